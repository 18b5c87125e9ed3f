import type { BlockedWishes } from '@sevenfold/contract/papers/papers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../test/fake-api.ts';
import { fill, openPage } from '../../../test/open-page.tsx';
import { paper } from '../../../test/papers.ts';
import { student } from '../../../test/people.ts';
import { biologySubject, mathsSubject } from '../../../test/questions.ts';
import { subtopicTree, topicTree } from '../../../test/topic-trees.ts';

const subjects = [mathsSubject, biologySubject].map((one) => ({
  ...one,
  totalQuestionsCount: 40,
  Topic: [],
}));
const algebra = topicTree('Algebra', [subtopicTree('Sequences')]);
const functions = topicTree('Functions');

const answers: Answers = {
  'GET /api/subjects': { subjects },
  'GET /api/topics/:subjectSlug': { topics: [algebra, functions] },
  'POST /api/papers': { found: true, slug: paper().slug },
  'GET /api/papers/:slug': paper({ mine: true }),
};

async function openBuilder(opening: Parameters<typeof openPage>[1] = {}) {
  const page = await openPage(`/papers/build?subject=${mathsSubject.slug}`, {
    as: student,
    ...opening,
    answers: { ...answers, ...opening.answers },
  });
  await page.main.findByRole('group', { name: 'Topics' });
  const { main, user } = page;
  return {
    ...page,
    field: (name: string) => main.getByRole('textbox', { name }),
    build: () => user.click(main.getByRole('button', { name: 'Build my paper' })),
  };
}

test('wishes become a blueprint, and the paper is shown', async () => {
  const { main, user, api, field, build, address } = await openBuilder();
  await user.click(main.getByRole('radio', { name: 'Like Paper 1' }));
  expect(main.getByRole('textbox', { name: /^How long/ })).toHaveValue('110');
  expect(main.getByRole('region', { name: 'Your paper' })).toHaveTextContent('110');
  await user.click(main.getByRole('checkbox', { name: '1 Functions' }));
  await fill(field('1 Algebra, at least, percent'), '40');
  await fill(field('Hard, at most, percent'), '30');
  await user.selectOptions(main.getByRole('combobox', { name: 'Add a narrower topic' }), '1 Sequences');
  await fill(field('1 Sequences, at least, percent'), '10');
  await user.click(main.getByRole('checkbox', { name: /^Only questions that I have not met/ }));
  await build();
  await expect.poll(address).toBe(`/papers/${paper().slug}`);
  expect(api.callsOf('POST /api/papers')[0]?.body).toMatchObject({
    subject: mathsSubject.slug,
    name: 'My Math AI HL paper',
    blueprint: {
      total: { marks: 110 },
      sections: [
        { name: 'Section A', marks: 73 },
        { name: 'Section B', marks: 37 },
      ],
      topics: [
        { topicId: functions.id, to: 0 },
        { topicId: algebra.id, from: 40 },
        { topicId: algebra.subtopics[0]!.id, from: 10 },
      ],
      difficulties: [{ difficulty: 'Hard', to: 30 }],
      papers: ['1'],
      unseen: true,
    },
  });
});

test('what is no wish is said at its field, and nothing is sent', async () => {
  const { main, api, field, build } = await openBuilder();
  await fill(main.getByRole('textbox', { name: /^How long/ }), 'an hour');
  await fill(field('1 Algebra, at least, percent'), '60');
  await fill(field('1 Algebra, at most, percent'), '20');
  await build();
  main.getByText('Please write a whole number from 5 to 300');
  // The button is far below it.
  expect(main.getByRole('textbox', { name: /^How long/ })).toHaveFocus();
  expect(field('1 Algebra, at least, percent')).toHaveAccessibleDescription(
    'The least is more than the most',
  );
  expect(api.callsOf('POST /api/papers')).toHaveLength(0);
});

const blocked: BlockedWishes = {
  found: false,
  message:
    '20 marks in all and at least 3 long questions can’t be had together. With the rest of it 1 long question would be the most.',
  conflict: ['20 marks in all', 'at least 3 long questions'],
  limit: 'With the rest of it 1 long question would be the most.',
  nearest: {
    changes: ['at least 1 long question instead of 3'],
    blueprint: {
      ...{ total: { marks: 20 }, sections: [], topics: [], difficulties: [], papers: [], calculator: 'any' },
      ...{ counts: [{ kind: 'long', from: 1 }], unseen: false, include: [], exclude: [] },
    },
  },
};

