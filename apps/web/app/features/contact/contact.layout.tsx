import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import { Outlet } from 'react-router';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { useSite } from '~/lib/site.ts';
import { EnvelopeDrawing } from '~/ui/drawings/envelope-drawing.tsx';
import { Page } from '~/ui/page.tsx';
import type { Route } from './+types/contact.layout.ts';
import styles from './contact.module.css';
import { ContactForm } from './contact-form.tsx';

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Contact us'),
      description:
        'Write to us, call us or send a WhatsApp message: support Monday to Friday, 11am to 7pm IST.',
      path: '/contact-us',
    },
    args,
  );

/** The frame of the contact page; its text comes from the page inside, which staff write. */
export default function ContactLayout() {
  return (
    <Page>
      <div className={styles.intro}>
        <div className={styles.words}>
          <Outlet />
        </div>
        <EnvelopeDrawing className={styles.drawing} />
      </div>
      <div className={styles.columns}>
        <ContactForm />
        <Ways />
      </div>
    </Page>
  );
}

function Ways() {
  const { supportEmail, supportPhone, postalAddress } = useSite();
  const digits = supportPhone.replaceAll(/[^\d+]/g, '');
  return (
    <section className={styles.ways} aria-labelledby="ways">
      <h2 id="ways">Other ways to reach us</h2>
      <dl>
        <div>
          <dt>
            <Mail aria-hidden="true" /> E-mail
          </dt>
          <dd>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Phone aria-hidden="true" /> Phone and WhatsApp
          </dt>
          <dd>
            <a href={`tel:${digits}`}>{supportPhone.replaceAll(' ', '\u00a0')}</a>
            <a href={`https://wa.me/${digits.replace('+', '')}`} target="_blank" rel="noopener noreferrer">
              Chat on WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </dd>
        </div>
        <div>
          <dt>
            <Clock aria-hidden="true" /> Support hours
          </dt>
          <dd>Mon-Fri 11am-7pm IST</dd>
        </div>
        <div>
          <dt>
            <MapPin aria-hidden="true" /> Postal address
          </dt>
          <dd>
            <address>{postalAddress}</address>
          </dd>
        </div>
      </dl>
    </section>
  );
}
