import { startEngine } from '../../apps/server/test/engine.ts';
import { startBuiltProduct } from '../built-product.ts';
import { type Asked, drive } from '../load.ts';
import { startProcess } from '../server-process.ts';
import { type GoalRow, medianOf } from './goals.ts';

/** Many short turns: what else the machine does changes within a second. */
const rounds = 25;
const limits = { connections: 8, seconds: 0.4 };
const get = (path: string): Asked => ({
  method: 'GET',
  path,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
});

/** What the server renders of these is the same for everybody. */
const accountPages = ['/login', '/sign-up', '/my-tests', '/take-a-test/any', '/account-details', '/admin'];
const publicPages = ['/', '/pricing', '/blogs', '/terms'];
const list = '/api/questions?subject=math-aa-sl&topic=functions&pageSize=10';

async function perSecond(origin: string, paths: readonly string[]): Promise<number> {
  const asked = Array.from({ length: 20_000 }, (_, index) => get(paths[index % paths.length]!));
  return (await drive(origin, asked, limits)).measured.perSecond;
}

/** In turns, each first as often as the other, so that whatever else the machine does slows both alike; the median. */
async function share(one: () => Promise<number>, other: () => Promise<number>): Promise<number> {
  // Both are kept and compiled before anything counts.
  await one();
  await other();
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      shares.push((await one()) / (await other()));
    } else {
      const ofOther = await other();
      shares.push((await one()) / ofOther);
    }
  }
  return medianOf(shares);
}

const shareAtLeast = (what: string, now: number, least: number, of: string) => ({
  what,
  now: `${(100 * now).toFixed(0)} % of ${of}`,
  goal: `at least ${100 * least} %`,
  met: now >= least,
});

export const keptAnswers: GoalRow = {
  name: 'kept-answers',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const product = await startBuiltProduct(engine.url, { LOAD_SHEDDING: 'off' });
    const bare = await startProcess('./serve-bare.ts');
    try {
      const { exchanges } = await drive(product.origin, [get(list)], { connections: 1, seconds: 10 });
      await bare.tell({ exchanges });
      const pages = await share(
        () => perSecond(product.origin, accountPages),
        () => perSecond(product.origin, publicPages),
      );
      const lists = await share(
        () => perSecond(product.origin, [list]),
        () => perSecond(bare.origin, [list]),
      );
      return [
        shareAtLeast('pages that need an account or a form, per second', pages, 0.9, 'public pages'),
        shareAtLeast('list of ten questions, per second', lists, 0.5, 'bare Fastify with the same bytes'),
      ];
    } finally {
      await bare.stop();
      await product.stop();
      await engine.stop();
    }
  },
};
