import { runPackage } from './lib/run.mjs';

const projects = [
  'packages/contract',
  'packages/typesetting',
  'apps/server',
  'apps/web',
  'content',
  'bench',
  'e2e',
];

await Promise.all(projects.map((project) => runPackage('tsc', ['-p', project])));
