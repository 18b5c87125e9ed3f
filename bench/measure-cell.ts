import type { Replay } from './bare-database.ts';
import type { Call } from './calls.ts';
import { type Asked, drive, type Exchange, type Measured } from './load.ts';
import type { ServerProcess } from './server-process.ts';
import type { Statement } from './statement-log.ts';

/** A run, with the processor time of a request: of the server, and of its database. */
export interface Run extends Measured {
  readonly cpu: number;
}

export interface Cell {
  readonly call: string;
  readonly questions: number;
  readonly connections: number;
  /** Of an answer, on average. */
  readonly bytes: number;
  readonly statementsPerCall: number;
  readonly app: Run;
  /** The same requests a second time. */
  readonly again: Run | undefined;
  readonly bare: Run;
  /** Calls per second of the database alone, and of hashing a password alone. */
  readonly database: number | undefined;
  readonly hash: number | undefined;
}

export interface Measuring {
  readonly call: Call;
  readonly questions: number;
  readonly app: ServerProcess;
  readonly bare: ServerProcess;
  readonly database: ServerProcess;
  /** Taken from as they are sent: none is sent twice, unless that is what is measured. */
  readonly requests: Asked[];
  /** So many of them at most for one turn. */
  readonly share: number;
  readonly statements: readonly (readonly Statement[])[];
}

interface Limits {
  readonly connections: number;
  readonly seconds: number;
}

/** Connections are opened, plans made and code compiled before anything is timed. */
export async function warmUp(app: ServerProcess, requests: readonly Asked[], seconds: number): Promise<void> {
  await drive(app.origin, requests, { connections: 4, seconds: 4 * seconds });
}

/** What each of these calls asks the database for. */
export async function readStatements(app: ServerProcess, requests: readonly Asked[]): Promise<Statement[][]> {
  const found: Statement[][] = [];
  for (const request of requests) {
    await app.tell({ statements: 'log' });
    await drive(app.origin, [request], { connections: 1, seconds: 60 });
    found.push(await app.tell<Statement[]>({ statements: 'tell' }));
  }
  return found;
}

async function run(server: ServerProcess, requests: readonly Asked[], limits: Limits) {
  const before = await server.cpu();
  const { measured, exchanges } = await drive(server.origin, requests, limits);
  const cpu = ((await server.cpu()) - before) / Math.max(1, measured.requests);
  return { run: { ...measured, cpu }, exchanges };
}

/** The app, then what it is compared with, then the app once more: a machine that gets slower or faster meanwhile
 * does so for both. */
export async function measureCell(measuring: Measuring, limits: Limits): Promise<Cell> {
  const { call, app, bare, database, requests, share, statements } = measuring;
  const first = await run(app, requests.splice(0, share), limits);
  const asked = first.exchanges.map(([request]) => request);
  const again = call.again ? (await run(app, repeated(asked), limits)).run : undefined;
  await bare.tell({ exchanges: first.exchanges });
  await drive(bare.origin, repeated(asked).slice(0, 100), limits);
  const same = await run(bare, repeated(asked), limits);
  const alone = (replay: Partial<Replay>) =>
    database.tell<Measured>({ ...replay, ...limits }).then(({ perSecond }) => perSecond);
  const statementsPerCall = statements.flat().length / statements.length;
  const databasePerSecond = statementsPerCall > 0 ? await alone({ calls: statements }) : undefined;
  const hash = call.hashes ? await alone({ hash: true }) : undefined;
  const second = await run(app, requests.splice(0, share), limits);
  return {
    call: call.name,
    questions: measuring.questions,
    connections: limits.connections,
    bytes: meanBytes(first.exchanges),
    statementsPerCall,
    app: together(first.run, second.run),
    again,
    bare: same.run,
    database: databasePerSecond,
    hash,
  };
}

/** Few requests, over and over, for a server that is faster than they last. */
const repeated = (requests: readonly Asked[]): Asked[] =>
  Array.from({ length: 20_000 }, (_, index) => requests[index % requests.length]!);

const meanBytes = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, [, { body }]) => sum + body.length, 0) / Math.max(1, exchanges.length);

/** Of two halves; the slower 99th percentile of both. */
function together(one: Run, two: Run): Run {
  const requests = one.requests + two.requests;
  const mean = (of: (run: Run) => number) =>
    (of(one) * one.requests + of(two) * two.requests) / Math.max(1, requests);
  return {
    requests,
    refused: one.refused + two.refused,
    median: mean(({ median }) => median),
    p99: Math.max(one.p99, two.p99),
    perSecond: requests / (one.requests / one.perSecond + two.requests / two.perSecond),
    cpu: mean(({ cpu }) => cpu),
  };
}
