import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { topicOptions } from '~/lib/admin/topic-options.ts';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { Combobox } from '~/ui/combobox.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import { isQuestion, keyOf, topicPathOf } from '../search-result.rules.ts';
import styles from './missed.module.css';
import type { MissedSearch } from './missed-columns.tsx';
import { missedKey } from './missed-queries.ts';

type AddToTopicDialogProps = { search: MissedSearch; open: boolean; onClose: () => void };

/** The nearest topics are one press away; any other is found by its name. */
export function AddToTopicDialog({ search, open, onClose }: AddToTopicDialogProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const near = useQuery({
    queryKey: [...missedKey, 'near', search.query],
    queryFn: () => api('GET /api/search', { query: { query: search.query } }),
    enabled: open,
  });
  const catalogue = useQuery({
    queryKey: [...catalogueKey, 'all'],
    queryFn: () => api('GET /api/subjects', { query: {} }),
    enabled: open,
  });
  const suggested = (near.data ?? []).filter((result) => !isQuestion(result)).slice(0, 4);

  const add = async (topicId: number) => {
    if (busy) return;
    setBusy(true);
    try {
      const { topics } = await api('POST /api/admin/searches/:id/topic', {
        params: { id: search.id },
        body: { topic_id: topicId },
      });
      const subjects = topics.map(({ subject_name }) => subject_name).join(' and ');
      toast.success(`“${search.query}” now finds ${topics[0]?.topic_name} in ${subjects}.`);
      onClose();
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: missedKey });
    await queries.invalidateQueries({ queryKey: catalogueKey });
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Which topic is “${search.query}”?`}
      description="It is found by this word from then on, at both levels of the course."
    >
      {suggested.length > 0 && (
        <>
          <p className={styles.title}>What comes nearest</p>
          <ul className={`plain-list ${styles.suggested}`}>
            {suggested.map((result) => (
              <li key={keyOf(result)}>
                <button type="button" disabled={busy} onClick={() => void add(result.id)}>
                  {result.topic_name}{' '}
                  <span className={styles.place}>
                    {[
                      result.subject.subject_name,
                      ...topicPathOf(result)
                        .slice(0, -1)
                        .map(({ topic_name }) => topic_name),
                    ].join(' › ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Combobox
        label={suggested.length > 0 ? 'Another topic' : 'Topic'}
        placeholder="Name of a topic"
        options={topicOptions(catalogue.data?.subjects ?? [])}
        value={null}
        onChange={(value) => {
          if (value !== null) void add(Number(value));
        }}
        disabled={busy}
      />
    </Dialog>
  );
}
