import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { useSite } from '~/lib/site.ts';
import styles from './auth-form.module.css';

/** In a new tab, so that nothing typed is lost. */
export function LegalLinks({ doing }: { doing: string }) {
  const { variant } = useSite();
  return (
    <p className={styles.legal}>
      By {doing}, you agree to our <NewTabLink href="/terms">Terms of Service</NewTabLink>
      {!isLeftOut(variant, '/privacy') && (
        <>
          {' '}
          and <NewTabLink href="/privacy">Privacy Policy</NewTabLink>
        </>
      )}
      .
    </p>
  );
}

function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
