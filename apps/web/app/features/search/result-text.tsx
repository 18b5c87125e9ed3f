import { ChevronRight, FileQuestionMark, Folder } from 'lucide-react';
import { Fragment } from 'react';
import styles from './result-text.module.css';
import {
  isQuestion,
  questionCountOf,
  type SearchResult,
  shownParts,
  topicPathOf,
} from './search-result.rules.ts';

/** What a result says: a question's text above its place, or a topic at the end of its path. */
export function ResultText({ result }: { result: SearchResult }) {
  const question = isQuestion(result);
  const Icon = question ? FileQuestionMark : Folder;
  const path = topicPathOf(result).map((topic) => topic.topic_name);
  const subject = <span className={styles.subject}>({result.subject.subject_name})</span>;
  return (
    <span className={styles.result}>
      <Icon aria-hidden="true" />
      {question ? (
        <span className={styles.text}>
          <span className={styles.question}>
            <Marked result={result} />
          </span>
          <span className={styles.place}>
            <Path names={path} /> {subject}
          </span>
        </span>
      ) : (
        <span className={styles.text}>
          <span className={styles.topic}>
            {path.length > 1 && (
              <span className={styles.above}>
                <Path names={path.slice(0, -1)} />
                <Arrow />
              </span>
            )}
            <Marked result={result} /> {subject}
          </span>
          {result.question_count !== undefined && (
            <span className={styles.place}>{questionCountOf(result)}</span>
          )}
        </span>
      )}
    </span>
  );
}

function Marked({ result }: { result: SearchResult }) {
  return shownParts(result).map((part, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
    part.hit ? <mark key={position}>{part.text}</mark> : <Fragment key={position}>{part.text}</Fragment>,
  );
}

function Path({ names }: { names: readonly string[] }) {
  return names.map((name, depth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a topic may be called like the one above it
    <Fragment key={depth}>
      {depth > 0 && <Arrow />}
      {name}
    </Fragment>
  ));
}

/** Read out as a pause, not as a sign. */
function Arrow() {
  return (
    <>
      <span className="visually-hidden">, </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </>
  );
}
