import type { saveMarking as saving } from '@sevenfold/contract/grading/desk.endpoints';
import type { BodyOf } from '@sevenfold/contract/platform/endpoint';

import { claimSheet } from '../features/grading/claim-sheet.ts';
import { receiveUpload } from '../features/grading/receive-upload.ts';
import { returnSheet } from '../features/grading/return-sheet.ts';
import { saveMarking } from '../features/grading/save-marking.ts';
import {
  findGradedTest,
  type QuestionToMark,
  readQuestionsToMark,
} from '../features/practice-tests/graded-tests.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import type { Past } from './past-services.ts';
import type { Person } from './people.ts';
import { type PastBilling, payForGrading } from './purchases.ts';
import type { TakenTest } from './take-tests.ts';
import { minutesAfter, type Timeline } from './timeline.ts';

type Marking = BodyOf<typeof saving>['marking'];
type Annotation = Marking['annotations'][number];

interface HandedIn {
  /** Written when the sheet is handed in; what the marking is put on. */
  sheet?: AnswerSheet;
  /** How much of its answer the student wrote, question by question. */
  readonly shares: readonly number[];
}

/** Pays for the grading of a test and uploads the sheet. */
export function handInSheet(
  past: PastBilling,
  timeline: Timeline,
  { person, staff }: { person: Person; staff: Person },
  test: TakenTest,
  { at, shares, title }: { at: Date; shares: readonly number[]; title: string },
): HandedIn {
  const handedIn: HandedIn = { shares };
  timeline.add(at, async () => {
    const caller = person.caller();
    await payForGrading(past, test.slug, caller);
    const questions = await questionsOf(past, test, staff);
    // What writes pages takes long to load, and a past is made once.
    const { writeAnswerSheet } = await import('./answer-sheet.ts');
    const sheet = await writeAnswerSheet(
      questions.map(({ number, question }) => ({
        number,
        parts: firstParts(partsOf(question.Answer?.[0]?.body ?? ''), shareOf(shares, number)),
      })),
      { student: caller.name, title, date: past.clock.now() },
    );
    handedIn.sheet = sheet;
    await receiveUpload(past, test.slug, caller, async () => ({
      fields: { file_type: 'USER_FILE', marks_obtained: undefined, pages: undefined },
      file: { name: 'answers.pdf', content: sheet.pdf },
      inOwnTime: (work) => work(new AbortController().signal),
    }));
  });
  return handedIn;
}

/** A member of staff takes the sheet, marks it and hands it back. */
export function markSheet(
  past: Past,
  timeline: Timeline,
  staff: Person,
  test: TakenTest,
  handedIn: HandedIn,
  at: Date,
): void {
  timeline.add(at, async () => {
    await claimSheet(past, test.slug, staff.caller(), false);
  });
  timeline.add(minutesAfter(at, 34), async () => {
    const questions = await questionsOf(past, test, staff);
    const { version } = await saveMarking(
      past,
      test.slug,
      { version: 0, save_id: past.ids.uuid(), marking: markingOf(questions, handedIn) },
      staff.caller(),
    );
    await returnSheet(past, test.slug, version, staff.caller());
  });
}

async function questionsOf(past: Past, { slug }: TakenTest, staff: Person): Promise<QuestionToMark[]> {
  const test = await findGradedTest(past.database.db, slug, past.clock.now());
  if (!test) throw new Error(`the demo has no test ${slug}`);
  return readQuestionsToMark(past, test.id, staff.caller());
}

/** An answer begins a part with its letter; what has no parts is one. */
const partsOf = (body: string): string[] =>
  body
    .split(/\n\n(?=\([a-z]\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const firstParts = (parts: readonly string[], share: number): string[] =>
  parts.slice(0, Math.max(1, Math.ceil(parts.length * share)));

const shareOf = (shares: readonly number[], number: number): number => shares[(number - 1) % shares.length]!;

const remarks = [
  'Every step is there, and easy to follow.',
  'Right, and well set out.',
  'Correct throughout.',
] as const;
const unfinished =
  'Good as far as it goes, then you stop. Write down what you would try next: a method mark is often one line away.';

function markingOf(questions: readonly QuestionToMark[], { sheet, shares }: HandedIn): Marking {
  const annotations: Annotation[] = [];
  const add = (annotation: DistributiveOmit<Annotation, 'id'>) =>
    annotations.push({ ...annotation, id: `a${annotations.length + 1}` } as Annotation);
  const marked = questions.map(({ number, question_id, question }) => {
    const lines = question.Answer?.[0]?.mark_lines ?? [];
    const share = shareOf(shares, number);
    const earned = Math.ceil(lines.length * share);
    const whole = earned === lines.length;
    const spots = sheet?.spots.get(number) ?? [];
    for (const { page, y } of spots) add({ kind: 'tick', page, x: 0.84, y });
    const last = spots.at(-1);
    if (last) {
      const got = lines.slice(0, earned).reduce((sum, { marks }) => sum + marks, 0);
      const worth = lines.reduce((sum, { marks }) => sum + marks, 0);
      if (worth > 0) add({ kind: 'mark', page: last.page, x: 0.9, y: last.y, text: `${got}/${worth}` });
      add({ kind: 'pen', colour: 'red', page: last.page, points: underline(last.y) });
      if (!whole)
        add({
          kind: 'comment',
          page: last.page,
          x: 0.6,
          y: Math.min(0.93, last.y + 0.02),
          text: 'And the next part?',
        });
    }
    return {
      question_id,
      lines: lines.length === 0 ? null : lines.slice(0, earned).map((_, line) => line),
      marks: lines.length === 0 ? Math.round(share * 5) : null,
      comment: whole ? remarks[number % remarks.length]! : unfinished,
    };
  });
  return {
    questions: marked,
    annotations,
    overall_comment:
      'A solid paper. Your algebra is safe and your working can be followed, which is worth marks on its own. Where you lost them, you stopped early: plan the time so that every part gets at least a first line.',
  };
}

type DistributiveOmit<Whole, Key extends keyof Whole> = Whole extends unknown ? Omit<Whole, Key> : never;

/** A quick stroke below the last line. */
const underline = (y: number): number[] =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((step) => [0.17 + step * 0.05, y + 0.014 + (step % 2) * 0.0015]);
