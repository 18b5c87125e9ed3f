import type { MapTopic } from '@sevenfold/contract/coach/coach';
import { counted } from '@sevenfold/contract/platform/counted.rules';
import { Link } from 'react-router';
import { marksInTen, rangeInTen, stepOf } from '../estimates.rules.ts';
import { practicePath } from '../practice-path.ts';
import { EstimateBar } from './estimate-bar.tsx';
import styles from './mastery-map.module.css';

type Tile = MapTopic['subtopics'][number];

type MasteryMapProps = {
  topics: readonly MapTopic[];
  /** The course whose questions a tile opens. Parents only look. */
  subject?: string;
};

/** Every subtopic as a tile, below its topic. To a screen reader it is a list of links with their estimates. */
export function MasteryMap({ topics, subject }: MasteryMapProps) {
  return (
    <div className={styles.map}>
      <p className={styles.legend}>
        <span className={styles.scale} aria-hidden="true">
          {[0, 1, 2, 3, 4].map((step) => (
            <span key={step} data-step={step} />
          ))}
        </span>
        The deeper the colour, the more marks can be expected. A dashed tile: too little to say.
      </p>
      {topics.map((topic) => (
        <section key={topic.topic.id} aria-labelledby={`topic-${topic.topic.id}`} className={styles.topic}>
          <div className={styles.head}>
            <h3 id={`topic-${topic.topic.id}`}>
              <span className={styles.number}>{topic.topic.topic_number}</span> {topic.topic.topic_name}
            </h3>
            <p>{estimateText(topic)}</p>
          </div>
          <ul className={`plain-list ${styles.tiles}`}>
            {(topic.subtopics.length > 0 ? topic.subtopics : [topic]).map((tile) => (
              <li key={tile.topic.id}>
                <TopicTile tile={tile} {...(subject !== undefined && { subject })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function TopicTile({ tile, subject }: { tile: Tile; subject?: string }) {
  const { topic, estimate } = tile;
  const look = {
    className: styles.tile,
    'data-step': estimate === null ? undefined : stepOf(estimate),
    'data-unsure': estimate === null || undefined,
  };
  const words = (
    <>
      <span className={styles.name}>
        <span className={styles.number}>{topic.topic_number}</span> {topic.topic_name}
      </span>
      <span className={styles.estimate}>{estimateText(tile)}</span>
      {estimate !== null && tile.low !== null && tile.high !== null && (
        <EstimateBar share={estimate} low={tile.low} high={tile.high} />
      )}
      <span className={styles.facts}>{factsText(tile)}</span>
    </>
  );
  if (subject === undefined) return <div {...look}>{words}</div>;
  return (
    <Link {...look} to={practicePath(subject, tile.topic_path)}>
      {words}
    </Link>
  );
}

const estimateText = ({ estimate }: Pick<Tile, 'estimate'>): string =>
  estimate === null ? 'Too little to say' : `About ${marksInTen(estimate)}`;

const factsText = ({ practised, due }: Tile): string =>
  [practised === 0 ? 'Not practised yet' : counted(practised, 'answer'), due > 0 && `${due} due`]
    .filter(Boolean)
    .join(', ');

/** The same as numbers. */
export function MapTable({ topics }: { topics: readonly MapTopic[] }) {
  return (
    <details className={styles.asTable}>
      <summary>Show as a table</summary>
      <div className={styles.scroll}>
        <table>
          <caption className="visually-hidden">What can be expected, by topic</caption>
          <thead>
            <tr>
              <th scope="col">Topic</th>
              <th scope="col">Expected</th>
              <th scope="col">Four times in five</th>
              <th scope="col">Answers</th>
              <th scope="col">Due</th>
            </tr>
          </thead>
          <tbody>
            {topics
              .flatMap((topic): Tile[] => [topic, ...topic.subtopics])
              .map((tile) => (
                <tr key={tile.topic.id} data-top={tile.topic_path.length === 1 || undefined}>
                  <th scope="row">
                    {tile.topic.topic_number} {tile.topic.topic_name}
                  </th>
                  <td>{estimateText(tile)}</td>
                  <td>{tile.low !== null && tile.high !== null ? rangeInTen(tile.low, tile.high) : '–'}</td>
                  <td>{tile.practised}</td>
                  <td>{tile.due}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
