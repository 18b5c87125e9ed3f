import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { universities } from './home-content.ts';
import styles from './university-marks.module.css';

/** One neutral sign for each name, in its order, on a sheet of 32 by 32. */
const signs: readonly string[] = [
  'M16 3l11 4v9c0 7-5 11-11 13C10 27 5 23 5 16V7zM16 3v26M5 14h22',
  'M4 27V15a12 12 0 0 1 24 0v12M10 27V16a6 6 0 0 1 12 0v11M2 27h28',
  'M16 3l11.3 6.5v13L16 29 4.7 22.5v-13zM16 3v13m0 0l11.3 6.5M16 16L4.7 22.5',
  'M4 28V9h4v4h4V9h8v4h4V9h4v19zM13 28v-6a3 3 0 0 1 6 0v6',
  'M16 28A12 12 0 1 1 28 16M16 23a7 7 0 1 1 7-7M16 18a2 2 0 1 1 2-2v12',
  'M16 29V4m0 25L7 18m9 11l9-11M16 20l-6-7m6 7l6-7M16 12l-3-4m3 4l3-4',
  'M16 16m-12 0a12 5 0 1 0 24 0a12 5 0 1 0-24 0M10 5.6a12 5 60 1 0 12 20.8a12 5 60 1 0-12-20.8',
  'M27 4C15 5 8 12 8 22l-4 7M8 22c10 1 16-6 19-18M13 15l8-4M10 20l9-4',
];

/** Two of the same rows, one after the other: when the first has gone, the second stands where it began. */
export function UniversityMarks() {
  const [paused, setPaused] = useState(false);
  return (
    <section className={styles.band} aria-labelledby="universities" data-paused={paused}>
      <div className={styles.head}>
        <h2 id="universities">{universities.title}</h2>
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? 'Let the logos scroll' : 'Pause the logos'}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      </div>
      <div className={styles.window}>
        <Row />
        <Row copy />
      </div>
    </section>
  );
}

function Row({ copy = false }: { copy?: boolean }) {
  return (
    <ul className={`plain-list ${styles.row}`} aria-hidden={copy || undefined}>
      {universities.names.map((name, index) => (
        <li key={name}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d={signs[index]} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
