import { type CSSProperties, useState } from 'react';
import { hatchedLand, placed, sheet } from './hatched-world.rules.ts';
import { type Country, countries, firstCountry } from './home-content.ts';
import styles from './world-map.module.css';
import { coasts } from './world-outline.ts';

const percent = (part: number) => `${part.toFixed(1)}%`;
const land = hatchedLand(coasts, 3.3);

/**
 * The world on ruled paper with a marker for each country. One claim is on show at a time; pointing at a marker,
 * reaching it by keyboard or tapping it shows its own, and Escape hides it.
 */
export function WorldMap({ className }: { className?: string | undefined }) {
  const [shown, setShown] = useState<number | undefined>(firstCountry);
  return (
    <div className={[styles.map, className].filter(Boolean).join(' ')}>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={styles.land} aria-hidden="true">
        <path d={land} />
      </svg>
      <ul className={`plain-list ${styles.markers}`} aria-label="Where our students are">
        {countries.map((country, index) => (
          <Marker
            key={country.name}
            country={country}
            id={`country-${index}`}
            shown={shown === index}
            onShow={() => setShown(index)}
            onHide={() => setShown(undefined)}
          />
        ))}
      </ul>
    </div>
  );
}

interface MarkerProps {
  country: Country;
  id: string;
  shown: boolean;
  onShow(): void;
  onHide(): void;
}

function Marker({ country, id, shown, onShow, onHide }: MarkerProps) {
  const [x, y] = placed(...country.at);
  const left = (100 * x) / sheet.width;
  return (
    <li
      className={styles.marker}
      style={{ '--x': percent(left), '--y': percent((100 * y) / sheet.height) } as CSSProperties}
      data-shown={shown}
      data-side={country.claimFrom ?? (left > 60 ? 'end' : left < 30 ? 'start' : 'middle')}
      data-claim={country.claimGoes}
    >
      <button
        type="button"
        className={styles.dot}
        aria-describedby={id}
        onPointerEnter={onShow}
        onFocus={onShow}
        onClick={onShow}
        onKeyDown={(event) => event.key === 'Escape' && onHide()}
      >
        <span className={styles.name} data-label={country.label}>
          {country.name}
        </span>
      </button>
      <div className={styles.tooltip} role="tooltip" id={id}>
        <strong aria-hidden="true">{country.name}</strong> {country.claim}
      </div>
    </li>
  );
}
