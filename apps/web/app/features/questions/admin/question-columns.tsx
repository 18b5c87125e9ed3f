import { counted } from '@sevenfold/contract/platform/counted.rules';
import type { AdminQuestionRow } from '@sevenfold/contract/questions/admin-questions.endpoints';
import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { sessionLabel } from '@sevenfold/contract/questions/question.constants';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import { difficultyTones } from '../question-facts.tsx';
import styles from './questions.module.css';
import { editPath, type TableTrail } from './table-trail.ts';

export const questionColumns = (now: number, trail: TableTrail): readonly DataColumn<AdminQuestionRow>[] => [
  {
    key: 'question',
    label: 'Question',
    sort: 'id',
    first: 'desc',
    role: 'main',
    cell: (row) => (
      <span className={styles.question}>
        <Link to={editPath(row.id)} state={{ trail }} data-question={row.id}>
          <span className={styles.id}>{row.id}</span>{' '}
          {excerpt(plainText(row.questions_text), 90) || 'Without a text'}
        </Link>
        <span className={styles.quiet}>{holdings(row).join(' · ')}</span>
      </span>
    ),
  },
  {
    key: 'topic',
    label: 'Topic',
    sort: 'topic',
    cell: ({ subject, topic_path }) => (
      <span className={styles.topic}>
        <span>{subject.subject_name}</span>
        <span className={styles.quiet}>{topic_path.map(({ topic_name }) => topic_name).join(' › ')}</span>
      </span>
    ),
  },
  {
    key: 'difficulty',
    label: 'Difficulty',
    sort: 'difficulty',
    cell: ({ difficulty }) => <Badge tone={difficultyTones[difficulty]}>{difficulty}</Badge>,
  },
  { key: 'marks', label: 'Marks', sort: 'marks', align: 'end', cell: ({ marks }) => marks },
  {
    key: 'session',
    label: 'Session',
    sort: 'year',
    first: 'desc',
    cell: (row) => (
      <span className={styles.session}>
        {[row.level, sessionLabel(row), row.question_number].filter(Boolean).join(' · ') || '–'}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'State',
    cell: (row) => (
      <span className={styles.badges}>
        {!row.visible && <Badge tone="amber">Hidden</Badge>}
        {row.verified ? <Badge tone="green">Verified</Badge> : <Badge>Not verified</Badge>}
        {row.topic_changed && <Badge tone="violet">Topic changed</Badge>}
        {row.math_level_visibility_shared && <Badge>SL/HL</Badge>}
        {row.open_reports > 0 && (
          <Link to={`/admin/reported-questions?q=${row.id}`}>
            <Badge tone="red">{counted(row.open_reports, 'report')}</Badge>
          </Link>
        )}
      </span>
    ),
  },
  {
    key: 'priority',
    label: 'Priority',
    sort: 'priority',
    align: 'end',
    cell: ({ priority }) => priority ?? '–',
  },
  {
    key: 'updated',
    label: 'Last edited',
    sort: 'updated',
    first: 'desc',
    cell: ({ updated_at }) => (
      <time dateTime={updated_at} title={localMoment(updated_at)} className={styles.when}>
        {ago(updated_at, now)}
      </time>
    ),
  },
];

/** What there is beside the text, and what is missing. */
const holdings = ({ images, answer_images, has_answer, has_video }: AdminQuestionRow): string[] =>
  [
    images > 0 && counted(images, 'image'),
    !has_answer && 'no answer',
    answer_images > 0 && counted(answer_images, 'answer image'),
    has_video && 'video',
  ].filter((each) => each !== false);
