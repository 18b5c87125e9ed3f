import { join } from 'node:path';
import { root, runPackage } from './lib/run.mjs';

/**
 * What runs on Node alone is looked at as one: each project of its own would check the server's types again. The
 * contract, the marking of replies and the model of learning stay apart, which know neither Node nor browsers. One checker each, since several in a process do part of
 * their work twice: less than half of the processor time.
 */
const projects = [
  'packages/contract',
  'packages/replies',
  'packages/learning',
  'tsconfig.node.json',
  'apps/web',
  'e2e',
];

// The types of each page's address and data follow from `routes.ts`.
await runPackage('react-router', ['typegen'], { cwd: join(root, 'apps/web'), quiet: true });
await Promise.all(projects.map((project) => runPackage('tsc', ['-p', project, '--checkers', '1'])));
