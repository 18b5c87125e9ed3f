import { currency, pricedPlans } from '@sevenfold/contract/billing/plans';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { Faq } from '~/lib/academy/faq.tsx';
import { faqItems } from '~/lib/academy/faq-content.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { publicPage } from '~/lib/public-page.ts';
import { useSite } from '~/lib/site.ts';
import { faqData, graphOf } from '~/lib/structured-data.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/pricing.page.ts';
import { Plans } from './plans.tsx';
import styles from './pricing.module.css';
import { grading, lead, reasons, saving } from './pricing-content.ts';

export const headers = publicPage;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Pricing'),
      description: `Free to begin. ${saving.monthlyName} for ${saving.monthlyPrice} a month or ${saving.yearlyPrice} a year: unlimited timed tests and 3000+ IB Diploma questions with worked answers.`,
      path: '/pricing',
      keywords: ['IB question bank price', 'IBDP practice tests', 'IB grading', 'Pro plan'],
      structuredData: (site) => graphOf(productOf(site.name), faqData(faqItems(site.name))),
    },
    args,
  );

const productOf = (siteName: string) => ({
  '@type': 'Product',
  name: 'IB Diploma question bank and practice tests',
  description: lead,
  brand: { '@type': 'Brand', name: siteName },
  offers: pricedPlans.map(({ name, amount, billingCycle }) => ({
    '@type': 'Offer',
    name,
    price: (amount / 100).toFixed(2),
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: (amount / 100).toFixed(2),
      priceCurrency: currency,
      unitText: billingCycle === 'yearly' ? 'year' : 'month',
    },
  })),
});

export default function PricingPage() {
  return (
    <Page>
      <div className={styles.header}>
        <h1>Plans that fit how you study</h1>
        <p>{lead}</p>
      </div>
      <Plans />

      <section className={styles.section} aria-labelledby="why-us">
        <h2 id="why-us">Why us?</h2>
        <ul className={`plain-list ${styles.reasons}`}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <Grading />

      <Faq className={styles.section} />
    </Page>
  );
}

function Grading() {
  const { variant } = useSite();
  return (
    <section className={styles.grading} aria-labelledby="grading-price">
      <div>
        <h2 id="grading-price">Have your test graded by a teacher</h2>
        <dl className={styles.terms}>
          <div>
            <dt>Price</dt>
            <dd>{grading.price} per test</dd>
          </div>
          <div>
            <dt>Report</dt>
            <dd>within {grading.hours} working hours</dd>
          </div>
        </dl>
        <p>{grading.text}</p>
        <div className={styles.actions}>
          {!isLeftOut(variant, '/take-a-test') && (
            <ButtonLink to="/take-a-test" variant="secondary">
              Take a test
            </ButtonLink>
          )}
          <span data-show-for="users">
            <ButtonLink to="/grading-your-test" variant="quiet">
              How grading works
            </ButtonLink>
          </span>
        </div>
      </div>
      <TimedPaperDrawing className={styles.drawing} />
    </section>
  );
}
