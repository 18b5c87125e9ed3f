import { questionPath } from '@sevenfold/contract/questions/question';
import { bankRoot } from '@sevenfold/contract/site/paths';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogueAnswers, economics, mathHl, mathSl, topicsOfMathSl } from '../../../test/bank-catalogue.ts';
import { questionCard } from '../../../test/bank-questions.ts';
import { type Answers, refusal } from '../../../test/fake-api.ts';
import { openPage } from '../../../test/open-page.tsx';
import { staff, student } from '../../../test/people.ts';

const listAnswers: Answers = {
  ...catalogueAnswers(),
  'GET /api/questions': { questions: [questionCard(1)], total: 1, page: 1, pageSize: 5 },
};

const ofStaff: Answers = {
  ...catalogueAnswers('staff'),
  'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
};

const tabsOf = async (main: ReturnType<typeof within>) =>
  within(await main.findByRole('navigation', { name: 'Subjects' })).getAllByRole('link');

test('subjects are tabs, and the address says which one is open', async () => {
  const { main, user, address, router } = await openPage(bankRoot, { answers: catalogueAnswers() });
  const [first, second] = (await tabsOf(main)) as [HTMLElement, HTMLElement];
  expect(first).toHaveTextContent(mathSl.subject_name);
  expect(first).toHaveAttribute('aria-current', 'page');
  expect(second).not.toHaveAttribute('aria-current');
  await user.click(second);
  await main.findByRole('heading', { level: 2, name: mathHl.subject_name });
  expect(address()).toBe(`${bankRoot}?subject=${mathHl.slug}`);
  expect(second).toHaveAttribute('aria-current', 'page');
  await router.navigate(-1);
  await main.findByRole('heading', { level: 2, name: mathSl.subject_name });
  expect(first).toHaveAttribute('aria-current', 'page');
});

