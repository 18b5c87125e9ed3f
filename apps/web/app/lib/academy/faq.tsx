import { Plus } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { Link } from 'react-router';
import { ButtonAnchor } from '../../ui/button.tsx';
import { useSite } from '../site.ts';
import styles from './faq.module.css';
import { faqItems } from './faq-content.ts';

/** Browsers that know groups of details close the others themselves, without any script. */
function closeOthers({ currentTarget: opened }: SyntheticEvent<HTMLDetailsElement>): void {
  if (!opened.open || 'name' in HTMLDetailsElement.prototype) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== opened) other.open = false;
  }
}

export function Faq({ className }: { className?: string | undefined }) {
  const { name, enquiryUrl } = useSite();
  return (
    <section className={[styles.faq, className].filter(Boolean).join(' ')} aria-labelledby="faq">
      <div className={styles.aside}>
        <h2 id="faq">Frequently asked questions</h2>
        <p>Not what you were looking for? Ask us, and a person answers.</p>
        <ButtonAnchor href={enquiryUrl} variant="secondary">
          Get in Touch
        </ButtonAnchor>
      </div>
      <div className={styles.items}>
        {faqItems(name).map(({ question, answer, link, enquiry }) => (
          <details key={question} name="faq" onToggle={closeOthers}>
            <summary>
              {question}
              <Plus aria-hidden="true" />
            </summary>
            <p>
              {answer} {link && <Link to={link.to}>{link.label}</Link>}
              {enquiry && (
                <a href={enquiryUrl} target="_blank" rel="noopener noreferrer">
                  Open the enquiry form<span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
