import { packHtml } from '@sevenfold/typesetting/packed-html';
import katex from 'katex';
import type pg from 'pg';
import { formulas, sentences, subjects, things } from './bank-words.ts';
import { type Random, seededRandom } from './random.ts';

const batchSize = 1000;
/** Of every mark scheme. */
const scheme = ['M1', 'A1', 'A1'];

interface Leaf {
  readonly id: number;
  readonly subjectId: number;
  readonly level: 'SL' | 'HL';
  readonly name: string;
}

/**
 * Fills an empty, migrated database with a bank of `count` questions. The same count makes the same bank, and the
 * first questions of a larger bank are those of a smaller one. Maths is typeset once per formula, so that the time
 * goes into the database and its triggers. `variants` questions of a design differ in their numbers only.
 */
export async function generateBank(
  client: pg.ClientBase,
  { count, variants = 10 }: { count: number; variants?: number },
): Promise<void> {
  await client.query('begin');
  const leaves = await generateCatalogue(client);
  await client.query('commit');
  const typeset = new Map(
    formulas.map((formula) => [formula, katex.renderToString(formula, { throwOnError: true })] as const),
  );
  for (let first = 0; first < count; first += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - first) }, (_, index) =>
      questionRow(first + index, variants, leaves, typeset),
    );
    await client.query('begin');
    await insertQuestions(client, rows);
    await client.query('commit');
  }
  await client.query('vacuum analyze');
}

/** A level at a time: the triggers that keep the tree run once for each statement. */
async function generateCatalogue(client: pg.ClientBase): Promise<Leaf[]> {
  const { rows: kept } = await client.query<{ id: number; slug: string }>(
    'insert into subjects (slug, subject_name) select * from unnest($1::text[], $2::text[]) returning id, slug',
    [subjects.map(({ slug }) => slug), subjects.map(({ name }) => name)],
  );
  const tops = subjects.flatMap((subject) =>
    Object.entries(subject.topics).map(([name, below]) => ({
      subjectId: kept.find(({ slug }) => slug === subject.slug)!.id,
      level: subject.slug.endsWith('hl') ? ('HL' as const) : ('SL' as const),
      parentId: null,
      name,
      below,
    })),
  );
  const topIds = await insertTopics(client, tops);
  const middles = tops.flatMap(({ below, subjectId, level }, index) =>
    Object.entries(below).map(([name, leafNames]) => ({
      subjectId,
      level,
      parentId: topIds[index]!,
      name,
      leafNames,
    })),
  );
  const middleIds = await insertTopics(client, middles);
  const deepest = middles.flatMap(({ leafNames, subjectId, level }, index) =>
    leafNames.map((name) => ({ subjectId, level, parentId: middleIds[index]!, name })),
  );
  const deepestIds = await insertTopics(client, deepest);
  return [
    ...middles
      .map((topic, index) => ({ ...topic, id: middleIds[index]! }))
      .filter((t) => !t.leafNames.length),
    ...deepest.map((topic, index) => ({ ...topic, id: deepestIds[index]! })),
  ];
}

interface NewTopic {
  readonly subjectId: number;
  readonly parentId: number | null;
  readonly name: string;
}

