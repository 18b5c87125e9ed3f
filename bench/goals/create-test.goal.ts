import { startEngine } from '../../apps/server/test/engine.ts';
import { calls } from '../calls.ts';
import { type Asked, drive } from '../load.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { appFile, type ServerProcess, startProcess } from '../server-process.ts';
import { atMost, type Goal, type GoalRow, medianOf } from './goals.ts';

const sizes = [3000, 100_000] as const;
const connectionCounts = [8, 32];
/** Turn by turn with the other size, so that whatever else the machine does slows both alike. */
const rounds = 7;
const requestsPerRound = 96;
const most = 1.5;

interface Bank {
  readonly app: ServerProcess;
  readonly requests: Asked[];
}

async function startBank(engineUrl: string, questions: number): Promise<Bank> {
  const { url, students } = await prepareDatabase(engineUrl, { questions, variants: 2 });
  const app = await startProcess(appFile, { DATABASE_URL: url });
  const call = calls.find(({ name }) => name === 'create test')!;
  const requests = call.requests({ questions, students, questionPages: [], postPages: [] });
  // Connections are opened, lists kept and code compiled before anything is timed.
  await drive(app.origin, requests.splice(0, 200), { connections: 8, seconds: 60 });
  return { app, requests };
}

async function measureOnce({ app, requests }: Bank, connections: number) {
  const before = await app.cpu();
  const { measured } = await drive(app.origin, requests.splice(0, requestsPerRound), {
    connections,
    seconds: 60,
  });
  return { median: measured.median, cpu: ((await app.cpu()) - before) / measured.requests };
}

async function compare([small, large]: readonly [Bank, Bank], connections: number): Promise<Goal[]> {
  const ratios: { median: number; cpu: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [less, more] = [await measureOnce(small, connections), await measureOnce(large, connections)];
    ratios.push({ median: more.median / less.median, cpu: more.cpu / less.cpu });
  }
  const what = `creating a test, bank of 100,000 against 3,000, ${connections} connections`;
  return [
    atMost(`${what}: time`, medianOf(ratios.map(({ median }) => median)), most, 'times'),
    atMost(`${what}: processor time`, medianOf(ratios.map(({ cpu }) => cpu)), most, 'times'),
  ];
}

export const createTestGoal: GoalRow = {
  name: 'create-test',
  async measure() {
    const engine = await startEngine('embedded', { durable: true });
    const banks: Bank[] = [];
    try {
      for (const questions of sizes) banks.push(await startBank(engine.url, questions));
      const goals: Goal[] = [];
      for (const connections of connectionCounts) {
        goals.push(...(await compare([banks[0]!, banks[1]!], connections)));
      }
      return goals;
    } finally {
      await Promise.all(banks.map(({ app }) => app.stop()));
      await engine.stop();
    }
  },
};
