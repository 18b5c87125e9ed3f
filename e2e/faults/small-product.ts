import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../product/start-product.ts';

interface Bank {
  questions: { readonly variant?: number }[];
  syllabuses: unknown[];
}

const questions = 60;
const syllabuses = 10;

/**
 * The built product with a small bank: loading the whole one takes minutes of the machine, and faults are about
 * something else. Below the root, so that it finds the same packages.
 */
export async function makeSmallProduct(): Promise<string> {
  const folder = join(root, `.cache/faults-${process.pid}`);
  await mkdir(join(folder, 'apps/server'), { recursive: true });
  await symlink(join(root, 'apps/web'), join(folder, 'apps/web'));
  for (const name of ['migrations', 'node_modules', 'package.json']) {
    await symlink(join(root, 'apps/server', name), join(folder, 'apps/server', name));
  }
  await cp(join(root, 'apps/server/dist'), join(folder, 'apps/server/dist'), { recursive: true });
  const file = join(folder, 'apps/server/dist/bank.json');
  const bank = JSON.parse(await readFile(file, 'utf8')) as Bank;
  bank.questions = bank.questions.filter(({ variant = 0 }) => variant === 0).slice(0, questions);
  bank.syllabuses = bank.syllabuses.slice(0, syllabuses);
  await writeFile(file, JSON.stringify(bank));
  return folder;
}
