import type { GradeAnswer } from '@sevenfold/contract/coach/coach';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { physicsSl } from '../../../../test/bank-catalogue.ts';
import { coachCourse, exam, mapTopics } from '../../../../test/coach.ts';
import { refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { student } from '../../../../test/people.ts';

const map = { courses: [coachCourse()], course: coachCourse(), topics: mapTopics() };
const [algebra] = mapTopics();

const graded: GradeAnswer = {
  course: coachCourse(),
  grade: { low: 5, high: 6, likeliest: 5, sureness: 0.81, share: 0.612 },
  boundaries: [0.1, 0.22, 0.36, 0.48, 0.6, 0.74],
  papers: 2,
  raise: algebra!.subtopics.map(({ topic, topic_path, estimate, low, high }) => ({
    topic,
    topic_path,
    estimate,
    low,
    high,
    raises: 0.02,
  })),
};

test('the grade is a range with its sureness, and three topics would raise it most', async () => {
  const { main } = await openPage('/progress', {
    as: student,
    answers: { 'GET /api/coach/map': map, 'GET /api/coach/grade': graded },
  });
  const grade = within(await main.findByRole('region', { name: 'Your grade, if the exam were today' }));
  grade.getByText('5 to 6');
  grade.getByText(
    'About four chances in five, most likely 5. About 61 % of all marks, with 2 whole papers counted in.',
  );
  const raise = grade.getAllByRole('link');
  expect(raise.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      'SequencesNow about 7 marks in 10',
      '/ibdp-question-bank?subject=math-aa-sl&topic=algebra&subtopic=sequences',
    ],
    [
      'LogarithmsNow about 3 marks in 10',
      '/ibdp-question-bank?subject=math-aa-sl&topic=algebra&subtopic=logarithms',
    ],
    ['ProofLittle practised so far', '/ibdp-question-bank?subject=math-aa-sl&topic=algebra&subtopic=proof'],
  ]);
  const rows = grade.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toEqual(['GradeFrom', '774 %', '660 %', '548 %', '436 %', '322 %', '210 %']);
});

test('each tile says what can be expected, or that it is too little to say, and opens practice', async () => {
  const { main } = await openPage('/progress', {
    as: student,
    answers: { 'GET /api/coach/map': map, 'GET /api/coach/grade': { ...graded, grade: null, raise: [] } },
  });
  const topic = within(await main.findByRole('region', { name: '1 Algebra' }));
  topic.getByText('About 6 marks in 10');
  expect(topic.getAllByRole('link').map((tile) => tile.textContent)).toEqual([
    '1.1 SequencesAbout 7 marks in 1019 answers, 2 due',
    '1.2 LogarithmsAbout 3 marks in 1011 answers',
    '1.3 ProofToo little to say1 answer',
  ]);
  expect(topic.getByRole('link', { name: /Proof/ })).toHaveAttribute(
    'href',
    '/ibdp-question-bank?subject=math-aa-sl&topic=algebra&subtopic=proof',
  );
  const table = within(main.getByRole('table', { name: 'What can be expected, by topic', hidden: true }));
  expect(table.getAllByRole('row', { hidden: true })[2]).toHaveTextContent(
    '1.1 SequencesAbout 7 marks in 106 to 8 marks in 10192',
  );
  await main.findByText('A grade is estimated once you have answered', { exact: false });
});

test('another course is chosen by its address, and a grade that fails leaves the map', async () => {
  const physics = coachCourse({ subject: physicsSl });
  const courses = [coachCourse(), physics];
  const { user, main, address, api } = await openPage('/progress', {
    as: student,
    answers: {
      'GET /api/coach/map': ({ query }) => ({
        ...map,
        courses,
        course: query?.subject === 'physics-sl' ? physics : coachCourse(),
      }),
      'GET /api/coach/grade': ({ query }) =>
        query?.subject === 'physics-sl' ? refusal('not_found', 'There is no grade for this') : graded,
    },
  });
  await main.findByText('5 to 6');
  await user.selectOptions(main.getByRole('combobox', { name: 'Course' }), 'Physics SL');
  await waitFor(() => expect(address()).toBe('/progress?subject=physics-sl'));
  await main.findByRole('heading', { name: 'Your grade could not be loaded' });
  main.getByRole('heading', { name: 'Topic by topic' });
  api.answer({ 'GET /api/coach/grade': graded });
  await user.click(main.getByRole('button', { name: 'Try again' }));
  await main.findByText('5 to 6');
});

test('without a course there is a way to begin', async () => {
  const { main, api } = await openPage('/progress', {
    as: student,
    answers: { 'GET /api/coach/map': { courses: [], course: null, topics: [] } },
  });
  await main.findByRole('heading', { name: 'Nothing to show yet' });
  expect(main.getByRole('link', { name: 'Begin with a short session' })).toHaveAttribute('href', '/today');
  expect(api.callsOf('GET /api/coach/grade')).toEqual([]);
});

const token = 'a'.repeat(43);
const shared = {
  student: 'Asha',
  shared_since: '2027-01-04T09:00:00.000Z',
  courses: [{ ...coachCourse(), topics: mapTopics(), grade: { low: 5, high: 6, sureness: 0.81 } }],
  weeks: [
    { from: '2027-02-01', questions: 12 },
    { from: '2027-02-08', questions: 31 },
  ],
};

test('parents read along without an account, and nothing can be pressed in the map', async () => {
  const { main } = await openPage(`/shared-progress/${token}`, {
    answers: { 'GET /api/shared-progress/:token': shared },
  });
  await main.findByRole('heading', { level: 1, name: 'Asha’s progress' });
  const course = within(main.getByRole('region', { name: 'Math AA SL' }));
  course.getByText('5 to 6');
  expect(course.queryAllByRole('link')).toEqual([]);
  const weeks = within(main.getByRole('table', { name: 'Questions answered', hidden: true }));
  expect(weeks.getAllByRole('row', { hidden: true }).at(1)).toHaveTextContent('8 Feb31');
});

test('of an exam that is over parents read no topics any more', async () => {
  const [course] = shared.courses;
  const over = { ...course!, exam: exam({ over: true, days: 0 }), topics: [], grade: null };
  const { main } = await openPage(`/shared-progress/${token}`, {
    answers: { 'GET /api/shared-progress/:token': { ...shared, courses: [over] } },
  });
  const region = within(await main.findByRole('region', { name: 'Math AA SL' }));
  region.getByText('The exam of May 2027 is over, so there is nothing left to prepare for.');
  expect(region.queryByText(/Grade/)).toBeNull();
});

test.each([
  ['one that was ended', token, refusal('not_found', 'There is no such link')],
  ['a mistyped one', 'b'.repeat(43), refusal('invalid_input', 'must be a link that was shared')],
])('%s leads nowhere, and says what to do', async (_, link, answer) => {
  const { main } = await openPage(`/shared-progress/${link}`, {
    answers: { 'GET /api/shared-progress/:token': answer },
  });
  await main.findByRole('heading', { name: 'This link leads nowhere' });
  main.getByText('It is mistyped, or the student has ended it. Please ask for a new one.');
});
