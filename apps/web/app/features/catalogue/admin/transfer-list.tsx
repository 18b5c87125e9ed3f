import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ago } from '~/lib/admin/ago.rules.ts';
import { catalogueKey } from '~/lib/admin/catalogue-key.ts';
import { counted } from '~/lib/admin/counted.ts';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useNow } from '~/lib/admin/use-now.ts';
import { api } from '~/lib/api.ts';
import type { Answer } from '~/lib/api-call.ts';
import { messageOf } from '~/lib/api-error.ts';
import { localMoment } from '~/lib/dates.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { DataTable } from '~/ui/data-table.tsx';
import { ConfirmDialog } from '~/ui/dialog.tsx';
import { toast } from '~/ui/toast.ts';
import styles from './transfer.module.css';
import { undoneWords } from './transfer-words.ts';

type Transfer = Answer<'GET /api/admin/question-transfers'>['transfers'][number];

export function TransferList() {
  const now = useNow();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Transfer>();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<string>();
  const query = useQuery({
    queryKey: [...catalogueKey, 'transfers'],
    queryFn: () => api('GET /api/admin/question-transfers'),
  });

  const undo = async ({ id }: Transfer) => {
    setBusy(true);
    try {
      const words = undoneWords(await api('POST /api/admin/question-transfers/:id/undo', { params: { id } }));
      toast.success(words.done);
      setLeft(words.left);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
    setAsked(undefined);
    await queries.invalidateQueries({ queryKey: catalogueKey });
  };

  return (
    <section className={styles.latest} aria-labelledby="latest-transfers">
      <h2 id="latest-transfers">Latest transfers</h2>
      {left && <p role="status">{left}</p>}
      <Loaded query={query} what="the transfers" height="6rem">
        {({ transfers }) =>
          transfers.length === 0 ? (
            <p className={styles.nothing}>Nothing has been transferred yet.</p>
          ) : (
            <DataTable
              caption="Latest transfers"
              rows={transfers}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  key: 'what',
                  label: 'Questions',
                  role: 'main',
                  cell: ({ count }) => counted(count, 'question'),
                },
                { key: 'from', label: 'From', cell: ({ from }) => from },
                { key: 'to', label: 'To', cell: ({ to }) => to },
                { key: 'by', label: 'By', cell: ({ by }) => by },
                {
                  key: 'at',
                  label: 'When',
                  cell: ({ at }) => (
                    <time dateTime={at} title={localMoment(at)}>
                      {ago(at, now)}
                    </time>
                  ),
                },
                {
                  key: 'undo',
                  label: 'Undo',
                  role: 'actions',
                  cell: (transfer) =>
                    transfer.undone_at ? (
                      <Badge>Undone by {transfer.undone_by}</Badge>
                    ) : (
                      <Button variant="secondary" size="sm" onClick={() => setAsked(transfer)}>
                        Undo<span className="visually-hidden"> the transfer to {transfer.to}</span>
                      </Button>
                    ),
                },
              ]}
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        title="Undo this transfer?"
        text={
          asked
            ? `The questions go back to ${asked.from}. Those that were moved on since stay where they are.`
            : ''
        }
        confirmLabel="Undo transfer"
        busy={busy}
        onConfirm={() => {
          if (asked) void undo(asked);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}
