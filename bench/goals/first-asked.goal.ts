import { startEngine } from '../../apps/server/test/engine.ts';
import { writeBankTexts } from '../bank-texts.ts';
import { calls } from '../calls.ts';
import { type Asked, drive, type Exchange } from '../load.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { appFile, type ServerProcess, startProcess } from '../server-process.ts';
import { undisturbed } from '../undisturbed.ts';
import { atMost, beside, type Goal, type GoalRow, medianOf } from './goals.ts';

const questions = 3000;
/** So many that there are enough for each to be measured a second time. */
const rounds = 9;
const requestsPerRound = 100;
/** Connections are opened and code is compiled before anything counts, which takes thousands of calls (decision 075). */
const warmUps = { list: 1200, question: 1200, search: 2000 };
const mostMs = 1.5;

/** No address is asked for twice, so no kept answer helps. Beside it, what the same bytes cost a server that only sends them. */
export const firstAsked: GoalRow = {
  name: 'first-asked',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const processes: ServerProcess[] = [];
    try {
      const { url, students } = await prepareDatabase(engine.url, { questions, variants: 2 });
      const app = await startProcess(appFile, { DATABASE_URL: url, BENCH_TEXTS: await writeBankTexts() });
      processes.push(app);
      const bare = await startProcess('./serve-bare.ts');
      processes.push(bare);
      const requestsFor = (name: string) =>
        calls
          .find((call) => call.name === name)!
          .requests({ questions, students, questionPages: [], postPages: [] });
      // The way of any request through the server, then that of each of the two.
      await ask(app, requestsFor('list').slice(0, warmUps.list));
      const left = { question: requestsFor('question'), search: requestsFor('search') };
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
