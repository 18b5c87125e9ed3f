import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { questionPath } from '@sevenfold/contract/questions/question';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { ago } from '~/lib/admin/ago.rules.ts';
import type { Answer } from '~/lib/api-call.ts';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import styles from './reported.module.css';

export type Reported = Answer<'GET /api/admin/reports'>['rows'][number];

export const reportedColumns = (
  now: number,
  onReview: (reported: Reported) => void,
): readonly DataColumn<Reported>[] => [
  {
    key: 'question',
    label: 'Question',
    role: 'main',
    width: '40%',
    cell: ({ question }) => (
      <>
        <a href={questionPath(question)} target="_blank" rel="noopener" className={styles.question}>
          {question.id}
          <ExternalLink aria-hidden="true" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>{' '}
        {excerpt(plainText(question.questions_text), 110)}
        <span className={styles.about}>
          {question.subject.subject_name} · {question.topic.topic_name}
        </span>
      </>
    ),
  },
  {
    key: 'reasons',
    label: 'Reasons',
    cell: ({ reasons }) => (
      <ul className={`plain-list ${styles.reasons}`}>
        {reasons.map(({ type, count }) => (
          <li key={type}>
            {count > 1 && <strong>{count} × </strong>}
            {type.replace(' (please specify below)', '')}
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'count',
    label: 'Reports',
    sort: 'count',
    first: 'desc',
    cell: ({ open, total }) =>
      open > 0 ? (
        <Badge tone="amber">{open === total ? `${open} open` : `${open} of ${total} open`}</Badge>
      ) : (
        <Badge tone="green">{total} closed</Badge>
      ),
  },
  {
    key: 'latest',
    label: 'Latest',
    sort: 'latest',
    first: 'desc',
    cell: ({ latest_at }) => (
      <time dateTime={latest_at} title={localMoment(latest_at)} className={styles.when}>
        {ago(latest_at, now)}
      </time>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    role: 'actions',
    cell: (reported) => (
      <span className={styles.actions}>
        <Link to={`/admin/questions/edit?id=${reported.question.id}`}>
          Edit<span className="visually-hidden"> question {reported.question.id}</span>
        </Link>
        <Button variant="secondary" size="sm" onClick={() => onReview(reported)}>
          Review<span className="visually-hidden"> the reports of question {reported.question.id}</span>
        </Button>
      </span>
    ),
  },
];
