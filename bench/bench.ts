import { parseArgs } from 'node:util';
import { exitAtSignals } from './end-with-us.ts';

exitAtSignals();

/** `--goals` measures what is to be reached; without it every kind of call is measured, with options of its own. */
const { values: options } = parseArgs({
  options: { goals: { type: 'boolean', default: false }, rows: { type: 'string' } },
  strict: false,
});
if (options.goals) {
  const { measureGoals } = await import('./goals/measure-goals.ts');
  await measureGoals(typeof options.rows === 'string' ? options.rows.split(',') : undefined);
} else {
  await import('./calls.bench.ts');
}
