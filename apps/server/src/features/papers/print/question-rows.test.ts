import { expect, it } from 'vitest';
import { openKit } from '../../../platform/drawing/pdf/kit.ts';
import { heightOf } from '../../../platform/drawing/pdf/row.ts';
import { examPages } from './exam-pages.policy.ts';
import { printedQuestion } from './print.fixture.ts';
import { looks } from './print-style.ts';
import { questionGroup } from './question-rows.ts';

const kit = openKit({ title: '', author: '', date: new Date(0) });
const look = looks.large;
const groupOf = (text: string, marks: number, changes = {}) =>
  questionGroup(kit, printedQuestion({ text, marks, ...changes }), {
    look,
    pictures: new Map(),
    heading: 'H2',
    room: look.height,
    saysCalculator: false,
  });

const linesIn = (rows: readonly { isSpace?: boolean }[]) => rows.filter(({ isSpace }) => isSpace).length;

it('has two lines for each mark, and a few less where the question then fits on a page', async () => {
  const few = await groupOf('(a) Find. [2]\n\n(b) Find. [1]', 3);
  // Each with the gap before the first.
  expect(few.parts.map(linesIn)).toEqual([5, 3]);
  const many = await groupOf('(a) Find. [4]\n\n(b) Find. [4]\n\n(c) Find. [1]', 9);
  expect(heightOf(many.parts.flat())).toBeLessThanOrEqual(look.height);
  expect(many.parts.map(linesIn)).toEqual([7, 7, 3]);
});

it('has no lines for a question that is answered by a letter', async () => {
  const group = await groupOf('Which? [1]\n\n- A. one\n- B. two\n- C. three\n- D. four', 1, {
    isChoice: true,
  });
  expect(linesIn(group.parts.flat())).toBe(0);
});

it('never parts the text from the first lines below it, however long it is', async () => {
  const words = 'These are words of a long text that goes on. ';
  for (const length of [20, 35, 40, 45, 50, 55, 60, 65]) {
    const { parts } = await groupOf(`${words.repeat(length)}\n\n(a) ${words} [6]`, 6);
    const pages = examPages([{ parts }], look.height, 0);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      for (const { row, y } of page) expect(y + row.height).toBeLessThanOrEqual(look.height);
      const isCut = page[0]!.row.isSpace === true;
      // The gap and two lines at least stand below the text, on the page before.
      if (isCut) expect(linesIn(pages[index - 1]!.map(({ row }) => row)), `${length}`).toBeGreaterThan(2);
    }
  }
});
