import type { CoachItem, StudentProgress } from '@sevenfold/contract/coach/coach';
import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mathSl } from '../../../../test/bank-catalogue.ts';
import { aMistake, coachCourse, linkedQuestion, mapTopics } from '../../../../test/coach.ts';
import { refusal } from '../../../../test/fake-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { staff, student } from '../../../../test/people.ts';

const progress: StudentProgress = {
  student: { id: student.id, full_name: student.full_name, username: student.username },
  courses: [coachCourse()],
  course: coachCourse(),
  topics: mapTopics(),
  grade: {
    grade: { low: 4, high: 5, likeliest: 5, sureness: 0.82, share: 0.55 },
    boundaries: [0.1, 0.22, 0.36, 0.48, 0.6, 0.74],
    papers: 0,
    raise: [],
  },
  history: [
    {
      at: '2027-02-09T15:20:00.000Z',
      subject: 'Math AA SL',
      topic: 'Sequences',
      question_id: 1,
      source: 'reply',
      in_test: true,
      marks: 1,
      of: 4,
    },
  ],
  mistakes: { rows: [aMistake(1)], total: 30, page: 1, pageSize: 25 },
};

test('staff see a student’s map, mistakes and history, and page on', async () => {
  const { user, api, main } = await openPage(`/admin/students/${student.id}/progress`, {
    as: staff,
    answers: { 'GET /api/admin/students/:id/progress': progress },
  });
  await main.findByRole('heading', { level: 1, name: 'Asha Rao' });
  main.getByText('4 to 5');
  main.getByText('The student wrote');
  expect(main.queryByRole('link', { name: /^Try other numbers/ })).toBeNull();
  expect(main.queryByRole('button', { name: /note/ })).toBeNull();
  const history = main.getByRole('table', { name: /^The last hundred/ });
  expect(within(history).getAllByRole('row')[1]).toHaveTextContent('Typed, in a test');
  await user.click(main.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(api.callsOf('GET /api/admin/students/:id/progress').at(-1)?.query?.page).toBe('2'),
  );
});

test('a student without answers', async () => {
  const { main } = await openPage(`/admin/students/${student.id}/progress`, {
    as: staff,
    answers: {
      'GET /api/admin/students/:id/progress': {
        ...progress,
        courses: [],
        course: null,
        topics: [],
        grade: null,
        history: [],
        mistakes: { ...progress.mistakes, rows: [], total: 0 },
      },
    },
  });
  await main.findByText('No answer of this student has been marked yet, and no exam was told.');
});

test('a student whom there isn’t is said to be none', async () => {
  const { main } = await openPage(`/admin/students/${student.id}/progress`, {
    as: staff,
    answers: { 'GET /api/admin/students/:id/progress': refusal('not_found', 'There is no such student') },
  });
  await main.findByText('There is no such student');
});

const item: CoachItem = {
  design: 'math-aa-sl/1.2/interest',
  question: linkedQuestion(7),
  subject: mathSl,
  topic: linkedQuestion(7).topic,
  difficulty: 'Easy',
  replies: 41,
  facility: 0.317,
  discrimination: -0.24,
  suspicions: [
    { kind: 'label', harder: true, fits: 'Hard' },
    { kind: 'discrimination', discrimination: -0.24 },
  ],
};

test('items are listed with their figures, sorted and narrowed', async () => {
  const few = {
    ...item,
    design: 'another',
    replies: 4,
    facility: null,
    discrimination: null,
    suspicions: [],
  };
  const { user, api, main, address } = await openPage('/admin/items', {
    as: staff,
    answers: {
      'GET /api/subjects': { subjects: [mathSl] },
      'GET /api/admin/items': {
        rows: [item, { ...few, question: null }],
        total: 2,
        page: 1,
        pageSize: 25,
        figured_at: '2027-02-10T02:00:00.000Z',
      },
    },
  });
  const rows = within(await main.findByRole('table', { name: 'Figures of questions' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    'Sequences 7math-aa-sl/1.2/interestMath AA SLEasy4132 %-0.24Harder than its label: HardWeaker students do better',
  );
  expect(rows[2]).toHaveTextContent('No longer in the bankanotherMath AA SLEasy4–––');
  await user.selectOptions(main.getByRole('combobox', { name: 'To look at' }), 'Anything to look at');
  await waitFor(() => expect(address()).toBe('/admin/items?suspicion=any'));
  await user.click(main.getByRole('button', { name: 'Facility' }));
  await waitFor(() =>
    expect(api.callsOf('GET /api/admin/items').at(-1)?.query).toMatchObject({
      sort: 'facility',
      order: 'asc',
      suspicion: 'any',
    }),
  );
});