test('wishes that block one another are named, and one press takes the nearest', async () => {
  const { main, user, api, field, build, address } = await openBuilder({
    answers: {
      'POST /api/papers': ({ body }: Call<'POST /api/papers'>) =>
        JSON.stringify(body.blueprint.counts).includes('3') ? blocked : { found: true, slug: paper().slug },
    },
  });
  await user.selectOptions(main.getByRole('combobox', { name: 'Measured in' }), 'marks');
  await fill(main.getByRole('textbox', { name: /^How long/ }), '20');
  await fill(field('Long questions, of 12 marks and more, at least, questions'), '3');
  await build();
  const alert = within(await main.findByRole('alert'));
  for (const words of [blocked.limit!, ...blocked.conflict, ...blocked.nearest!.changes])
    alert.getByText(words);
  expect(alert.getAllByText(/20 marks in all/)).toHaveLength(1);
  await user.click(alert.getByRole('button', { name: 'Take the nearest' }));
  await expect.poll(address).toBe(`/papers/${paper().slug}`);
  expect(api.callsOf('POST /api/papers')[1]?.body.blueprint).toEqual(blocked.nearest!.blueprint);
});

test('what was not settled in time is said in a sentence', async () => {
  const message = 'No such paper was found in time. Fewer or wider wishes are found sooner.';
  const { main, build } = await openBuilder({
    answers: { 'POST /api/papers': { ...blocked, message, conflict: [], limit: null, nearest: null } },
  });
  await build();
  expect(await main.findByRole('alert')).toHaveTextContent(message);
});

test('where nothing near works either, it asks for a change and forgets it with one', async () => {
  const { main, build, field } = await openBuilder({
    answers: { 'POST /api/papers': { ...blocked, nearest: null } },
  });
  await build();
  expect(await main.findByRole('alert')).toHaveTextContent('Please change one of them and try again.');
  await fill(field('Hard, at most, percent'), '30');
  expect(main.queryByRole('alert')).toBeNull();
});

test('a server that is busy says so, and the wishes stay', async () => {
  const { main, field, build } = await openBuilder({
    answers: { 'POST /api/papers': refusal('unavailable', 'Please try again in a moment.') },
  });
  await fill(field('Hard, at most, percent'), '30');
  await build();
  await screen.findByText('Please try again in a moment.');
  expect(field('Hard, at most, percent')).toHaveValue('30');
  expect(main.getByRole('button', { name: 'Build my paper' })).toBeEnabled();
});

test('a visitor logs in first, and the wishes wait in the tab', async () => {
  const { main, user, api } = await openPage('/papers/build', { answers });
  await user.selectOptions(main.getByRole('combobox', { name: /^Subject/ }), mathsSubject.slug);
  await main.findByRole('group', { name: 'Topics' });
  await user.click(main.getByRole('radio', { name: 'Half an hour' }));
  await user.click(main.getByRole('button', { name: 'Build my paper' }));
  await screen.findByRole('dialog', { name: 'Login' });
  expect(api.callsOf('POST /api/papers')).toHaveLength(0);
  expect(sessionStorage.getItem('paper-wishes')).toContain('"amount":"30"');
});

test('sections are named, added and taken away', async () => {
  const { main, user, build } = await openBuilder();
  await user.click(main.getByRole('button', { name: 'Add a section', hidden: true }));
  await user.click(main.getByRole('button', { name: 'Add a section' }));
  const sections = within(main.getByRole('group', { name: 'Sections' }));
  expect(
    sections.getAllByRole('textbox', { name: 'Name' }).map((input) => (input as HTMLInputElement).value),
  ).toEqual(['Section A', 'Section B']);
  await user.click(sections.getByRole('button', { name: 'Remove Section B' }));
  await fill(sections.getByRole('textbox', { name: 'Marks' }), '25');
  await build();
  expect(sections.getByRole('alert')).toHaveTextContent('The sections have 25 marks together, the paper 60');
});

test('topics that can’t be read are asked for again', async () => {
  const { main, user, api } = await openPage(`/papers/build?subject=${mathsSubject.slug}`, {
    as: student,
    answers: {
      ...answers,
      'GET /api/topics/:subjectSlug': refusal('not_found', 'There is no such subject.'),
    },
  });
  await main.findByText('The topics of this subject could not be loaded.');
  api.answer(answers);
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByRole('group', { name: 'Topics' });
});
