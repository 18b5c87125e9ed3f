import type { MistakePage } from '@sevenfold/contract/coach/coach';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Loaded } from '~/lib/admin/loaded.tsx';
import { useTableAddress } from '~/lib/admin/table-address.ts';
import { api } from '~/lib/api.ts';
import { useAuth } from '~/lib/auth/auth-store.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { TreeDrawing } from '~/ui/drawings/tree-drawing.tsx';
import { EmptyState, PageHeader } from '~/ui/page.tsx';
import { TablePages } from '~/ui/table-pages.tsx';
import { TableTools } from '~/ui/table-tools.tsx';
import { typesetFonts } from '~/ui/typeset-fonts.ts';
import type { Route } from './+types/mistakes.page.ts';
import { MistakeCard } from './mistake-card.tsx';
import styles from './mistakes.module.css';
import { filtersOf, mistakeQuery, nothingFor } from './mistakes.rules.ts';
import { OwnNote } from './own-note.tsx';

export const links = typesetFonts;

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Mistakes'),
      description: 'Every mark that you lost, and what to learn from it.',
      path: '/mistakes',
      noIndex: true,
    },
    args,
  );

const defaults = {
  sort: 'at',
  order: 'desc',
  pageSize: 10,
  filters: ['subject', 'topic', 'state'],
} as const;

export default function MistakesPage() {
  const { address, change } = useTableAddress(defaults);
  const owner = useAuth((state) => state.user?.id);
  const queries = useQueryClient();
  const asked = mistakeQuery(address);
  const queryKey = ['coach', owner, 'mistakes', asked];
  const query = useQuery({
    queryKey,
    queryFn: () => api('GET /api/coach/mistakes', { query: asked }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const noteSaved = (id: number, own_note: string | null) =>
    queries.setQueryData<MistakePage>(
      queryKey,
      (known) =>
        known && { ...known, rows: known.rows.map((row) => (row.id === id ? { ...row, own_note } : row)) },
    );
  const narrowed = Boolean(asked.subject || asked.topic || asked.state);
  return (
    <>
      <PageHeader
        title="Mistakes"
        lead="Every mark that you lost is one that you can win. Write down what happened, and try it with other numbers."
      />
      <Loaded query={query} what="your mistakes">
        {({ rows, total, page, pageSize, subjects }) =>
          total === 0 && !narrowed ? (
            <EmptyState
              drawing={<TreeDrawing />}
              title="No mistakes so far"
              text="What you get wrong in the bank and in tests is kept here, so that you can come back to it."
              action={<ButtonLink to="/today">Begin with a short session</ButtonLink>}
            />
          ) : (
            <>
              <div data-print="hide">
                <TableTools filters={filtersOf(asked, subjects, (filters) => change({ filters }))}>
                  <Button
                    variant="secondary"
                    icon={<Printer aria-hidden="true" />}
                    onClick={() => window.print()}
                  >
                    Print
                  </Button>
                </TableTools>
              </div>
              {rows.length === 0 ? (
                <EmptyState {...nothingFor(asked.state)} />
              ) : (
                <ul className={`plain-list ${styles.list}`} data-busy={query.isPlaceholderData || undefined}>
                  {rows.map((mistake) => (
                    <MistakeCard
                      key={mistake.id}
                      mistake={mistake}
                      note={
                        <OwnNote
                          id={mistake.id}
                          saved={mistake.own_note}
                          onSaved={(note) => noteSaved(mistake.id, note)}
                        />
                      }
                    />
                  ))}
                </ul>
              )}
              {total > 0 && (
                <div data-print="hide">
                  <TablePages total={total} page={page} pageSize={pageSize} onChange={change} />
                </div>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
