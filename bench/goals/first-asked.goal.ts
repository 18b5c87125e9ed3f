import { startEngine } from '../../apps/server/test/engine.ts';
import { calls } from '../calls.ts';
import { type Asked, drive } from '../load.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { appFile, type ServerProcess, startProcess } from '../server-process.ts';
import { atMost, type Goal, type GoalRow, medianOf } from './goals.ts';

const questions = 3000;
const rounds = 7;
const requestsPerRound = 150;
/** Connections are opened and code is compiled before anything counts, which takes a thousand calls (decision 075). */
const warmUp = 1200;
const mostMs = 1.5;

/** No address is asked for twice, so no kept answer helps. Beside it, what the same bytes cost a server that only sends them. */
export const firstAsked: GoalRow = {
  name: 'first-asked',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const { url, students } = await prepareDatabase(engine.url, { questions, variants: 2 });
    const app = await startProcess(appFile, { DATABASE_URL: url, BENCH_PAGES: 'yes' });
    const bare = await startProcess('./serve-bare.ts');
    try {
      const goals: Goal[] = [];
      for (const name of ['question', 'search']) {
        const call = calls.find((each) => each.name === name)!;
        const requests = call.requests({ questions, students, questionPages: [], postPages: [] });
        const warm = requests.splice(0, warmUp);
        await bare.tell({ exchanges: (await ask(app, warm)).exchanges });
        await ask(bare, warm);
        const costs: number[] = [];
        const bareCosts: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { cost, exchanges } = await ask(app, requests.splice(0, requestsPerRound));
          costs.push(cost);
          await bare.tell({ exchanges });
          bareCosts.push(
            (
              await ask(
                bare,
                exchanges.map(([asked]) => asked),
              )
            ).cost,
          );
        }
        const goal = atMost(
          `${name} asked for the first time: processor time`,
          medianOf(costs),
          mostMs,
          'ms',
        );
        goals.push({ ...goal, now: `${goal.now} (bare Fastify: ${medianOf(bareCosts).toFixed(2)} ms)` });
      }
      return goals;
    } finally {
      await bare.stop();
      await app.stop();
      await engine.stop();
    }
  },
};

/** What each request costs in milliseconds of processor time. */
async function ask(server: ServerProcess, requests: readonly Asked[]) {
  const before = await server.cpu();
  const { measured, exchanges } = await drive(server.origin, requests, { connections: 8, seconds: 60 });
  return { cost: ((await server.cpu()) - before) / measured.requests, exchanges };
}
