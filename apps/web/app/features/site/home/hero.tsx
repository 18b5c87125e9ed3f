import { bankRoot } from '@sevenfold/contract/site/paths';
import { useSite } from '~/lib/site.ts';
import { ButtonAnchor, ButtonLink } from '~/ui/button.tsx';
import { Mark } from '~/ui/logo.tsx';
import styles from './hero.module.css';
import { hero } from './home-content.ts';
import { WorldMap } from './world-map.tsx';

function Title() {
  const [before, after] = hero.title.split(hero.together);
  return (
    <h1>
      {before}
      <span className={styles.together}>{hero.together}</span>
      {after}
    </h1>
  );
}

export function Hero() {
  const site = useSite();
  return (
    <div className={styles.hero}>
      <p className={styles.badge}>
        <Mark size={18} className={styles.mark} />
        {hero.badge}
      </p>
      <WorldMap className={styles.map} />
      <div className={styles.words}>
        <Title />
        <p className={styles.text}>{hero.text}</p>
        <div className={styles.actions}>
          <ButtonAnchor href={site.trialClassUrl} size="lg">
            {hero.trial}
          </ButtonAnchor>
          <ButtonLink to={bankRoot} size="lg" variant="secondary">
            {hero.start}
          </ButtonLink>
        </div>
        <p className={styles.trust}>{hero.trust}</p>
      </div>
    </div>
  );
}
