import type { Test } from '@sevenfold/contract/practice-tests/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { at, type StartedDesk, startDesk } from '../grading/desk.fixture.ts';
import { sheetOf } from '../grading/pdf/sheets.fixture.ts';
import { testsOf } from '../practice-tests/practice-tests.fixture.ts';
import { draftOf } from '../questions/questions.fixture.ts';
import { insertQuestions } from '../questions/save-question.ts';
import { loadMocks, mockOf, papersOf } from './papers.fixture.ts';

let { test, accounts, grading, claim, read, save, call } = {} as StartedDesk;

beforeAll(async () => {
  ({ test, accounts, grading, claim, read, save, call } = await startDesk());
  const [topic] = await accounts.rows(`select id from topics where slug = 'rules'`);
  const design = (key: string, marks: number) =>
    draftOf(Number(topic!.id), {
      key,
      marks,
      answers: [
        {
          body: 'It follows.',
          markLines: Array.from({ length: marks }, (_, line) => ({ text: `line ${line}`, mark: 'A1' })),
        },
      ],
    });
  await insertQuestions(test, [design('four', 4), design('ten', 10)]);
  const sections = [{ name: '', designs: ['four', 'ten'] }];
  await loadMocks(test, [mockOf({ sections })]);
});

async function handedIn() {
  const student = await accounts.signUp();
  const slug = await papersOf(accounts, student.token).sit('math-aa-sl-mock-a-paper-1');
  const tests = testsOf(accounts, student.token);
  await tests.call('POST', `/${slug}/start`);
  await tests.call('PUT', `/${slug}`, {});
  const result = async () => ((await tests.read(slug)) as Test).paperResult!;
  const before = await result();
  grading.told(await grading.upload(slug, student.token, await sheetOf(2)));
  await grading.pay(slug, student);
  return { slug, result, before };
}

describe('paid grading of a sat paper', { timeout: 120_000 }, () => {
  it('waits with all marks until the sheet is returned, and then counts in the marks of the paper', async () => {
    const { slug, result, before } = await handedIn();
    expect(before).toMatchObject({ marks: 0, of: 14, waiting: 0, grade: { from: 1, to: 1 } });
    expect(await result()).toMatchObject({ marks: 0, of: 14, waiting: 14, grade: { from: 1, to: 7 } });
    await claim(slug);
    const desk = await read(slug);
    const [four, ten] = desk.questions.map(({ question_id }) => question_id);
    const marking = {
      questions: [
        { question_id: four, lines: null, marks: 2.5, comment: '' },
        { question_id: ten, lines: [0, 1, 2, 3, 4, 5, 6, 7], marks: null, comment: 'Nearly.' },
      ],
      annotations: [],
      overall_comment: 'Well done.',
    };
    expect((await save(slug, 0, marking)).statusCode).toBe(200);
    const returned = await call('POST', at(slug, '/return'), { version: 1 });
    expect(returned.statusCode, returned.body).toBe(200);
    const after = await result();
    expect(after).toMatchObject({ marks: 10, of: 14, waiting: 0, grade: { from: 6, to: 6 } });
    expect(after.questions.map(({ marks, of }) => [marks, of])).toEqual([
      [2, 4],
      [8, 10],
    ]);
  });
});
