import { ensurePromtool } from './lib/debian.mjs';
import { run } from './lib/run.mjs';

/** Whether the alert rules can be read, ring when they have to, and are quiet otherwise. */
const promtool = await ensurePromtool();
if (!promtool) {
  console.error('The alert rules need promtool: install the package prometheus.');
  process.exit(1);
}
await run(promtool, ['check', 'rules', 'deploy/alerts.yml']);
await run(promtool, ['test', 'rules', 'deploy/alerts.test.yml']);
