import { runPackage } from './lib/run.mjs';

/** Who may import whom, and what nobody imports. Each takes one core, so both at once. */
const folders = [
  'apps/server/src',
  'apps/web/app',
  'packages/contract/src',
  'packages/typesetting/src',
  'packages/search-text/src',
  'packages/replies/src',
  'packages/papers/src',
  'packages/learning/src',
  'content',
  'e2e',
  'bench',
];

const looked = await Promise.allSettled([
  runPackage('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders], { quiet: true }),
  runPackage('knip', [], { quiet: true }),
]);
for (const { status, value, reason } of looked) console.log(status === 'fulfilled' ? value : reason.message);
if (looked.some(({ status }) => status === 'rejected')) process.exit(1);