async function insertTopics(client: pg.ClientBase, topics: readonly NewTopic[]): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into topics (subject_id, parent_topic_id, slug, topic_name)
     select * from unnest($1::int[], $2::int[], $3::text[], $4::text[]) returning id`,
    [
      topics.map(({ subjectId }) => subjectId),
      topics.map(({ parentId }) => parentId),
      topics.map(({ name }) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
      topics.map(({ name }) => name),
    ],
  );
  return rows.map(({ id }) => id);
}

function questionRow(
  index: number,
  variants: number,
  leaves: readonly Leaf[],
  typeset: ReadonlyMap<string, string>,
) {
  const design = Math.floor(index / variants);
  const variant = index % variants;
  // Words come from the design, numbers from the question itself.
  const wording = seededRandom(design * 7919 + 1);
  const numbers = seededRandom(index * 104_729 + 2);
  const leaf = wording.pick(leaves);
  const parts = Array.from({ length: 2 + wording.below(3) }, () => sentence(wording, numbers));
  const opening = `A question about ${leaf.name.toLowerCase()}.`;
  const text = [opening, ...parts.map((part) => part.replace(/\$\$|~/g, ''))].join(' ');
  const html = `<p>${text.replace(/\$([^$]+)\$/g, (_, formula: string) => typeset.get(formula) ?? formula)}</p>`;
  const answer = `Use ${leaf.name.toLowerCase()}: ${sentence(wording, numbers)}`;
  const answerHtml = `<p>${answer.replace(/\$([^$]+)\$/g, (_, formula: string) => typeset.get(formula) ?? formula)}</p>`;
  return {
    key: `bench-${index}`,
    design: `bench-design-${design}`,
    variant,
    leaf,
    difficulty: 1 + wording.below(3),
    marks: 3 + wording.below(6),
    calculator: wording.next() < 0.6,
    month: wording.pick(['May', 'November']),
    year: 2000 + wording.below(25),
    paper: 1 + wording.below(3),
    timezone: wording.below(3),
    text,
    answer,
    packed: packHtml({
      question: html,
      solution: {
        hints: ['<p>Draw a sketch first.</p>'],
        answers: [{ body: answerHtml, lines: scheme.map(() => answerHtml) }],
      },
    }),
  };
}

const sentence = (wording: Random, numbers: Random): string =>
  wording
    .pick(sentences)
    .replaceAll('@', wording.pick(things))
    .replaceAll('~', () => `$${wording.pick(formulas)}$`)
    .replaceAll('#', () => String(2 + numbers.below(97)));

type Row = ReturnType<typeof questionRow>;

async function insertQuestions(client: pg.ClientBase, rows: readonly Row[]): Promise<void> {
  const { rows: inserted } = await client.query<{ id: number }>(
    `insert into questions (key, design_key, variant, subject_id, topic_id, level, difficulty, marks,
       calculator_allowed, month, year, paper, timezone, questions_text, typeset_question, typeset_solution, created_at,
       updated_at)
     select *, '2026-01-01', '2026-01-01' from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[],
       $6::text[], $7::smallint[], $8::smallint[], $9::boolean[], $10::text[], $11::smallint[], $12::smallint[],
       $13::smallint[], $14::text[], $15::bytea[], $16::bytea[])
     returning id`,
    [
      rows.map((row) => row.key),
      rows.map((row) => row.design),
      rows.map((row) => row.variant),
      rows.map((row) => row.leaf.subjectId),
      rows.map((row) => row.leaf.id),
      rows.map((row) => row.leaf.level),
      rows.map((row) => row.difficulty),
      rows.map((row) => row.marks),
      rows.map((row) => row.calculator),
      rows.map((row) => row.month),
      rows.map((row) => row.year),
      rows.map((row) => row.paper),
      rows.map((row) => row.timezone),
      rows.map((row) => row.text),
      rows.map(({ packed }) => packed.question),
      rows.map(({ packed }) => packed.solution),
    ],
  );
  const ids = inserted.map(({ id }) => id);
  const bodies = rows.map((row) => row.answer);
  await client.query(
    `insert into question_hints (question_id, position, text)
     select id, 0, 'Draw a sketch first.' from unnest($1::int[]) as id`,
    [ids],
  );
  await client.query(
    `with answered as (
       insert into answers (question_id, body) select * from unnest($1::int[], $2::text[]) returning id
     )
     insert into mark_lines (answer_id, position, text, mark, marks)
     select answered.id, line.place, 'Step ' || line.place, line.mark, 1
     from answered, unnest($3::text[]) with ordinality as line(mark, place)`,
    [ids, bodies, scheme],
  );
}
