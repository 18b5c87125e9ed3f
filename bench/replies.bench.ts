import { readDesigns } from '../content/authoring/question-files.ts';
import { replyFieldsOf } from '../packages/contract/src/questions/reply-fields.rules.ts';
import { kinds } from '../packages/replies/src/asked.ts';
import { readCaseTables } from '../packages/replies/src/case-tables.fixture.ts';
import type { Field } from '../packages/replies/src/field.ts';
import { hostileReplies } from '../packages/replies/src/hostile-replies.fixture.ts';
import { markReplies } from '../packages/replies/src/mark-replies.ts';
import { markReply } from '../packages/replies/src/mark-reply.ts';
import { most, stepsOf } from '../packages/replies/src/work.ts';
import { writingsOf } from '../packages/replies/src/writings/writings-of.ts';

/**
 * Prints the processor time of marking: one reply of each kind by its tables, whole questions of the bank, and whole
 * bodies of a check with the worst that can be sent; then both as shares of what they may take.
 */
const cases = readCaseTables();
const mostForQuestion = 5;
const mostForHostileBody = 50;
/** What one call of the API takes at most. */
const fieldsInBody = 60;
const longestSent = 400;

function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!;

const row = (name: string, times: readonly number[]) => {
  const shown = [0.5, 0.95, 1].map((share) => at(times, share).toFixed(2));
  console.log(`| ${name} | ${times.length} | ${shown.join(' | ')} |`);
};

// Once before, so that compiling isn't measured.
for (const { asked, given } of cases) markReply(asked, given);

console.log('| what | how many | median ms | 95% ms | most ms |\n| --- | --- | --- | --- | --- |');
for (const kind of kinds) {
  const own = cases.filter(({ asked }) => asked.kind === kind);
  row(
    `a reply: ${kind}`,
    own.map(({ asked, given }) => processorMs(() => markReply(asked, given))),
  );
}

/** Each question with other writings of its answers, then with near misses, which are looked at for longer. */
const questions = (await readDesigns()).flatMap((design) => {
  const typed = (replyFieldsOf(design.wordings(1)[0]!) ?? []).filter(({ kind }) => kind !== 'self');
  return typed.length === 0 ? [] : [typed as unknown as Field[]];
});
const answered = questions.flatMap((fields) =>
  (['equivalent', 'nearMisses'] as const).map((sort) => ({
    fields,
    givens: Object.fromEntries(
      fields.map((field, place) => [field.field, writingsOf(field)[sort][place % 12]!]),
    ),
  })),
);
const ofQuestions = answered.map(({ fields, givens }) => processorMs(() => markReplies(fields, givens)));
row('a question', ofQuestions);
const stepsOfQuestions = answered.map(({ fields, givens }) => stepsOf(() => markReplies(fields, givens)));

/** Every field of a body holds the same text, as somebody would send it who means harm. */
const bodies = kinds.flatMap((kind) => {
  const asked = cases.find((one) => one.asked.kind === kind)!.asked;
  const fields = Array.from(
    { length: fieldsInBody },
    (_, place): Field => ({ ...asked, field: `a.${place + 1}`, part: 'a', marks: 1 }),
  );
  return hostileReplies.map((given) => ({
    kind,
    given,
    time: processorMs(() =>
      markReplies(
        fields,
        Object.fromEntries(fields.map(({ field }) => [field, given.slice(0, longestSent)])),
      ),
    ),
  }));
});
row(
  'a body of hostile replies',
  bodies.map(({ time }) => time),
);

const slowest = [...bodies].sort((a, b) => b.time - a.time).slice(0, 8);
const share = (time: number, most: number) => (time / most).toFixed(2);
console.log(
  `\nA question at the median: ${share(at(ofQuestions, 0.5), mostForQuestion)} of ${mostForQuestion} ms`,
);
console.log(
  `The question with most work: ${share(at(stepsOfQuestions, 1), most.question)} of ${most.question} steps`,
);
console.log(`The worst body: ${share(slowest[0]!.time, mostForHostileBody)} of ${mostForHostileBody} ms`);
for (const { kind, given, time } of slowest)
  console.log(`  ${time.toFixed(1)} ms for ${kind}: ${given.slice(0, 50)}`);
