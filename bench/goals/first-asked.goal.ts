import { startEngine } from '../../apps/server/test/engine.ts';
import { calls } from '../calls.ts';
import { drive } from '../load.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { appFile, startProcess } from '../server-process.ts';
import { atMost, type Goal, type GoalRow, medianOf } from './goals.ts';

const questions = 3000;
const rounds = 7;
const requestsPerRound = 150;
/** Connections are opened and code is compiled before anything counts, which takes a thousand calls (decision 075). */
const warmUp = 1200;
const mostMs = 1.5;

/** No address is asked for twice, so no kept answer helps. */
export const firstAsked: GoalRow = {
  name: 'first-asked',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const { url, students } = await prepareDatabase(engine.url, { questions, variants: 2 });
    const app = await startProcess(appFile, { DATABASE_URL: url, BENCH_PAGES: 'yes' });
    try {
      const goals: Goal[] = [];
      for (const name of ['question', 'search']) {
        const call = calls.find((each) => each.name === name)!;
        const requests = call.requests({ questions, students, questionPages: [], postPages: [] });
        await drive(app.origin, requests.splice(0, warmUp), { connections: 8, seconds: 60 });
        const costs: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const before = await app.cpu();
          const asked = requests.splice(0, requestsPerRound);
          const { measured } = await drive(app.origin, asked, { connections: 8, seconds: 60 });
          costs.push(((await app.cpu()) - before) / measured.requests);
        }
        goals.push(atMost(`${name} asked for the first time: processor time`, medianOf(costs), mostMs, 'ms'));
      }
      return goals;
    } finally {
      await app.stop();
      await engine.stop();
    }
  },
};
