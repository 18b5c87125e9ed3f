import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** So many commits pass until all that depends on the engine has run on the second one. */
const engineTurns = 6;

const readList = async (name) => JSON.parse(await readFile(join(root, 'apps/server/test', name), 'utf8'));

/** Another one for each commit, the same one for whoever looks at it again. */
export async function turnOfCommit() {
  const commit = await run('git', ['rev-parse', 'HEAD'], { quiet: true }).catch(() => '');
  return Number.parseInt(commit.slice(0, 8), 16) || 0;
}

/** Tests of what the two engines may do differently, each with its reason. */
export async function engineDependent(turn) {
  const list = await readList('engine-dependent.json');
  const byTurns = Object.keys(list.byTurns).filter((_, index) => index % engineTurns === turn % engineTurns);
  return [...Object.keys(list.always), ...byTurns];
}

/** Unit and component tests, and API tests on the embedded engine, that have their turn with another commit. */
export async function withoutTurn(turn) {
  const groups = await readList('by-turns.json');
  return groups.filter((_, index) => index !== turn % groups.length).flatMap(Object.keys);
}
