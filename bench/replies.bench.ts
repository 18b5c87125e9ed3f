import { kinds } from '../packages/replies/src/asked.ts';
import { readCaseTables } from '../packages/replies/src/case-tables.fixture.ts';
import { hostileReplies } from '../packages/replies/src/hostile-replies.fixture.ts';
import { markReply } from '../packages/replies/src/mark-reply.ts';

/** Prints the processor time of marking one reply: of each kind by its tables, and of the worst that can be sent. */
const cases = readCaseTables();

function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const row = (name: string, times: number[]) => {
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);
  console.log(`| ${name} | ${times.length} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
};

// Once before, so that compiling isn't measured.
for (const { asked, given } of cases) markReply(asked, given);

console.log('| kind | replies | median ms | 95% ms | most ms |\n| --- | --- | --- | --- | --- |');
for (const kind of kinds) {
  const own = cases.filter(({ asked }) => asked.kind === kind);
  row(
    kind,
    own.map(({ asked, given }) => processorMs(() => markReply(asked, given))),
  );
}
const all = cases.map(({ asked, given }) => processorMs(() => markReply(asked, given)));
row('all', all);
const asked = kinds.map((kind) => cases.find((one) => one.asked.kind === kind)!.asked);
row(
  'hostile',
  asked.flatMap((question) => hostileReplies.map((given) => processorMs(() => markReply(question, given)))),
);
