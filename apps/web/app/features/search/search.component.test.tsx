import { questionPath } from '@sevenfold/contract/questions/question';
import type { SearchResult } from '@sevenfold/contract/search/search';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { catalogueAnswers, economics } from '../../../test/bank-catalogue.ts';
import { question, questionCard } from '../../../test/bank-questions.ts';
import { type Answers, foreignAnswer, gate } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { staff } from '../../../test/people.ts';
import { searchPlaceholder } from './search.texts.ts';
import { searchDelayMs } from './searcher.ts';

const algebra = { topic_name: 'Algebra', slug: 'algebra' };
const sequences = { topic_name: 'Sequences', slug: 'sequences' };
const arithmetic = { topic_name: 'Arithmetic', slug: 'arithmetic' };
const subject = { subject_name: 'Math AA SL', slug: 'math-aa-sl' };

const foundQuestion = (id: number): SearchResult => ({
  indexUid: 'sevenfold-questions',
  id,
  slug: 'sequences',
  questions_text: `Find the sum of the first ${id} terms.`,
  topic_name: 'Sequences',
  subject,
  topic: sequences,
  parent_topic: { ...algebra, parent_topic: null },
  _formatted: [
    { text: 'Find the ', hit: false },
    { text: 'sum', hit: true },
    { text: ` of the first ${id} terms.`, hit: false },
  ],
});

const foundTopic = (id: number, path: readonly { topic_name: string; slug: string }[]): SearchResult => {
  const [topic = algebra, parent, above] = [...path].reverse();
  return {
    indexUid: 'sevenfold-topics',
    id,
    slug: topic.slug,
    questions_text: null,
    topic_name: topic.topic_name,
    subject,
    topic,
    parent_topic: parent ? { ...parent, parent_topic: above ?? null } : null,
    _formatted: [{ text: topic.topic_name, hit: true }],
  };
};

const results = [
  foundQuestion(5),
  foundTopic(1, [algebra, sequences, arithmetic]),
  foundTopic(2, [algebra]),
  foundQuestion(6),
];
const inOrder = [
  questionPath(questionCard(5)),
  questionPath(questionCard(6)),
  `${bankRoot}?subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=arithmetic`,
  `${bankRoot}?subject=math-aa-sl&topic=algebra`,
];

const bankAnswers: Answers = {
  ...catalogueAnswers(),
  'GET /api/questions': { questions: [questionCard(5)], total: 1, page: 1, pageSize: 5 },
  'GET /api/questions/:id': ({ params: { id } }) => question(Number(id)),
  'GET /api/questions/:id/neighbours': { previous: null, next: null, position: 1, total: 1 },
};

/** On a page of few parts: the dialog is the same on every one. */
async function openSearch(answers: Answers = {}, path = '/forgot-password') {
  const page = await openPage(path, { answers: { ...bankAnswers, 'GET /api/search': results, ...answers } });
  const opener = screen.getByRole('link', { name: 'Search questions and topics' });
  await page.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  const box = dialog.getByRole('combobox', { name: 'Search' });
  const type = async (text: string) => {
    await fill(box, text);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, opener, dialog, box, type };
}

const closed = () => expect.poll(() => screen.queryByRole('dialog')).toBeNull();

test('the box, a slash and Ctrl-K open it empty, and Escape gives the focus back', async () => {
  const { user, opener, box } = await openSearch();
  await expect.poll(() => document.activeElement).toBe(box);
  expect(box).toHaveAttribute('placeholder', searchPlaceholder);
  await user.type(box, 'v');
  await user.keyboard('{Escape}');
  await closed();
  await expect.poll(() => document.activeElement).toBe(opener);
  for (const keys of ['/', '{Control>}k{/Control}']) {
    await user.keyboard(keys);
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    const again = within(dialog).getByRole('combobox');
    await expect.poll(() => document.activeElement).toBe(again);
    expect(again).toHaveValue('');
    await user.keyboard('{Escape}');
    await closed();
  }
});

