import { inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addSubject } from '../catalogue/catalogue.fixture.ts';
import { addQuestion, draftOf } from './questions.fixture.ts';
import { questions } from './questions.tables.ts';
import { insertQuestions } from './save-question.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});

const tree = { algebra: { sequences: { series: {} }, proof: {} }, calculus: { limits: {} } };
let sl: Awaited<ReturnType<typeof addSubject>>;
let hl: Awaited<ReturnType<typeof addSubject>>;

beforeEach(async () => {
  await run('delete from questions');
  await run('delete from subjects');
  sl = await addSubject(test, 'math-aa-sl', tree);
  hl = await addSubject(test, 'math-aa-hl', { ...tree, extra: {} });
});

const run = (statement: string, values: unknown[] = []) => test.database.pool.query(statement, values);

/** What the triggers keep must be what can be counted from scratch. */
async function expectConsistent(): Promise<void> {
  const wrongCounts = await run(`
    select t.slug, t.question_count, coalesce(counted.amount, 0)
    from topics t left join (
      select topic_id, count(*)::int as amount
      from wanted_question_places w,
        unnest(array[w.topic1_id, w.topic2_id, w.topic3_id] || w.also_topic_ids) as topic_id
      where w.visible and topic_id is not null
      group by topic_id
    ) counted on counted.topic_id = t.id
    where t.question_count <> coalesce(counted.amount, 0)`);
  expect(wrongCounts.rows).toEqual([]);
  const columns = `question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible, priority, variant,
    difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified, topic_changed, paper_part, also_topic_ids`;
  const difference = await run(`
    (select ${columns} from question_places except select ${columns} from wanted_question_places)
    union all
    (select ${columns} from wanted_question_places except select ${columns} from question_places)`);
  expect(difference.rows).toEqual([]);
  const wrongSubjects = await run(
    'select q.id from questions q join topics t on t.id = q.topic_id where q.subject_id <> t.subject_id',
  );
  expect(wrongSubjects.rows).toEqual([]);
}

async function counts(subject: { id: number }): Promise<Record<string, number>> {
  const { rows } = await run(
    'select slug, question_count from topics where subject_id = $1 and question_count > 0',
    [subject.id],
  );
  return Object.fromEntries(rows.map((row) => [row.slug, row.question_count]));
}

/** Listed as one of limits, too. */
const alsoOfLimits = (id: number) =>
  run('insert into question_other_topics (question_id, topic_id) values ($1, $2)', [id, sl.topics.limits]);

const change = (id: number, set: string) => run(`update questions set ${set} where id = $1`, [id]);

