import { useState } from 'react';
import { api } from '~/lib/api.ts';
import { messageOf } from '~/lib/api-error.ts';
import { toast } from '~/ui/toast.ts';
import { apiFilter, type QuestionFilterQuery } from './question-filters.ts';

const pageSize = 100;

/** The ids of everything that the filters find, read page by page. */
export function useChooseAll(filter: QuestionFilterQuery, onChosen: (ids: Set<string>) => void) {
  const [busy, setBusy] = useState(false);
  const run = async (total: number) => {
    setBusy(true);
    try {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / pageSize) }, (_, index) =>
          api('GET /api/admin/questions', {
            query: {
              ...apiFilter(filter),
              page: String(index + 1),
              pageSize: String(pageSize),
              sort: 'id',
              order: 'asc',
            },
          }),
        ),
      );
      onChosen(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => String(id)))));
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };
  return { busy, run };
}
