import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { useSite } from '~/lib/site.ts';
import { DestinationLink } from './destination-link.tsx';
import { pathOf, promos } from './home-content.ts';
import styles from './promos.module.css';

export function Promos() {
  const { variant } = useSite();
  const shown = promos.filter((card) => !isLeftOut(variant, pathOf(card.leadsTo)));
  return (
    <section className={styles.band} aria-label="Where to go from here">
      <ul className={`plain-list ${styles.promos}`}>
        {shown.map((card) => (
          <li key={card.title}>
            <DestinationLink card={card} className={styles.promo}>
              <h2>{card.title}</h2>
              <p>{card.text}</p>
            </DestinationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
