import { ChevronDown, Printer } from 'lucide-react';
import { bookletName, calculatorWords, minutesWords } from '~/lib/papers/paper-words.ts';
import { CoverSheet } from '~/ui/cover-sheet.tsx';
import type { ShownPaper } from './load-paper.ts';
import { kindWords, printChoices } from './paper.rules.ts';
import styles from './paper-aside.module.css';
import { PrintLink } from './print-link.tsx';
import { SitPaper } from './sit-paper.tsx';

/** The front page of the paper, and the ways to use it. */
export function PaperAside({ paper }: { paper: ShownPaper }) {
  const { subject, marks, minutes, questionCount, calculatorAllowed, booklet } = paper;
  return (
    <aside className={styles.aside} aria-label="About this paper" data-print="hide">
      <CoverSheet
        kicker={kindWords(paper)}
        title={subject.subject_name}
        facts={[
          { name: 'Time', value: minutesWords(minutes) },
          { name: 'Marks', value: marks },
          { name: 'Questions', value: questionCount },
          {
            name: 'Allowed',
            wide: true,
            value: (
              <>
                {calculatorWords(calculatorAllowed)}
                {', '}
                {booklet ? (
                  <a href={booklet} target="_blank" rel="noopener noreferrer">
                    {bookletName(subject.slug).toLowerCase()}
                    <span className="visually-hidden"> (opens in a new tab)</span>
                  </a>
                ) : (
                  `your own ${bookletName(subject.slug).toLowerCase()}`
                )}
              </>
            ),
          },
        ]}
      />
      {paper.open && (
        <div className={styles.actions}>
          <SitPaper paper={paper} />
          <details className={styles.print}>
            <summary>
              <Printer aria-hidden="true" />
              Print
              <ChevronDown aria-hidden="true" />
            </summary>
            <ul className="plain-list">
              {printChoices.map((choice) => (
                <li key={choice.label}>
                  <PrintLink paper={paper} choice={choice} />
                </li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </aside>
  );
}
