import { Link } from 'react-router';
import { footerColumns, inVariant } from '~/lib/navigation.ts';
import { useSite } from '~/lib/site.ts';
import { Logo } from '~/ui/logo.tsx';
import { ThemeToggle } from '~/ui/theme-toggle.tsx';
import styles from './footer.module.css';

export function Footer() {
  const site = useSite();
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>Exam-style questions, worked answers and timed tests for the IB Diploma.</p>
          <ThemeToggle />
        </div>
        <div className={styles.columns}>
          {footerColumns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul className="plain-list">
                {inVariant(site.variant, column.links).map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.small}>
          <p suppressHydrationWarning>
            © {new Date().getUTCFullYear()} {site.name}. All rights reserved.
          </p>
          <p>
            {site.name} is independent of the International Baccalaureate Organization and is not endorsed by
            it.
          </p>
        </div>
      </div>
    </footer>
  );
}
