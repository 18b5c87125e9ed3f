import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { useSite } from '~/lib/site.ts';
import { CurveDrawing } from '~/ui/drawings/curve-drawing.tsx';
import { TimedPaperDrawing } from '~/ui/drawings/timed-paper-drawing.tsx';
import { VectorsDrawing } from '~/ui/drawings/vectors-drawing.tsx';
import styles from './cards.module.css';
import { DestinationLink } from './destination-link.tsx';
import { cards, pathOf } from './home-content.ts';

const drawings = { curve: CurveDrawing, vectors: VectorsDrawing, paper: TimedPaperDrawing } as const;

export function Cards() {
  const { variant } = useSite();
  const shown = cards.filter((card) => !isLeftOut(variant, pathOf(card.leadsTo)));
  return (
    <section className={styles.cards} aria-label="What you can do here">
      {shown.map((card) => {
        const Drawing = drawings[card.drawing];
        return (
          <DestinationLink key={card.title} card={card} className={styles.card}>
            <span className={styles.ground}>
              <Drawing className={styles.drawing} />
            </span>
            <h2>{card.title}</h2>
            <p>{card.text}</p>
          </DestinationLink>
        );
      })}
    </section>
  );
}