test('where there is no room for tabs they are a list to choose from', async () => {
  const { main, user, address } = await openPage(bankRoot, { answers: catalogueAnswers() });
  const choice = await main.findByRole('combobox', { name: 'Subject' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([mathSl.subject_name, mathHl.subject_name]);
  expect(choice).toHaveValue(mathSl.slug);
  await user.selectOptions(choice, mathHl.subject_name);
  await main.findByRole('heading', { level: 2, name: mathHl.subject_name });
  expect(address()).toBe(`${bankRoot}?subject=${mathHl.slug}`);
  expect(choice).toHaveValue(mathHl.slug);
});

test('topics and what is below them say how many questions they hold; without any they lead nowhere', async () => {
  const { main } = await openPage(`${bankRoot}?subject=${mathSl.slug}`, { answers: catalogueAnswers() });
  await main.findByRole('heading', { level: 2, name: mathSl.subject_name });
  for (const topic of topicsOfMathSl) {
    const syllabus = main.getByRole('link', { name: `Syllabus and formulas of ${topic.topic_name}` });
    expect(syllabus).toHaveAttribute(
      'href',
      `${bankRoot}/syllabus?subject=${mathSl.slug}&topic=${topic.slug}`,
    );
    const section = syllabus.closest('li') as HTMLElement;
    const tiles = [topic, ...topic.subtopics];
    const full = tiles.filter((tile) => tile.totalQuestionsCount > 0);
    const links = within(section)
      .getAllByRole('link')
      .filter((link) => link !== syllabus);
    expect(links.map((link) => link.textContent)).toEqual(
      full.map(
        ({ topic_number: number, topic_name: name, totalQuestionsCount: count }) =>
          `${number}${name}${count} ${count === 1 ? 'question' : 'questions'}`,
      ),
    );
    for (const { topic_name: name } of tiles.filter((tile) => tile.totalQuestionsCount === 0)) {
      expect(within(section).getByText(name).closest('[data-empty="true"]')).not.toBeNull();
    }
  }
  expect(main.getByText('No questions yet')).toBeInTheDocument();
});

test('a tile leads to its list and takes its slugs along; in a tab of its own it is the older address', async () => {
  const { main, user, address, router } = await openPage(`${bankRoot}?subject=${mathSl.slug}`, {
    answers: listAnswers,
  });
  const tile = await main.findByRole('link', { name: /Sequences/ });
  const query = `subject=${mathSl.slug}&topic=algebra&subtopic=sequences`;
  expect(tile).toHaveAttribute('href', `/ib-diploma-program-question-bank?${query}`);
  tile.focus();
  await user.keyboard('{Enter}');
  await main.findByRole('heading', { level: 1, name: 'Sequences' });
  expect(address()).toBe(`${bankRoot}?${query}`);
  expect(router.state.location.state).toEqual({
    subject: mathSl.slug,
    topic: 'algebra',
    subtopic: 'sequences',
  });
  await router.navigate(-1);
  await user.click(await main.findByRole('link', { name: /Calculus.*3 questions/ }));
  await main.findByRole('heading', { level: 1, name: 'Calculus' });
  expect(address()).toBe(`${bankRoot}?subject=${mathSl.slug}&topic=calculus`);
});

test.each(['/ib-diploma-program-question-bank', '/ibdp-program-question-bank'])(
  '%s leads on, with its query',
  async (older) => {
    const query = `?subject=${mathSl.slug}&topic=algebra&sortBy=marks&pageSize=2`;
    const { main, address, api } = await openPage(older + query, { answers: listAnswers });
    await main.findByRole('heading', { level: 1, name: 'Algebra' });
    expect(address()).toBe(bankRoot + query);
    expect(api.callsOf('GET /api/questions')[0]?.query).toMatchObject({ sortBy: 'marks', pageSize: '2' });
  },
);

test.each([
  [`?subject=no-such-subject`, 'See all subjects', {}],
  [
    `?subject=${mathSl.slug}&topic=no-such-topic`,
    'Go to the question bank',
    { 'GET /api/questions': refusal('not_found', 'There is no such topic') },
  ],
])('%s is not found, and the bank is offered', async (query, wayOut, answers) => {
  const { main, user } = await openPage(bankRoot + query, { answers: { ...catalogueAnswers(), ...answers } });
  await main.findByRole('heading', { name: 'Page Not Found' });
  await user.click(main.getByRole('link', { name: wayOut }));
  await main.findByRole('heading', { level: 1, name: 'Question Bank' });
});

test('staff see the subjects that are for them', async () => {
  const { main, user } = await openPage(bankRoot, { as: staff, answers: ofStaff });
  const tab = await main.findByRole('link', { name: economics.subject_name });
  await user.click(tab);
  await main.findByRole('heading', { level: 2, name: economics.subject_name });
  expect(main.getByText('Markets')).toBeInTheDocument();
});

test('staff who open such a subject by its address wait for it instead of being turned away', async () => {
  const { main } = await openPage(`${bankRoot}?subject=${economics.slug}`, { as: staff, answers: ofStaff });
  await main.findByRole('heading', { level: 2, name: economics.subject_name });
});

test.each([
  ['a visitor', undefined],
  ['a student', student],
])('to %s such a subject, its lists and its questions are not found', async (_, reader) => {
  const hidden = questionCard(5, { subject: economics });
  const answers: Answers = {
    ...catalogueAnswers(),
    'GET /api/question_marks': { completed: [], pinned: [], bookmarked: [] },
    'GET /api/questions': refusal('not_found', 'There is no such subject'),
    'GET /api/questions/:id': refusal('not_found', 'There is no such question'),
  };
  const { main, router } = await openPage(bankRoot, { ...(reader && { as: reader }), answers });
  expect(await tabsOf(main)).toHaveLength(2);
  for (const path of [
    `${bankRoot}?subject=${economics.slug}`,
    questionPath(hidden),
    `${bankRoot}?subject=${economics.slug}&page=1`,
  ]) {
    await router.navigate(path);
    await waitFor(() => expect(main.getByText('Page Not Found')).toBeInTheDocument());
    expect(screen.queryByText(economics.subject_name)).toBeNull();
  }
});
