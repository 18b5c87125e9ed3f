import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { layOutTheRest } from '~/lib/first-sight.ts';
import { Badge } from '~/ui/badge.tsx';
import { Typeset } from '~/ui/typeset.tsx';
import type { LoadedQuestion } from './load-question.ts';
import { difficultyTones } from './question-facts.tsx';
import styles from './related-questions.module.css';

export function RelatedQuestions({ related }: Pick<LoadedQuestion, 'related'>) {
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => layOutTheRest(cards.current), []);
  if (related.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-title" data-print="hide">
      <h2 id="related-title">Related questions</h2>
      <ul ref={cards} className={`plain-list ${styles.cards}`}>
        {related.map((question) => (
          <li key={question.id} className={styles.card}>
            <Link to={question.path} className={styles.link}>
              <span className="visually-hidden">{question.summary || question.topic}</span>
            </Link>
            {/* The link names the question to readers; its formulas are for the eyes, and none takes the focus. */}
            <div className={styles.preview} inert>
              <Typeset value={question.text} />
            </div>
            <p className={styles.facts}>
              <Badge tone={difficultyTones[question.difficulty]}>{question.difficulty}</Badge>
              <span>
                [{question.marks} {question.marks === 1 ? 'mark' : 'marks'}]
              </span>
              <span className={styles.topic}>{question.topic}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