describe('counts and places follow', () => {
  it.each<[string, (id: number) => Promise<unknown>, Record<string, number>, Record<string, number>]>([
    ['a question that is added', async () => undefined, { algebra: 1, sequences: 1, series: 1 }, {}],
    ['a question that is hidden', (id) => change(id, 'visible = false'), {}, {}],
    [
      'a question that is hidden and shown again',
      async (id) => {
        await change(id, 'visible = false');
        await change(id, 'visible = true');
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a question that moves in its subject',
      (id) => change(id, `topic_id = ${sl.topics.limits}`),
      { calculus: 1, limits: 1 },
      {},
    ],
    ['a question that moves up', (id) => change(id, `topic_id = ${sl.topics.algebra}`), { algebra: 1 }, {}],
    [
      'a question that moves to another subject, even when its subject is forgotten',
      (id) => change(id, `topic_id = ${hl.topics.extra}`),
      {},
      { extra: 1 },
    ],
    [
      'a question that is shared with the other level',
      (id) => change(id, 'math_level_visibility_shared = true'),
      { algebra: 1, sequences: 1, series: 1 },
      { algebra: 1, sequences: 1, series: 1 },
    ],
    [
      'a shared question that is hidden',
      (id) => change(id, 'math_level_visibility_shared = true, visible = false'),
      {},
      {},
    ],
    [
      'a question that is no longer shared',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await change(id, 'math_level_visibility_shared = false');
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a shared question that moves where the other level has no such topic',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await change(id, `topic_id = ${hl.topics.extra}`);
      },
      {},
      { extra: 1 },
    ],
    ['a question that is deleted', (id) => run('delete from questions where id = $1', [id]), {}, {}],
    [
      'a shared question that is deleted',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await run('delete from questions where id = $1', [id]);
      },
      {},
      {},
    ],
    [
      'a topic that moves below another',
      () =>
        run(`update topics set parent_topic_id = $1 where id = $2`, [
          sl.topics.calculus,
          sl.topics.sequences,
        ]),
      { calculus: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a topic that becomes the top of a tree',
      () => run(`update topics set parent_topic_id = null where id = $1`, [sl.topics.sequences]),
      { sequences: 1, series: 1 },
      {},
    ],
    [
      'a topic that moves to another subject, with all that is below it',
      async () => {
        await run('delete from topics where subject_id = $1 and slug in ($2, $3)', [
          hl.id,
          'sequences',
          'series',
        ]);
        await run(`update topics set parent_topic_id = $1 where id = $2`, [
          hl.topics.extra,
          sl.topics.sequences,
        ]);
      },
      {},
      { extra: 1, sequences: 1, series: 1 },
    ],
    [
      'a topic of the other level that gets a name which shared questions look for',
      async (id) => {
        await run(`update topics set slug = 'other' where id = $1`, [hl.topics.series]);
        await change(id, 'math_level_visibility_shared = true');
        await run(`update topics set slug = 'series' where id = $1`, [hl.topics.limits]);
      },
      { algebra: 1, sequences: 1, series: 1 },
      { calculus: 1, series: 1 },
    ],
    [
      'a topic of the other level that is deleted',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await run('delete from topics where id = $1', [hl.topics.sequences]);
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a subject that only staff may see: its questions are not shared with one that all see',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await run('update subjects set staff_only = true where id = $1', [sl.id]);
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a subject that gets another name',
      async (id) => {
        await change(id, 'math_level_visibility_shared = true');
        await run(`update subjects set slug = 'math' where id = $1`, [hl.id]);
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a question that gets another topic',
      alsoOfLimits,
      { algebra: 1, sequences: 1, series: 1, calculus: 1, limits: 1 },
      {},
    ],
    [
      'a question with another topic that loses it',
      async (id) => {
        await alsoOfLimits(id);
        await run('delete from question_other_topics');
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'other topics in the same branch, which count once above',
      async (id) => {
        await run('insert into question_other_topics (question_id, topic_id) values ($1, $2), ($1, $3)', [
          id,
          sl.topics.proof,
          sl.topics.algebra,
        ]);
      },
      { algebra: 1, sequences: 1, series: 1, proof: 1 },
      {},
    ],
    [
      'another topic of another subject, where the question is not',
      (id) =>
        run('insert into question_other_topics (question_id, topic_id) values ($1, $2)', [
          id,
          hl.topics.limits,
        ]),
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a shared question with another topic, which is listed there at the other level, too',
      async (id) => {
        await alsoOfLimits(id);
        await change(id, 'math_level_visibility_shared = true');
      },
      { algebra: 1, sequences: 1, series: 1, calculus: 1, limits: 1 },
      { algebra: 1, sequences: 1, series: 1, calculus: 1, limits: 1 },
    ],
    [
      'another topic that the other level calls otherwise',
      async (id) => {
        await alsoOfLimits(id);
        await change(id, 'math_level_visibility_shared = true');
        await run(`update topics set slug = 'other' where id = $1`, [hl.topics.limits]);
      },
      { algebra: 1, sequences: 1, series: 1, calculus: 1, limits: 1 },
      { algebra: 1, sequences: 1, series: 1 },
    ],
    [
      'another topic that moves below the own one',
      async (id) => {
        await alsoOfLimits(id);
        await run('update topics set parent_topic_id = $1 where id = $2', [
          sl.topics.sequences,
          sl.topics.limits,
        ]);
      },
      { algebra: 1, sequences: 1, series: 1, limits: 1 },
      {},
    ],
    [
      'another topic that is deleted',
      async (id) => {
        await alsoOfLimits(id);
        await run('delete from topics where id = $1', [sl.topics.limits]);
      },
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
    [
      'a question with another topic that is hidden',
      async (id) => {
        await alsoOfLimits(id);
        await change(id, 'visible = false');
      },
      {},
      {},
    ],
    [
      'a question with another topic that is deleted',
      async (id) => {
        await alsoOfLimits(id);
        await run('delete from questions where id = $1', [id]);
      },
      {},
      {},
    ],
    [
      'priority, year and the like',
      (id) =>
        change(id, `priority = 3, year = 2021, month = 'May', paper = 2, difficulty = 1, verified = true`),
      { algebra: 1, sequences: 1, series: 1 },
      {},
    ],
  ])('%s', async (_, step, inSl, inHl) => {
    await addQuestion(test, hl.topics.proof!, { visible: false });
    const id = await addQuestion(test, sl.topics.series!);
    await step(id);
    await expectConsistent();
    expect(await counts(sl)).toEqual(inSl);
    expect(await counts(hl)).toEqual(inHl);
  });

  it('a topic that can not lie where it is put', async () => {
    const move = (id: number, parent: number) =>
      run('update topics set parent_topic_id = $1 where id = $2', [parent, id]);
    await expect(move(sl.topics.algebra!, sl.topics.series!)).rejects.toMatchObject({
      code: '23514',
      constraint: 'topics_no_circle',
    });
    await expect(move(sl.topics.calculus!, sl.topics.series!)).rejects.toMatchObject({
      constraint: 'topics_depth',
    });
    await expect(move(sl.topics.algebra!, sl.topics.algebra!)).rejects.toMatchObject({ code: '23514' });
    await expectConsistent();
  });

  it('many at once', async () => {
    const topicIds = [sl.topics.series!, sl.topics.limits!, hl.topics.proof!, hl.topics.extra!];
    const drafts = Array.from({ length: 600 }, (_, index) =>
      draftOf(topicIds[index % 4]!, {
        shared: index % 3 === 0,
        visible: index % 5 !== 0,
        variant: index,
        otherTopicIds: index % 7 === 0 ? [sl.topics.calculus!, sl.topics.proof!] : [],
      }),
    );
    const ids = await insertQuestions(test, drafts);
    expect(new Set(ids).size).toBe(600);
    await expectConsistent();
    await test.database.db
      .update(questions)
      .set({ visible: sql`not visible`, topicId: sl.topics.proof! })
      .where(inArray(questions.id, ids.slice(0, 300)));
    await expectConsistent();
    await run('delete from questions where variant % 2 = 0');
    await expectConsistent();
  });
});

describe('the version of the bank', () => {
  const version = async () => Number((await run('select version from bank_version')).rows[0].version);

  it.each([
    ['a subject', () => run(`update subjects set subject_name = 'X'`)],
    ['a topic', () => run(`update topics set topic_name = 'X'`)],
    ['a question', () => run(`update questions set special_info = 'X'`)],
    ['an answer', () => run(`update answers set body = 'X'`)],
    ['a mark line', () => run(`update mark_lines set mark = 'A1'`)],
    ['a hint', () => run(`delete from question_hints`)],
    ['a picture', () => run(`delete from question_images`)],
    ['an other topic', () => run(`delete from question_other_topics`)],
    ['a syllabus', () => run(`delete from syllabuses`)],
  ])('grows with %s', async (_, step) => {
    await addQuestion(test, sl.topics.series!);
    const before = await version();
    await step();
    expect(await version()).toBe(before + 1);
  });

  it('grows once for a whole transaction, and only when it is committed', async () => {
    const before = await version();
    await test.database
      .transaction(async (tx) => {
        await tx.client.query(`update subjects set subject_name = 'Y'`);
        throw new Error('changed my mind');
      })
      .catch(() => undefined);
    expect(await version()).toBe(before);
    await test.database.transaction(async (tx) => {
      for (let step = 0; step < 5; step += 1) {
        await tx.client.query('update topics set topic_name = $1', [`name ${step}`]);
        expect(await version()).toBe(before);
      }
    });
    expect(await version()).toBe(before + 1);
  });

  it('lets writers take turns instead of waiting in a circle', async () => {
    const [one, other] = [
      await addQuestion(test, sl.topics.series!),
      await addQuestion(test, sl.topics.limits!),
    ];
    const hideBoth = (first: number, second: number) =>
      test.database.transaction(async (tx) => {
        await tx.client.query('update questions set visible = not visible where id = $1', [first]);
        await new Promise((resolve) => setTimeout(resolve, 20));
        await tx.client.query('update questions set visible = not visible where id = $1', [second]);
      });
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? hideBoth(one, other) : hideBoth(other, one))),
    );
    await expectConsistent();
    expect(await counts(sl)).toMatchObject({ series: 1, limits: 1 });
  });
});
