import styles from './challenges.module.css';
import { challenges } from './home-content.ts';
import { Section } from './section.tsx';

/** Set as examiners set a mark scheme: ruled lines, and the marks in the margin. */
export function Challenges() {
  return (
    <Section id="challenges" title={challenges.title} text={challenges.text} className={styles.challenges}>
      <dl className={styles.key}>
        {challenges.key.map(([letter, word]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>{word}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.scheme}>
        <ol className="plain-list">
          {challenges.lines.map(({ challenge, answer, mark }) => (
            <li key={challenge}>
              <div>
                <h3>{challenge}</h3>
                <p>{answer}</p>
              </div>
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
            </li>
          ))}
        </ol>
        <p className={styles.total} aria-hidden="true">
          [{challenges.lines.length} marks]
        </p>
      </div>
    </Section>
  );
}
