import type { AdminPaperDetail, BlueprintRecord, CourseBoundaries } from '@sevenfold/contract/papers/papers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, type Call, refusal } from '../../../../test/fake-api.ts';
import { fill, openPage } from '../../../../test/open-page.tsx';
import { paperCard } from '../../../../test/papers.ts';
import { staff } from '../../../../test/people.ts';
import { biologySubject, mathsSubject } from '../../../../test/questions.ts';
import { topicTree } from '../../../../test/topic-trees.ts';

const subjects = [mathsSubject, biologySubject].map((one) => ({
  ...one,
  totalQuestionsCount: 40,
  Topic: [],
}));
const algebra = topicTree('Algebra');

const adminPaper = (part: Partial<AdminPaperDetail> = {}): AdminPaperDetail => {
  const { mine: _, chosen: __, ...card } = paperCard();
  return {
    ...card,
    published: true,
    audience: 'everybody',
    studentCount: 0,
    sittings: 3,
    blueprint: null,
    students: [],
    ...part,
  };
};
const draft = adminPaper({
  slug: 'calculus-week-a',
  name: 'Calculus week A',
  source: 'staff',
  published: false,
  sittings: 0,
  blueprint: { id: 7, name: 'Calculus week' },
});

const course: CourseBoundaries = {
  subject: { id: mathsSubject.id, slug: mathsSubject.slug, subject_name: mathsSubject.subject_name },
  papers: (['1', null] as const).map((paper) => ({
    paper,
    edited: false,
    boundaries: [12, 23, 35, 47, 58, 70].map((percent, place) => ({ grade: (place + 2) as 2, percent })),
  })),
  booklet: null,
  updatedAt: null,
};

test('papers are listed with who sees them, and narrowed by name and state', async () => {
  const { main, user } = await openPage('/admin/papers', {
    as: staff,
    answers: { 'GET /api/subjects': { subjects }, 'GET /api/admin/papers': [adminPaper(), draft] },
  });
  expect(await main.findByRole('row', { name: /^Sevenfold Mock A/ })).toHaveTextContent('Everybody');
  expect(main.getByRole('row', { name: /^Calculus week A/ })).toHaveTextContent('Not published');
  await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'draft');
  await expect.poll(() => main.queryByRole('row', { name: /^Sevenfold Mock A/ })).toBeNull();
  await user.type(main.getByRole('searchbox'), 'vectors{Enter}');
  await main.findByRole('heading', { name: 'No papers found' });
});

test('a paper is published to chosen students from a moment on', async () => {
  let saved = draft;
  const { main, user, api } = await openPage(`/admin/papers/${draft.slug}`, {
    as: staff,
    answers: {
      'GET /api/admin/grade-boundaries': course,
      'GET /api/admin/papers/:slug': () => saved,
      'PATCH /api/admin/papers/:slug': ({ body }: Call<'PATCH /api/admin/papers/:slug'>) => {
        saved = {
          ...draft,
          published: true,
          audience: 'chosen',
          students: body.students ?? [],
          studentCount: 1,
        };
        return saved;
      },
    },
  });
  await user.click(await main.findByRole('checkbox', { name: /^Published/ }));
  await user.click(main.getByRole('radio', { name: 'Chosen students' }));
  const save = main.getByRole('button', { name: 'Save paper' });
  await user.click(save);
  main.getByText('Please name the students that it is for');
  expect(api.callsOf('PATCH /api/admin/papers/:slug')).toHaveLength(0);
  await fill(main.getByRole('textbox', { name: 'Students' }), 'asha@mail.com, asha@mail.com');
  await fill(main.getByLabelText('Opens'), '2026-12-01T09:00');
  await user.click(save);
  await screen.findByText('Calculus week A has been saved.');
  expect(api.callsOf('PATCH /api/admin/papers/:slug')[0]?.body).toEqual({
    name: 'Calculus week A',
    published: true,
    audience: 'chosen',
    opensAt: new Date('2026-12-01T09:00').toISOString(),
    students: ['asha@mail.com'],
  });
});

