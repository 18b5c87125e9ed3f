import { startEngine } from '../../apps/server/test/engine.ts';
import { writeBankTexts } from '../bank-texts.ts';
import { type Asked, drive, type Exchange } from '../load.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { seededRandom } from '../random.ts';
import { requestsFor } from '../requests.ts';
import { appFile, type ServerProcess, startProcess } from '../server-process.ts';
import { undisturbed } from '../undisturbed.ts';
import { atMost, beside, type Goal, type GoalRow, medianOf } from './goals.ts';

const rounds = 9;
const requestsPerRound = 200;
/**
 * As in a product that has been up for some time: connections are open and code is compiled, which takes thousands of calls. The
 * first three hundred questions cost twice as much as those after four thousand.
 */
const warmUps = { list: 1200, question: 3500, search: 3500 };
/** As many questions and searches as are asked at most: each round may be measured a second time. */
const asked = warmUps.search + 2 * rounds * requestsPerRound;
/** About as many designs as the product's own bank has. */
const bank = { questions: 8000, variants: 4 };
const mostMs = 1.5;

/** No address is asked for twice, so no kept answer helps. Beside it, what the same bytes cost a server that only sends them. */
export const firstAsked: GoalRow = {
  name: 'first-asked',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const processes: ServerProcess[] = [];
    try {
      const { url } = await prepareDatabase(engine.url, bank);
      const app = await startProcess(appFile, { DATABASE_URL: url, BENCH_TEXTS: await writeBankTexts() });
      processes.push(app);
      const bare = await startProcess('./serve-bare.ts');
      processes.push(bare);
      // The way of any request through the server, then that of each of the two.
      const lists = requestsFor('list', warmUps.list, bank.questions, 1);
      await ask(app, lists.map(getting));
      const left = {
        question: anyQuestions(asked).map(getting),
        search: requestsFor('search', asked, bank.questions, 1).map(getting),
      };
      for (const name of ['question', 'search'] as const) {
        await sendAgain(bare, (await ask(app, left[name].splice(0, warmUps[name]))).exchanges);
      }
      const goals: Goal[] = [];
      for (const name of ['question', 'search'] as const) {
        const costs: number[] = [];
        const bareCosts: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const both = await undisturbed(async () => {
            const { cost, exchanges } = await ask(app, left[name].splice(0, requestsPerRound));
            return { cost, bareCost: (await sendAgain(bare, exchanges)).cost };
          });
          costs.push(both.cost);
          bareCosts.push(both.bareCost);
        }
        const goal = atMost(
          `${name} asked for the first time: processor time`,
          medianOf(costs),
          mostMs,
          'ms',
        );
        goals.push(beside(goal, `bare Fastify: ${medianOf(bareCosts).toFixed(2)} ms`));
      }
      return goals;
    } finally {
      await Promise.all(processes.map((server) => server.stop()));
      await engine.stop();
    }
  },
};

const getting = (path: string): Asked => ({ method: 'GET', path });

/** So many addresses of questions, in no order, the same on every run. */
function anyQuestions(count: number): string[] {
  const random = seededRandom(1);
  const ids = new Set<number>();
  while (ids.size < count) ids.add(1 + random.below(bank.questions));
  return [...ids].map((id) => `/api/questions/${id}`);
}

/** The same requests, to a server that has their answers in memory. */
async function sendAgain(bare: ServerProcess, exchanges: readonly Exchange[]) {
  await bare.tell({ exchanges });
  return ask(
    bare,
    exchanges.map(([request]) => request),
  );
}

/** What each request costs in milliseconds of processor time. */
async function ask(server: ServerProcess, requests: readonly Asked[]) {
  const before = await server.cpu();
  const { measured, exchanges } = await drive(server.origin, requests, { connections: 8, seconds: 60 });
  return { cost: ((await server.cpu()) - before) / measured.requests, exchanges };
}
