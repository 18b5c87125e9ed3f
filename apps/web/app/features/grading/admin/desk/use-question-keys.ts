import { withLineToggled, withQuestion } from '@sevenfold/contract/grading/marking.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { useState } from 'react';
import { type DeskQuestion, lineMarksOf } from './desk.ts';
import { scrollWithin } from './scroll-within.ts';
import type { MarkingState } from './use-marking.ts';

const articleOf = (number: number) => document.getElementById(`question-${number}`);

/** Brings a question to the top of its side of the desk. */
export const bringQuestion = (number: number): void => scrollWithin(articleOf(number));

/** What a key changes must be seen. */
function showQuestion(number: number): void {
  const article = articleOf(number);
  const scroller = article?.closest('[data-scroller]')?.getBoundingClientRect();
  const box = article?.getBoundingClientRect();
  if (scroller && box && (box.bottom < scroller.top || box.top > scroller.bottom)) scrollWithin(article);
}

/** Marking without a mouse: which question is meant, and what keys do to it. */
export function useQuestionKeys(questions: readonly DeskQuestion[], change: MarkingState['change']) {
  const [current, setCurrent] = useState(questions[0]?.number);
  const one = questions.find(({ number }) => number === current);
  return {
    current,
    enter: setCurrent,
    step: (by: 1 | -1) => {
      const inside = articleOf(current ?? 0)?.contains(document.activeElement);
      const place = questions.findIndex(({ number }) => number === current);
      // The first press goes to the question that is marked as meant.
      const next = questions[inside ? place + by : place];
      if (!next) return;
      setCurrent(next.number);
      const article = articleOf(next.number);
      scrollWithin(article);
      article?.querySelector('h2')?.focus({ preventScroll: true });
    },
    toggle: (line: number) => {
      if (!one || line >= lineMarksOf(one).length) return;
      change((before) => withLineToggled(before, one.question_id, line));
      showQuestion(one.number);
    },
    give: (marks: 'all' | 'none') => {
      if (!one) return;
      const given = marks === 'all' ? marksPerQuestion : 0;
      change((before) => withQuestion(before, one.question_id, { marks: given }));
      showQuestion(one.number);
    },
  };
}
