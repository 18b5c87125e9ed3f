import { drawingSchema } from '@sevenfold/contract/questions/drawing.schema';
import { marksWorth } from '@sevenfold/contract/questions/mark-scheme.rules';
import { replyFieldsOf } from '@sevenfold/contract/questions/reply-fields.rules';
import { typeset } from '@sevenfold/typesetting/typeset';
import type { Wording } from '../authoring/design.ts';
import { marksOf } from '../authoring/marks.ts';
import type { Design } from '../authoring/question-files.ts';
import { hasJoinedThousands } from '../authoring/thousands.ts';
import { acceptedFigureIssues } from './accepted-figures.ts';
import { acceptedValueIssues } from './accepted-values.ts';
import type { DesignFacts } from './design-facts.ts';
import { drawnLabelIssues } from './drawn-labels.ts';
import { partIssues } from './inspect-parts.ts';
import { replyFactsOf, replyIssues } from './inspect-replies.ts';
import { judgeWritings } from './judge-writings.ts';
import { runsIn } from './likeness.ts';
import { readingGrade } from './reading-age.ts';
import { roundingDirectionIssues } from './rounding-direction.ts';
import { shownFigureIssues } from './shown-figures.ts';
import { undefinedLetterIssues } from './undefined-letters.ts';
import { verifyCheck } from './verify-check.ts';

/** The names of substances are long words; the median of the bank is below 4. */
const hardestGrade = 14;

/** Draws of each template whose answers are checked. */
const drawsChecked = 50;

export interface Findings {
  readonly issues: readonly string[];
  readonly facts: DesignFacts;
}

/** What is wrong with a design, whatever the rest of the bank is like. */
export function inspectDesign(design: Design): Findings {
  const wordings = design.wordings(design.isTemplate ? Math.max(drawsChecked, design.variants) : 1);
  const issues: string[] = [];
  if (design.isTemplate && wordings.length < drawsChecked) {
    issues.push(`only ${wordings.length} draws are allowed; ${drawsChecked} are asked for`);
  }
  if (design.isTemplate && wordings.some(({ checks }) => checks.length === 0)) issues.push('has no checks');
  if (new Set(wordings.map(({ text }) => text)).size < wordings.length) {
    issues.push('two draws give the same question: a parameter is not used in its text');
  }
  const marksAre = design.subject.startsWith('math') ? /[A-Z]/ : /^\d$/;
  const odd = wordings.flatMap(({ scheme }) => scheme).find(([, mark]) => !marksAre.test(mark));
  if (odd) issues.push(`${odd[1]} is no mark: maths has M1, A1, R1 and AG, a science numbers alone`);
  let [taken, refused] = [0, 0];
  for (const [index, wording] of wordings.entries()) {
    // Only what the bank holds: what students can meet.
    const judged = judgeWritings(index < design.variants ? (replyFieldsOf(wording) ?? []) : []);
    taken += judged.taken;
    refused += judged.refused;
    const found = [
      ...wordingIssues(wording),
      // Typesetting takes longest, so only what the bank holds is typeset.
      ...(index < design.variants ? typesettingIssues(wording) : []),
      ...(index < design.variants ? labelIssues(wording) : []),
      ...judged.issues,
    ];
    issues.push(...found.map((issue) => (design.isTemplate ? `draw ${index}: ${issue}` : issue)));
  }
  const [first] = wordings;
  const replies = first && replyFactsOf(first);
  const { difficulty, paper, calculator, also, shared } = design.header;
  return {
    issues: issues.slice(0, 5),
    facts: {
      difficulty,
      paper,
      calculator,
      ...(also && { also }),
      ...(shared !== undefined && { shared }),
      variants: design.variants,
      draws: wordings.length,
      marks: marksOf(first?.text ?? ''),
      ...(first?.mcqAnswer && { multipleChoice: true, keys: keysOf(wordings.slice(0, design.variants)) }),
      routes: first?.checks.map(({ route }) => route) ?? [],
      runs: runsIn(first?.text ?? ''),
      ...(replies && { replies, writings: { taken, refused } }),
    },
  };
}

/** The right letters, one behind the other. */
const keysOf = (wordings: readonly Wording[]): string =>
  wordings.map(({ mcqAnswer = '' }) => mcqAnswer).join('');

