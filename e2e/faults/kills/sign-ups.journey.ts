import { startEmbeddedPostgres } from '../../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { startEngine } from '../../../apps/server/test/engine.ts';
import { endingAfterEach } from '../../ended-later.ts';
import { expect, test } from '../../journey.ts';
import { burst, expectAllThere, letMinutePass } from '../../product/sign-up-burst.ts';
import { launch, type Product } from '../../product/start-product.ts';

async function questionsThere({ origin }: Product): Promise<number> {
  const answer = await fetch(`${origin}/api/questions?page=1&pageSize=10`);
  return ((await answer.json()) as { total: number }).total;
}

const endedLater = endingAfterEach();

test('kill -9 in the middle of a burst of sign-ups loses nothing on a PostgreSQL server, which was empty before', async () => {
  const engine = endedLater(await startEngine('server'));
  const environment = { DATABASE_URL: engine.url };
  const first = endedLater(await launch(environment));
  expect(await questionsThere(first), 'the doors open with questions').toBeGreaterThan(0);
  const emails = await burst(first, 25);
  expect(emails.length).toBeGreaterThanOrEqual(25);
  await letMinutePass(engine.url);
  const second = endedLater(await launch(environment, first.dataDir));
  await expectAllThere(second, emails);
});

test('kill -9 in the middle of a burst of sign-ups loses nothing on the embedded engine, which outlives it', async () => {
  const first = endedLater(await launch());
  const emails = await burst(first, 12);
  expect(emails.length).toBeGreaterThanOrEqual(12);
  const engine = endedLater(await startEmbeddedPostgres({ dataDir: first.dataDir, log: () => undefined }));
  await letMinutePass(engine.url);
  const second = endedLater(await launch({}, first.dataDir));
  await expectAllThere(second, emails);
});
