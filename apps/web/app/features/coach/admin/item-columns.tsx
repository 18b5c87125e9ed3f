import type { CoachItem } from '@sevenfold/contract/coach/coach';
import { questionPath } from '@sevenfold/contract/questions/question';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import type { DataColumn } from '~/ui/data-table.tsx';
import { suspicionText } from './items.rules.ts';
import styles from './student.module.css';

const tones = { Easy: 'green', Medium: 'amber', Hard: 'red' } as const;
const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)} %`);

export const itemColumns: readonly DataColumn<CoachItem>[] = [
  {
    key: 'design',
    label: 'Question',
    role: 'main',
    cell: ({ question, design, topic }) => (
      <>
        {question ? (
          <Link to={questionPath(question)}>
            {topic?.topic_name ?? 'Question'} {question.id}
          </Link>
        ) : (
          'No longer in the bank'
        )}
        <div className={styles.design}>{design}</div>
      </>
    ),
  },
  { key: 'subject', label: 'Course', cell: ({ subject }) => subject.subject_name },
  {
    key: 'difficulty',
    label: 'Label',
    cell: ({ difficulty }) => <Badge tone={tones[difficulty]}>{difficulty}</Badge>,
  },
  {
    key: 'replies',
    label: 'Students',
    sort: 'replies',
    first: 'desc',
    align: 'end',
    cell: ({ replies }) => replies,
  },
  {
    key: 'facility',
    label: 'Facility',
    sort: 'facility',
    align: 'end',
    cell: ({ facility }) => percent(facility),
  },
  {
    key: 'discrimination',
    label: 'Discrimination',
    sort: 'discrimination',
    align: 'end',
    cell: ({ discrimination }) => (discrimination === null ? '–' : discrimination.toFixed(2)),
  },
  {
    key: 'suspicions',
    label: 'To look at',
    sort: 'suspicious',
    first: 'desc',
    cell: ({ suspicions }) =>
      suspicions.length === 0 ? (
        '–'
      ) : (
        <span className={styles.suspicions}>
          {suspicions.map((suspicion) => (
            <Badge key={suspicion.kind} tone={suspicion.kind === 'label' ? 'amber' : 'red'}>
              {suspicionText(suspicion)}
            </Badge>
          ))}
        </span>
      ),
  },
];