function* wordingIssues(wording: Wording): Generator<string> {
  const { text, hints, answer, scheme, checks, drawings = {} } = wording;
  const texts = [text, answer, ...hints, ...scheme.map(([line]) => line)];
  const broken = texts.find((one) => /undefined|\bNaN\b|Infinity|\$\{|\[object/.test(one));
  if (broken) yield `something is missing in: ${broken.slice(0, 120)}`;
  const doubled = texts.find((one) =>
    /\+ ?-|- ?-(?!-)|\+ ?\+|(?<![\d.])1x\b|(?<![\d.{^_])0x\b/.test(one.replaceAll(/\|[-: |]+\|/g, '')),
  );
  if (doubled) yield `looks like a slip of signs or a coefficient 1 or 0: ${doubled.slice(0, 160)}`;
  const joined = texts.find(hasJoinedThousands);
  if (joined) yield `sets thousands not apart, as in 12\\,500: ${joined.slice(0, 120)}`;
  const repeated = texts.map(repeatedConclusion).find(Boolean);
  if (repeated) yield `concludes what it has just said: ${repeated}`;
  const grade = readingGrade(text);
  if (grade !== undefined && grade > hardestGrade) {
    yield `its text is hard to read (grade ${grade.toFixed(1)} of at most ${hardestGrade}): shorter sentences help`;
  }
  if (text.length < 40) yield 'the question is very short';
  if (hints.length === 0) yield 'has no hint';
  if (answer.length < 20) yield 'has no worked answer';
  const marks = marksOf(text);
  if (marks === 0) yield 'no part says its marks, such as [2]';
  const worth = scheme.reduce((sum, [, mark]) => sum + marksWorth(mark), 0);
  if (worth !== marks) yield `the parts are worth ${marks} marks, the mark scheme ${worth}`;
  for (const check of checks) {
    const issue = verifyCheck(check, answer);
    if (issue) yield issue;
  }
  yield* replyIssues(wording);
  yield* partIssues(wording);
  yield* acceptedFigureIssues(wording);
  yield* acceptedValueIssues(wording);
  yield* shownFigureIssues(wording);
  yield* roundingDirectionIssues(wording);
  yield* undefinedLetterIssues(wording);
  yield* drawingIssues(`${text}\n${answer}`, drawings);
  if (wording.mcqAnswer && !/^[-*]?\s*\**A[.)]/m.test(text)) yield 'has a right letter but no options';
}

/** 'x = 3, so x = 3': what a template says where its last step has nothing left to do. */
export function repeatedConclusion(text: string): string | undefined {
  const steps =
    /(?<!\\)\$([^$]+)\$(?=,? (?:and )?(?:so|therefore|hence|thus|(?:which )?(?:gives|means|says))(?: that)? \$([^$]+)\$)/g;
  for (const [, step = '', conclusion = ''] of text.matchAll(steps)) {
    if (!/[=<>]|\\[lg]e/.test(step)) continue;
    if (step.replaceAll(/\s/g, '') === conclusion.replaceAll(/\s/g, '')) return step;
  }
  return undefined;
}

function* drawingIssues(texts: string, drawings: NonNullable<Wording['drawings']>): Generator<string> {
  const named = new Set([...texts.matchAll(/!\[[^\]]*\]\(drawing:([\w-]+)\)/g)].map(([, name]) => name!));
  for (const name of named) if (!drawings[name]) yield `there is no drawing called ${name}`;
  for (const [name, drawing] of Object.entries(drawings)) {
    if (!named.has(name)) yield `the drawing ${name} is shown nowhere`;
    const parsed = drawingSchema.safeParse(drawing);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      yield `the drawing ${name}: ${issue!.path.join('.')} ${issue!.message}`;
    }
  }
}

const labelIssues = ({ drawings = {} }: Wording): string[] =>
  Object.entries(drawings).flatMap(([name, drawing]) => [...drawnLabelIssues(name, drawing)]);

function* typesettingIssues(wording: Wording): Generator<string> {
  const { text, hints, answer, scheme, drawings, replies = [] } = wording;
  const aboutReplies = replies.flatMap((reply) => [
    ...(reply.label ? [reply.label] : []),
    ...(reply.kind === 'self' ? [] : (reply.mistakes ?? []).map(({ note }) => note)),
  ]);
  for (const one of [text, answer, ...hints, ...scheme.map(([line]) => line), ...aboutReplies]) {
    try {
      typeset(one, drawings);
    } catch (error) {
      yield (error as Error).message;
    }
  }
}
