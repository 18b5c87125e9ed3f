import { bankRoot } from '@sevenfold/contract/site/paths';
import { useSite } from '~/lib/site.ts';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import styles from './banner.module.css';
import { banner } from './home-content.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Forty-five points as they come about: six subjects of seven, and three more. */
export function Banner() {
  const site = useSite();
  return (
    <section className={styles.band} aria-labelledby="banner">
      <div className={styles.inner}>
        <div>
          <h2 id="banner">{banner.title}</h2>
          <p>{banner.text}</p>
          <div className={styles.actions}>
            <ButtonAnchor href={site.consultationUrl} size="lg" className={styles.inverted}>
              {banner.consult}
            </ButtonAnchor>
            <ButtonLink to={bankRoot} size="lg" variant="quiet" className={styles.outlined}>
              {banner.start}
            </ButtonLink>
          </div>
        </div>
        <svg viewBox="0 0 260 224" className={styles.points} aria-hidden="true">
          {upTo(42).map((point) => (
            <circle key={point} cx={16 + (point % 7) * 32} cy={16 + Math.floor(point / 7) * 32} r="10" />
          ))}
          {upTo(3).map((point) => (
            <circle key={point} className={styles.core} cx={16 + point * 32} cy="208" r="10" />
          ))}
          <text x="118" y="214">
            6 × 7 + 3 = 45
          </text>
        </svg>
      </div>
    </section>
  );
}