test('where a slash is typed it stays one', async () => {
  const { main, user } = await openPage('/search');
  const box = await main.findByRole('searchbox');
  expect(box).toHaveAttribute('placeholder', searchPlaceholder);
  await user.type(box, '/');
  expect(box).toHaveValue('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fast typing asks once, a second after the last letter; Enter doesn’t wait', async () => {
  const { user, api, box, dialog } = await openSearch();
  const asked = () => api.callsOf('GET /api/search').map(({ query }) => query.query);
  const typed = (value: string) => fireEvent.change(box, { target: { value } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const letters of ['v', 've', 'vec', 'vect']) typed(letters);
    vi.advanceTimersByTime(searchDelayMs - 100);
    for (const letters of ['vecto', 'vector', 'vectors']) typed(letters);
    vi.advanceTimersByTime(searchDelayMs - 1);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked()).toEqual(['vectors']);
  } finally {
    vi.useRealTimers();
  }
  await dialog.findAllByRole('option');
  await fill(box, 'integration');
  await user.keyboard('{Enter}');
  expect(asked()).toEqual(['vectors', 'integration']);
  await dialog.findAllByRole('option');
});

test('results say what and where they are, in two groups', async () => {
  const { dialog, type } = await openSearch();
  await type('sum');
  const questions = within(await dialog.findByRole('group', { name: 'Question Suggestions' }));
  const topics = within(dialog.getByRole('group', { name: 'Topic Suggestions' }));
  expect(dialog.getAllByRole('group')).toHaveLength(2);
  expect(questions.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Find the sum of the first 5 terms.Algebra, Sequences (Math AA SL)',
    'Find the sum of the first 6 terms.Algebra, Sequences (Math AA SL)',
  ]);
  expect(topics.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Algebra, Sequences, Arithmetic (Math AA SL)',
    'Algebra (Math AA SL)',
  ]);
  const options = dialog.getAllByRole('option');
  expect(options.map((option) => option.getAttribute('href'))).toEqual(inOrder);
  expect(options.map((option) => option.querySelector('mark')?.textContent)).toEqual([
    'sum',
    'sum',
    'Arithmetic',
    'Algebra',
  ]);
  expect(dialog.getByRole('status')).toHaveTextContent('4 results');
});

test('where a topic is the best result, topics come first', async () => {
  const { dialog, type } = await openSearch({ 'GET /api/search': results.slice(1) });
  await type('sequences');
  await dialog.findAllByRole('option');
  const titles = dialog.getAllByRole('group').map((group) => group.firstElementChild?.textContent);
  expect(titles).toEqual(['Topic Suggestions', 'Question Suggestions']);
});

