import { excerpt, plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { api } from '~/lib/api.ts';
import { QuestionBody } from '~/lib/bank/question-body.tsx';
import styles from './thread-pane.module.css';

/** The question itself, read when it is wanted. */
export function AskedQuestion({ id }: { id: number }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: ['admin', 'question', id],
    queryFn: () => api('GET /api/questions/:id', { params: { id } }),
    enabled: open,
  });
  return (
    <details className={styles.question} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The question</summary>
      {open && (
        <Loaded query={query} what="the question" height="6rem">
          {(question) => (
            <QuestionBody
              question={{
                images: question.images,
                text: question.questions_html.trim() === '' ? undefined : { html: question.questions_html },
                specialInfo: question.specialInfo,
                summary: excerpt(plainText(question.questions_text), 90),
              }}
            />
          )}
        </Loaded>
      )}
    </details>
  );
}
