import { useEffect, useRef } from 'react';
import { prefersCalm } from './calm.ts';
import { statistics } from './home-content.ts';
import styles from './statistics.module.css';
import { useHalfVisible } from './use-half-visible.ts';

const countingMs = 900;

/** The numbers are there from the start. When they come into sight for the first time, they count up to themselves. */
export function Statistics() {
  const list = useRef<HTMLDListElement>(null);
  const seen = useHalfVisible(list);
  const counted = useRef(false);
  useEffect(() => {
    if (!seen || counted.current || !list.current) return;
    counted.current = true;
    if (!prefersCalm()) return countUp(list.current.querySelectorAll<HTMLElement>('[data-number]'));
  }, [seen]);
  return (
    <section className={styles.band} aria-label="Sevenfold in numbers">
      <dl ref={list} className={styles.numbers}>
        {statistics.map(({ number, unit, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span aria-hidden="true">
                <span data-number={number} className={styles.number}>
                  {number}
                </span>
                <span className={styles.unit}>{unit}</span>
              </span>
              <span className="visually-hidden">
                {number}
                {unit}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function countUp(places: NodeListOf<HTMLElement>): () => void {
  // What follows a number stays where it is while the number grows.
  for (const place of places) place.style.minWidth = `${place.getBoundingClientRect().width}px`;
  const begun = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    const part = Math.min(1, Math.max(0, now - begun) / countingMs);
    for (const place of places) {
      const whole = Number(place.getAttribute('data-number'));
      place.textContent = String(Math.round(whole * (1 - (1 - part) ** 3)));
    }
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}
