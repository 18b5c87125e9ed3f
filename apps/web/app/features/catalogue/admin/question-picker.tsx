import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { counted } from '~/lib/admin/counted.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { DataTable } from '~/ui/data-table.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import styles from './transfer.module.css';

type QuestionPickerProps = {
  topicId: number;
  withBelow: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
};

export function QuestionPicker({ topicId, withBelow, chosen, onChoose }: QuestionPickerProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  const query = useQuery({
    queryKey: [...catalogueKey, 'questions', { topicId, withBelow, q, page, pageSize }],
    queryFn: () =>
      api('GET /api/admin/question-transfers/questions', {
        query: {
          topic_id: topicId,
          with_below: withBelow ? 'true' : 'false',
          ...(q && { q }),
          page: String(page),
          pageSize: String(pageSize),
          order: 'asc',
        },
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.picker}>
      <TableTools
        search={{
          label: 'Search by number or text',
          value: q,
          onChange: (text) => {
            setQ(text);
            setPage(1);
          },
        }}
      >
        <span role="status">{counted(chosen.size, 'question')} chosen</span>
      </TableTools>
      <Loaded query={query} what="the questions">
        {({ rows, total, page: shown, pageSize: size }) =>
          rows.length === 0 ? (
            <p>No questions {q ? 'match this' : 'are in this topic'}.</p>
          ) : (
            <>
              <DataTable
                caption="Questions"
                rows={rows}
                rowKey={({ id }) => String(id)}
                selection={{ selected: chosen, onSelect: onChoose }}
                busy={query.isPlaceholderData}
                columns={[
                  {
                    key: 'text',
                    label: 'Question',
                    role: 'main',
                    cell: ({ id, questions_text }) => `${id} ${excerpt(plainText(questions_text), 110)}`,
                  },
                  { key: 'topic', label: 'Topic', cell: ({ topic }) => topic.topic_name },
                  { key: 'difficulty', label: 'Difficulty', cell: ({ difficulty }) => difficulty },
                  { key: 'marks', label: 'Marks', align: 'end', cell: ({ marks }) => marks },
                  { key: 'shown', label: 'Shown', cell: ({ visible }) => (visible ? 'Yes' : 'Hidden') },
                ]}
              />
              <TablePages
                total={total}
                page={shown}
                pageSize={size}
                onChange={(change) => {
                  setPage(change.page ?? 1);
                  if (change.pageSize) setPageSize(change.pageSize);
                }}
              />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
