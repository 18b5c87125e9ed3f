import { join } from 'node:path';
import { root, runPackage } from './lib/run.mjs';

const projects = [
  'packages/contract',
  'packages/typesetting',
  'apps/server',
  'apps/web',
  'content',
  'bench',
  'e2e',
];

// The types of each page's address and data follow from `routes.ts`.
await runPackage('react-router', ['typegen'], { cwd: join(root, 'apps/web'), quiet: true });
await Promise.all(projects.map((project) => runPackage('tsc', ['-p', project])));
