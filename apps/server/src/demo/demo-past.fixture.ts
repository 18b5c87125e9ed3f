import type { BankContent } from '../../../../content/bank-content.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { everythingIn } from '../backup/everything.fixture.ts';
import { seedDemoAccounts } from '../features/accounts/seed-demo-accounts.ts';
import { starterBank, typesetStarterBank } from '../features/content/content.fixture.ts';
import { loadContent } from '../features/content/load-content.ts';

/** What is there when the doors open, of the subjects that the past speaks of. */
export const firstOfEach: BankContent = {
  ...starterBank,
  syllabuses: [],
  posts: [],
  pages: [],
  questions: starterBank.questions.filter(
    ({ subject, variant = 0 }) =>
      variant === 0 && ['math-aa-sl', 'physics-sl', 'chemistry-sl'].includes(subject),
  ),
};

export async function startDemo(bank = firstOfEach): Promise<TestApp> {
  const test = await startTestApp({ demo: true });
  await loadContent(test, bank, { typeset: typesetStarterBank });
  await seedDemoAccounts(test);
  return test;
}

export const slugsOf = async (test: TestApp) =>
  (await test.database.pool.query('select slug from practice_tests order by id')).rows;

/** All but the jobs that recur in a product that runs. */
export async function rowsIn({ databaseUrl }: TestApp): Promise<[string, string][]> {
  const { rows } = await everythingIn(databaseUrl);
  return Object.entries(rows).filter(([table]) => !table.startsWith('"jobs"'));
}