test('the arrow keys go round the results and Enter opens one', async () => {
  const { user, dialog, box, type, address } = await openSearch();
  await type('sum');
  await dialog.findAllByRole('option');
  const active = () => {
    const chosen = dialog.getByRole('option', { selected: true });
    expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
    return chosen.getAttribute('href');
  };
  expect(active()).toBe(inOrder[0]);
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe(inOrder[3]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe(inOrder[1]);
  await waitFor(() => expect(box).toHaveFocus());
  await user.keyboard('{Enter}');
  await closed();
  await expect.poll(address).toBe(inOrder[1]);
});

test('a topic that is chosen filters the bank down to it', async () => {
  const { user, main, dialog, type, address } = await openSearch();
  await type('arithmetic');
  await user.click((await dialog.findAllByRole('option'))[2] as HTMLElement);
  await main.findByRole('heading', { level: 1, name: 'Arithmetic' });
  expect(address()).toBe(inOrder[2]);
  await closed();
});

test('what nobody wrote is not found, and the bank is offered', async () => {
  const { user, main, dialog, type, address } = await openSearch({ 'GET /api/search': [] });
  await type('zzzzqqqq');
  await dialog.findByText('No Results Found');
  expect(dialog.queryAllByRole('option')).toEqual([]);
  expect(dialog.getByRole('link', { name: 'the syllabus' })).toHaveAttribute('href', `${bankRoot}/syllabus`);
  await user.click(dialog.getByText('look through the question bank'));
  await main.findByRole('heading', { level: 1, name: 'Question Bank' });
  expect(address()).toBe(bankRoot);
  await closed();
});

test('a search that fails says so and can be tried again', async () => {
  const { user, api, dialog, type } = await openSearch({ 'GET /api/search': foreignAnswer(500, '{}') });
  await type('vectors');
  await screen.findByText(/^Something went wrong/);
  const { opened, open } = gate();
  api.answer({
    'GET /api/search': async () => {
      await opened;
      return results;
    },
  });
  await user.click(dialog.getByText('Try again'));
  await expect.poll(() => dialog.getByRole('status').textContent).toBe('Searching…');
  open();
  expect(await dialog.findAllByRole('option')).toHaveLength(4);
});

test('an idea is searched for at once', async () => {
  const { user, api, dialog, box } = await openSearch();
  await user.click(dialog.getByText('Vectors'));
  await dialog.findAllByRole('option');
  expect(box).toHaveValue('Vectors');
  expect(api.callsOf('GET /api/search')[0]?.query).toEqual({ query: 'Vectors' });
});

test('results are a page too', async () => {
  const { user, main, dialog, type, address } = await openSearch();
  await type('sum');
  await user.click(await dialog.findByText('Show as a page'));
  await main.findByText('4 results for “sum”');
  expect(address()).toBe('/search?query=sum');
  await closed();
  const links = within(main.getByRole('region', { name: 'Question Suggestions' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(inOrder.slice(0, 2));
  const topics = within(main.getByRole('region', { name: 'Topic Suggestions' })).getAllByRole('link');
  expect(topics.map((link) => link.getAttribute('href'))).toEqual(inOrder.slice(2));
});

test('the page searches again, and says when there is nothing', async () => {
  const { user, main, api, address } = await openPage('/search?query=sum', {
    answers: { 'GET /api/search': ({ query }) => (query.query === 'sum' ? results : []) },
  });
  await main.findByText('4 results for “sum”');
  await fill(main.getByRole('searchbox'), 'zzzzqqqq');
  await user.click(main.getByRole('button', { name: 'Search' }));
  await main.findByText('No Results Found');
  expect(address()).toBe('/search?query=zzzzqqqq');
  expect(main.getByRole('searchbox')).toHaveValue('zzzzqqqq');
  expect(api.callsOf('GET /api/search')).toHaveLength(2);
});

test('staff search as themselves, in the dialog and on the page', async () => {
  const own = { ...foundTopic(9, [{ topic_name: 'Markets', slug: 'markets' }]), subject: economics };
  const page = await openPage('/search?query=markets', {
    as: staff,
    answers: { 'GET /api/search': ({ token }) => (token ? [own] : []) },
  });
  await page.main.findByText('(Economics)');
  await page.user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  await fill(dialog.getByRole('combobox'), 'markets');
  await page.user.keyboard('{Enter}');
  expect(await dialog.findByRole('option')).toHaveTextContent('Markets (Economics)');
});

const corrected = (query: { query?: string | undefined; literal?: string | undefined }): SearchResult[] =>
  query.literal === 'true'
    ? [foundQuestion(7)]
    : results.map((one) => ({ ...one, corrected_query: 'stoichiometry' }));

test('what was corrected is said, and what was typed can be searched for after all', async () => {
  const { user, api, dialog, box, type } = await openSearch({
    'GET /api/search': ({ query }) => corrected(query),
  });
  await type('stoichometry');
  await dialog.findByText('stoichiometry');
  expect(dialog.getByText(/^Showing results for/)).toHaveTextContent(
    'Showing results for stoichiometry. Search for “stoichometry” instead',
  );
  await user.click(dialog.getByRole('button', { name: 'Search for “stoichometry” instead' }));
  await expect.poll(() => dialog.getAllByRole('option').length).toBe(1);
  expect(dialog.queryByText(/^Showing results for/)).toBeNull();
  await waitFor(() => expect(box).toHaveFocus());
  expect(api.callsOf('GET /api/search').map(({ query }) => query)).toEqual([
    { query: 'stoichometry' },
    { query: 'stoichometry', literal: 'true' },
  ]);
});

test('the page says it too, and its way back is an address', async () => {
  const { user, main, address } = await openPage('/search?query=stoichometry', {
    answers: { 'GET /api/search': ({ query }) => corrected(query) },
  });
  await main.findByText('4 results for “stoichiometry”');
  await user.click(main.getByRole('link', { name: 'Search for “stoichometry” instead' }));
  await main.findByText('1 result for “stoichometry”');
  expect(address()).toBe('/search?query=stoichometry&literal=true');
  expect(main.queryByText(/^Showing results for/)).toBeNull();
});

test('where nothing is found, the nearest topics and the syllabus are offered', async () => {
  const nearest = results.slice(1, 2).map((one) => ({ ...one, nearest: true as const }));
  const { dialog, type } = await openSearch({ 'GET /api/search': nearest });
  await type('arythmeetick');
  await dialog.findByText('No Results Found');
  expect(dialog.getByRole('option')).toHaveAttribute('href', inOrder[2]);
  expect(dialog.getByRole('link', { name: 'the syllabus' })).toHaveAttribute(
    'href',
    `${bankRoot}/syllabus?subject=math-aa-sl&topic=algebra&subtopic=sequences&subsubtopic=arithmetic`,
  );
});

test('in the bank, the subject that is read comes first', async () => {
  const { api, type } = await openSearch({}, '/search?query=&subject=physics-sl');
  await type('sum');
  await expect
    .poll(() => api.callsOf('GET /api/search').at(-1)?.query)
    .toEqual({ query: 'sum', subject: 'physics-sl' });
});

test('a topic says how many questions it has', async () => {
  const { dialog, type } = await openSearch({
    'GET /api/search': results.map((one) => ({ ...one, ...(one.id === 2 && { question_count: 1234 }) })),
  });
  await type('algebra');
  expect(await dialog.findByRole('option', { name: /^Algebra \(/ })).toHaveTextContent('1,234 questions');
});

test('a search is counted once it is final: with what was chosen, or when the dialog closes', async () => {
  const { user, api, dialog, box, type } = await openSearch({
    'GET /api/search': ({ query }) => (query.query === 'sum' ? results : []),
  });
  const counted = () => api.callsOf('POST /api/searches').map(({ body }) => body);
  const reopen = async () => {
    await user.keyboard('/');
    await fill(await screen.findByRole('combobox', { name: 'Search' }), 'sum');
    await user.keyboard('{Enter}');
    return screen.findAllByRole('option');
  };
  await type('zzzz');
  await dialog.findByText('No Results Found');
  await fill(box, 'zzzzqq');
  await user.keyboard('{Enter}');
  await expect.poll(() => api.callsOf('GET /api/search').length).toBe(2);
  await dialog.findByText('No Results Found');
  expect(counted()).toEqual([]);
  await user.keyboard('{Escape}');
  await closed();
  const last = { query: 'zzzzqq', searched: true, found: false, chosen: false };
  await expect.poll(counted).toEqual([last]);

  await reopen();
  await user.keyboard('{Escape}');
  await closed();
  const looked = { query: 'sum', searched: true, found: true, chosen: false };
  await expect.poll(counted).toEqual([last, looked]);

  await user.click((await reopen())[3] as HTMLElement);
  await closed();
  await expect.poll(counted).toEqual([last, looked, { ...looked, chosen: true, topic_id: 2 }]);
});

test('a page of results is counted when it is seen, and once when something of it is chosen', async () => {
  const { user, api, main, type } = await openSearch();
  await type('sum');
  await user.click(await screen.findByText('Show as a page'));
  await main.findByText('4 results for “sum”');
  await closed();
  const seen = { query: 'sum', searched: true, found: true, chosen: false };
  const counted = () => api.callsOf('POST /api/searches').map(({ body }) => body);
  await expect.poll(counted).toEqual([seen]);
  const links = within(main.getByRole('region', { name: 'Question Suggestions' })).getAllByRole('link');
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
  }
  await expect.poll(counted).toEqual([seen, { ...seen, searched: false, chosen: true }]);
});

test('what was searched lately and what is popular come before anything is typed', async () => {
  const popular = [{ ...foundTopic(2, [algebra]), question_count: 40 }];
  const { user, api, router, main, dialog, box, type } = await openSearch(
    { 'GET /api/search/popular': popular },
    '/search?query=&subject=math-aa-sl',
  );
  const topic = await dialog.findByRole('link', { name: 'Algebra (Math AA SL) 40 questions' });
  expect(topic).toHaveAttribute('href', inOrder[3]);
  expect(dialog.queryByText('Recent searches')).toBeNull();
  await type('sum');
  await user.click((await dialog.findAllByRole('option'))[3] as HTMLElement);
  await closed();

  // Elsewhere the subject of before still comes first.
  await main.findByRole('heading', { level: 1, name: 'Algebra' });
  await router.navigate('/forgot-password');
  await main.findByRole('heading', { level: 1, name: /password/ });
  await user.keyboard('/');
  const again = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(again.getByRole('heading', { name: 'Recent searches' })).toBeVisible();
  await user.click(again.getByRole('button', { name: 'sum' }));
  await again.findAllByRole('option');
  expect(box).not.toBeInTheDocument();
  expect(api.callsOf('GET /api/search').at(-1)?.query).toEqual({ query: 'sum', subject: 'math-aa-sl' });
  await user.clear(again.getByRole('combobox'));
  await user.click(await again.findByRole('button', { name: 'Clear' }));
  expect(again.queryByText('Recent searches')).toBeNull();
});

test('what another has searched on this device is not shown', async () => {
  localStorage.setItem('recent-searches', JSON.stringify({ owner: staff.id, queries: ['my secret'] }));
  const { dialog } = await openSearch();
  expect(await dialog.findByText('Vectors')).toBeVisible();
  expect(dialog.queryByText('my secret')).toBeNull();
});