test('an address that nobody has is said below the students', async () => {
  const { main, user } = await openPage(`/admin/papers/${draft.slug}`, {
    as: staff,
    answers: {
      'GET /api/admin/grade-boundaries': course,
      'GET /api/admin/papers/:slug': { ...draft, audience: 'chosen', students: ['ghost@mail.com'] },
      'PATCH /api/admin/papers/:slug': refusal('invalid_input', 'Please look at the fields', [
        { path: 'students.0', message: 'Nobody has the address ghost@mail.com' },
      ]),
    },
  });
  await user.click(await main.findByRole('button', { name: 'Save paper' }));
  await main.findByText('Nobody has the address ghost@mail.com');
});

test('a paper that was never sat is deleted', async () => {
  const { main, user, address } = await openPage(`/admin/papers/${draft.slug}`, {
    as: staff,
    answers: {
      'GET /api/subjects': { subjects },
      'GET /api/admin/papers': [],
      'GET /api/admin/grade-boundaries': course,
      'GET /api/admin/papers/:slug': draft,
      'DELETE /api/admin/papers/:slug': { message: 'Calculus week A has been deleted' },
    },
  });
  await user.click(await main.findByRole('button', { name: 'Delete paper' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete paper' }),
  );
  await expect.poll(address).toBe('/admin/papers');
});

test('a paper that was sat stays', async () => {
  const { main } = await openPage(`/admin/papers/${draft.slug}`, {
    as: staff,
    answers: {
      'GET /api/admin/grade-boundaries': course,
      'GET /api/admin/papers/:slug': { ...draft, sittings: 1 },
    },
  });
  await main.findByText(/^Students have sat it/);
  expect(main.queryByRole('button', { name: 'Delete paper' })).toBeNull();
});

test.each([
  [null, 'Set the link'],
  ['https://sevenfold.example/booklet.pdf', 'Change the link'],
])('a paper says whether its booklet is known (%s), and where that is set', async (booklet, words) => {
  const { main } = await openPage(`/admin/papers/${draft.slug}`, {
    as: staff,
    answers: {
      'GET /api/admin/grade-boundaries': { ...course, booklet },
      'GET /api/admin/papers/:slug': draft,
    },
  });
  const note = within(await main.findByRole('region', { name: /booklet$/ }));
  expect(note.getByRole('link', { name: words })).toHaveAttribute(
    'href',
    `/admin/grade-boundaries?subject=${draft.subject.slug}`,
  );
  expect(note.queryByText(/^No link is set for/) === null).toBe(booklet !== null);
});

const record: BlueprintRecord = {
  id: 7,
  name: 'Calculus week',
  subject: { id: mathsSubject.id, slug: mathsSubject.slug, subject_name: mathsSubject.subject_name },
  paper: '1',
  minutes: 60,
  blueprint: {
    ...{ total: { marks: 55 }, sections: [], topics: [], difficulties: [], papers: ['1'], calculator: 'any' },
    ...{ counts: [{ kind: 'long', from: 9 }], unseen: false, include: ['sums'], exclude: [] },
  },
  papers: [],
  updatedAt: '2026-11-10T10:00:00.000Z',
};

/** A server that keeps one blueprint and makes papers of it once fewer long questions are wanted. */
function blueprints() {
  let kept = record;
  const answers = {
    'GET /api/subjects': { subjects },
    'GET /api/topics/:subjectSlug': { topics: [algebra] },
    'GET /api/admin/blueprints': () => [kept],
    'GET /api/admin/blueprints/:id': () => kept,
    'POST /api/admin/blueprints': ({ body }: Call<'POST /api/admin/blueprints'>) => {
      kept = { ...record, name: body.name, minutes: body.minutes, paper: body.paper };
      return kept;
    },
    'PUT /api/admin/blueprints/:id': ({ body }: Call<'PUT /api/admin/blueprints/:id'>) => {
      if (body.updatedAt !== kept.updatedAt) return refusal('conflict', 'Somebody else has saved it.');
      const counts = (body.blueprint.counts ?? []) as BlueprintRecord['blueprint']['counts'];
      const blueprint = { ...record.blueprint, counts };
      kept = { ...kept, name: body.name, blueprint, updatedAt: '2026-11-11T10:00:00.000Z' };
      return kept;
    },
    'POST /api/admin/blueprints/:id/papers': ({ body }: Call<'POST /api/admin/blueprints/:id/papers'>) => {
      if (kept.blueprint.counts[0]?.from === 9) {
        return {
          found: false as const,
          message: 'No paper has all of this.',
          conflict: ['55 marks in all', 'at least 9 long questions'],
          limit: null,
          nearest: {
            changes: ['at least 4 long questions instead of 9'],
            blueprint: { ...kept.blueprint, counts: [{ kind: 'long' as const, from: 4 }] },
          },
        };
      }
      const papers = ['A', 'B'].map((letter) => ({
        slug: `week-${letter.toLowerCase()}`,
        name: `${body.name} ${letter}`,
      }));
      kept = { ...kept, papers: papers.map((paper) => ({ ...paper, published: false })) };
      return { found: true as const, papers };
    },
  } satisfies Answers;
  return answers;
}

test('a new blueprint begins like a paper of the exam', async () => {
  const { main, user, api, address } = await openPage('/admin/blueprints/new', {
    as: staff,
    answers: blueprints(),
  });
  await user.selectOptions(await main.findByRole('combobox', { name: /^Course/ }), mathsSubject.slug);
  await fill(main.getByRole('textbox', { name: 'Name' }), 'Second mock');
  await user.click(main.getByRole('radio', { name: 'Like Paper 3' }));
  expect(main.getByRole('combobox', { name: 'Stands for' })).toHaveValue('3');
  expect(main.getByRole('textbox', { name: 'Minutes' })).toHaveValue('75');
  await user.click(await main.findByRole('button', { name: 'Add blueprint' }));
  await expect.poll(address).toBe('/admin/blueprints/7');
  expect(api.callsOf('POST /api/admin/blueprints')[0]?.body).toMatchObject({
    subject: mathsSubject.slug,
    name: 'Second mock',
    paper: '3',
    minutes: 75,
    blueprint: { total: { marks: 55 } },
  });
});

test('what is wrong in a blueprint takes the focus, far above the button', async () => {
  const { main, user, api } = await openPage('/admin/blueprints/new', {
    as: staff,
    answers: {
      ...blueprints(),
      'POST /api/admin/blueprints': refusal('invalid_input', 'No', [
        { path: 'minutes', message: 'Too long for this course' },
      ]),
    },
  });
  await user.selectOptions(await main.findByRole('combobox', { name: /^Course/ }), mathsSubject.slug);
  const [name, minutes] = [/^Name/, /^Minutes/].map((label) => main.getByRole('textbox', { name: label }));
  await main.findByRole('group', { name: 'Topics' });
  const add = main.getByRole('button', { name: 'Add blueprint' });
  await user.click(add);
  main.getByText('Please give the blueprint a name');
  expect(name).toHaveFocus();
  expect(api.callsOf('POST /api/admin/blueprints')).toHaveLength(0);
  await fill(name!, 'Second mock');
  await user.click(add);
  await main.findByText('Too long for this course');
  expect(minutes).toHaveFocus();
});

test('versions A and B are made, after the nearest was taken', async () => {
  const { main, user, api } = await openPage('/admin/blueprints/7', { as: staff, answers: blueprints() });
  await user.click(await main.findByRole('button', { name: 'Make the versions' }));
  const alert = within(await main.findByRole('alert'));
  alert.getByText('at least 9 long questions');
  await user.click(alert.getByRole('button', { name: 'Take the nearest' }));
  expect(await main.findByRole('link', { name: 'Calculus week B' })).toHaveAttribute(
    'href',
    '/admin/papers/week-b',
  );
  expect(api.callsOf('POST /api/admin/blueprints/:id/papers')[1]?.body).toEqual({
    name: 'Calculus week',
    versions: 2,
    differ: 'variants',
  });
  // The form shows what the blueprint has become.
  const long = 'Long questions, of 12 marks and more, at least, questions';
  await expect.poll(() => main.getByRole<HTMLInputElement>('textbox', { name: long }).value).toBe('4');
});

test('what another has saved meanwhile is not overwritten', async () => {
  const answers = blueprints();
  const { main, user, api } = await openPage('/admin/blueprints/7', { as: staff, answers });
  const name = await main.findByRole('textbox', { name: 'Name' });
  api.answer({ 'GET /api/admin/blueprints/:id': { ...record, updatedAt: '2026-11-12T10:00:00.000Z' } });
  api.answer({
    'PUT /api/admin/blueprints/:id': ({ body }) =>
      body.updatedAt === record.updatedAt ? refusal('conflict', 'Somebody else has saved it.') : record,
  });
  await fill(name, 'Mine');
  const save = main.getByRole('button', { name: 'Save blueprint' });
  for (const attempt of [1, 2]) {
    await user.click(save);
    await expect.poll(() => api.callsOf('PUT /api/admin/blueprints/:id')).toHaveLength(attempt);
    await expect.poll(() => (save as HTMLButtonElement).disabled).toBe(false);
  }
  expect(api.callsOf('PUT /api/admin/blueprints/:id').map(({ body }) => body.updatedAt)).toEqual([
    record.updatedAt,
    record.updatedAt,
  ]);
  expect(name).toHaveValue('Mine');
});

test('boundaries are typed from cell to cell by keys, and saved when they climb', async () => {
  let kept = course;
  const { main, user, api } = await openPage('/admin/grade-boundaries', {
    as: staff,
    answers: {
      'GET /api/subjects': { subjects },
      'GET /api/admin/grade-boundaries': () => kept,
      'PUT /api/admin/grade-boundaries': ({ body }: Call<'PUT /api/admin/grade-boundaries'>) => {
        const papers = body.papers.map((one) => ({ ...one, edited: true }));
        kept = { ...course, papers, booklet: body.booklet, updatedAt: '2026-11-12T10:00:00.000Z' };
        return kept;
      },
    },
  });
  const cell = (paper: string, grade: number) =>
    main.getByRole('textbox', { name: `${paper}, grade ${grade}, from percent` });
  await main.findByRole('table');
  expect(main.getAllByText('Our estimate')).toHaveLength(2);
  cell('Paper 1', 7).focus();
  await user.keyboard('{Enter}');
  expect(cell('All other papers', 2)).toHaveFocus();
  await user.keyboard('30{ArrowUp}');
  expect(cell('Paper 1', 2)).toHaveFocus();
  const save = main.getByRole('button', { name: 'Save boundaries' });
  await user.click(save);
  main.getByText('All other papers: A higher grade needs more than the one below it');
  expect(api.callsOf('PUT /api/admin/grade-boundaries')).toHaveLength(0);
  await fill(cell('All other papers', 2), '10.5');
  await fill(main.getByRole('textbox', { name: 'Formula booklet' }), 'https://sevenfold.example/booklet.pdf');
  await user.click(save);
  await screen.findByText('The boundaries of Math AI HL have been saved.');
  expect(api.callsOf('PUT /api/admin/grade-boundaries')[0]?.body).toMatchObject({
    papers: [{ paper: '1' }, { paper: null, boundaries: [{ grade: 2, percent: 10.5 }, {}, {}, {}, {}, {}] }],
    booklet: 'https://sevenfold.example/booklet.pdf',
    updatedAt: null,
  });
  expect(main.queryByText('Our estimate')).toBeNull();
});
