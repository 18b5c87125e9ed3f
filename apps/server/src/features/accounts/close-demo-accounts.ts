import type { Services } from '../../platform/services.ts';
import { closeWaysIn, countDemoUsers } from './demo-accounts.queries.ts';

/**
 * For a start that is no demo: what the demo has left in this database has no way in (`isLeftOver`), and whoever runs it
 * should know of it. What let somebody in before goes for good: a demo that is started again must not bring it back.
 */
export async function closeDemoAccounts({
  config,
  database,
  log,
}: Pick<Services, 'config' | 'database' | 'log'>): Promise<void> {
  if (config.demo) throw new Error('the demo keeps its accounts');
  const count = await countDemoUsers(database.db);
  if (count === 0) return;
  await database.transaction((tx) => closeWaysIn(tx.db));
  log.warn(
    { count },
    'this database has demo accounts, whose passwords everybody knows: nobody can log in with them here. ' +
      'An owner of your own: npm run create-owner',
  );
}
