import { type BillingCycle, billingCycles, pricedPlans } from '@sevenfold/contract/billing/plans';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { Link } from 'react-router';
import { dialogOnUse } from '~/lib/on-use.tsx';
import { Badge } from '~/ui/badge.tsx';
import { NeedsScript } from '~/ui/needs-script.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plans.module.css';
import { saving } from './pricing-content.ts';
import { useBuyPlan } from './use-buy-plan.ts';
import { useOwnMembership } from './use-own-membership.ts';

const StartPlanDialog = dialogOnUse(async () => (await import('./start-plan.dialog.tsx')).StartPlanDialog);

const cycleNames: Record<BillingCycle, string> = { monthly: 'Monthly', yearly: 'Yearly' };

/** The switch is a pair of radio buttons and the rest is style, so it works before and without any script. */
export function Plans() {
  const { membership, readAgain } = useOwnMembership();
  const own = membership?.plan;
  const purchase = useBuyPlan(readAgain);
  const paying = own === 'platinum' || own === 'platinum_yearly' || own === 'silver';
  return (
    <div className={styles.plans}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">How you pay</legend>
        {billingCycles.map((cycle) => (
          <label key={cycle}>
            <input type="radio" name="cycle" value={cycle} defaultChecked={cycle === 'monthly'} />
            <span>{cycleNames[cycle]}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.hint} data-cycle="monthly">
        <Badge tone="gold">Save {saving.percent}%</Badge> when you pay for a year: {saving.yearlyPrice}{' '}
        instead of {saving.twelveMonths}
      </p>
      <p className={styles.hint} data-cycle="yearly">
        One payment of {saving.yearlyPrice}, which is {saving.perMonth} a month
      </p>
      <div className={styles.cards}>
        {pricedPlans.map((plan) => (
          <PlanCard
            key={plan.key}
            plan={plan}
            own={own === plan.key}
            quiet={paying && own !== plan.key}
            membership={membership}
            purchase={purchase}
          />
        ))}
        <Working />
      </div>
      {purchase.asking && (
        <StartPlanDialog
          key={purchase.asking.plan}
          {...purchase.asking}
          purchase={purchase}
          onClose={purchase.stopAsking}
        />
      )}
      <NeedsScript>
        Paying needs JavaScript. Please switch it on in your browser; the free plan can be read without it.
      </NeedsScript>
    </div>
  );
}

/** What the year saves, set out as one would on paper. */
function Working() {
  return (
    <section className={styles.working} data-cycle="yearly" aria-labelledby="saving">
      <h2 id="saving">What a year saves</h2>
      <table>
        <caption className="visually-hidden">The yearly plan compared with twelve months</caption>
        <tbody>
          <tr>
            <th scope="row">
              {saving.monthlyName}, 12 × {saving.monthlyPrice}
            </th>
            <td>{saving.twelveMonths}</td>
          </tr>
          <tr>
            <th scope="row">{saving.yearlyName}</th>
            <td>− {saving.yearlyPrice}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">You keep</th>
            <td>{saving.saved}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        Not sure yet? The free plan stays free. <Link to={bankRoot}>Open the question bank</Link>
      </p>
    </section>
  );
}
