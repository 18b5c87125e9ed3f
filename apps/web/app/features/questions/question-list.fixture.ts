import { bankRoot } from '@sevenfold/contract/site/paths';
import { within } from '@testing-library/react';
import { catalogueAnswers } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import type { Answers } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';

export const leaf = 'subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=arithmetic';
export const leafPath = `${bankRoot}?${leaf}`;

/** A list of so many questions; each page answers with its own. */
export const listOf = (total: number): Answers => ({
  ...catalogueAnswers(),
  'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
  'GET /api/questions': ({ query }) => {
    const [page, pageSize] = [Number(query.page ?? 1), Number(query.pageSize ?? 5)];
    const ids = Array.from({ length: total }, (_, index) => index + 1);
    const questions = ids.slice((page - 1) * pageSize, page * pageSize).map((id) => questionCard(id));
    return { questions, total, page, pageSize };
  },
});

export async function openList(path: string, opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(path, { answers: listOf(2), ...opening });
  const { main, api } = page;
  await main.findByRole('status');
  const panel = within(main.getByRole('complementary', { name: 'Filters' }));
  return {
    ...page,
    panel,
    range: () => main.queryByText(/^Showing \d/)?.textContent,
    chips: () =>
      Array.from(main.queryByRole('list', { name: 'Active filters' })?.querySelectorAll('a') ?? []).map(
        (chip) => chip.textContent,
      ),
    chip: (name: string) => main.getByText(name, { selector: '[aria-label="Active filters"] a' }),
    shownIds: () =>
      main
        .queryAllByText('View Answer')
        .map((link) => Number(/\/(\d+)\?/.exec(link.closest('a')?.getAttribute('href') ?? '')?.[1])),
    bar: () =>
      Array.from(main.queryByRole('navigation', { name: 'Pages' })?.querySelectorAll('li') ?? [])
        .map((item) => item.textContent)
        .join(' '),
    lastQuery: () => api.callsOf('GET /api/questions').at(-1)?.query,
  };
}
