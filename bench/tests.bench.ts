import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Sat, sitTests, timeAt } from './sit-tests.ts';

const { values: options } = parseArgs({
  options: {
    engines: { type: 'string', default: 'embedded,server' },
    students: { type: 'string', default: '300' },
    'start-within': { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    'act-every': { type: 'string', default: '4' },
    questions: { type: 'string', default: '1000' },
  },
});
const sitting = {
  students: Number(options.students),
  startWithinMs: Number(options['start-within']) * 1000,
  actEveryMs: Number(options['act-every']) * 1000,
  actForMs: Number(options.seconds) * 1000,
  questions: Number(options.questions),
};

function print({ engine, calls, lost, cpu }: Sat): void {
  console.log(
    `\n${sitting.students} students, engine: ${engine}; told saved but lost: ${lost}; CPU ms a call: ${cpu.toFixed(2)}`,
  );
  console.log(
    '| call | done | failed | median ms | p99 ms | longest ms |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, timing] of Object.entries(calls)) {
    const { times, failed, reasons } = timing;
    const [median, p99, longest] = [0.5, 0.99, 1].map((share) => timeAt(timing, share).toFixed(1));
    console.log(`| ${name} | ${times.length} | ${failed} | ${median} | ${p99} | ${longest} |`);
    for (const reason of reasons) console.log(reason);
    if (failed > 0) process.exitCode = 1;
  }
  if (lost > 0) process.exitCode = 1;
}

console.log(`Node ${process.version}, ${cpus().length} cores`);
for (const engine of options.engines.split(',')) print(await sitTests(engine, sitting));
