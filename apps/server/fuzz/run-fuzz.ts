import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { type CallerName, callerNames, callersIn, furnish } from './furnish.ts';
import { scriptMark, splitHeader } from './hostile-values.ts';
import { type Operation, operationsOf } from './operations.ts';
import { pageRequests } from './pages.ts';
import { type FuzzRequest, requestsOf } from './requests.ts';
import { type Answer, brokenBytes, sender } from './send.ts';

export interface Call {
  readonly index: number;
  readonly operation: string;
  readonly caller: CallerName;
  readonly request: FuzzRequest;
  readonly answer: Answer;
}

interface Failure {
  readonly why: string;
  readonly index: number;
  readonly operation: string;
  readonly caller: string;
  readonly request: string;
  readonly answer: string;
}

export interface FuzzResult {
  readonly seed: number;
  readonly calls: number;
  readonly operations: number;
  readonly milliseconds: number;
  /** By operation, then by status. */
  readonly statuses: ReadonlyMap<string, ReadonlyMap<number, number>>;
  readonly tricks: ReadonlyMap<string, number>;
  readonly callers: ReadonlyMap<string, number>;
  readonly slowest: readonly { operation: string; trick: string; milliseconds: number }[];
  /** Answers that came late or asked to come back, and did better when asked alone. */
  readonly askedAgain: number;
  readonly failures: readonly Failure[];
}

/** What only the inside of the server could have written. */
const inside =
  /\n\s+at .+:\d+|node_modules|\/(src|dist)\/\S+\.[jt]s|Failed query|syntax error at or near|violates \w+[- ]\w+ constraint|invalid input syntax|relation "|duplicate key|ECONNREFUSED|Cannot read prop|is not a function/i;

function faultOf({ status, text, headers, late, milliseconds }: Answer): string | undefined {
  if (late) return `no answer within ${Math.round(milliseconds)} ms`;
  if (status >= 500) return `status ${status}`;
  if (headers[splitHeader] !== undefined) return 'a header of the caller’s making';
  if (status >= 400 && inside.test(text)) return 'tells of the inside';
  const type = String(headers['content-type'] ?? '');
  if (type.startsWith('text/html') && text.includes(scriptMark)) return 'a script of the caller’s in a page';
  return undefined;
}

const shown = ({ method, path, headers, body }: FuzzRequest): string =>
  `${method} ${path.slice(0, 400)} ${JSON.stringify(headers).slice(0, 300)}${
    body ? ` ${body.length} bytes ${JSON.stringify(body.toString('utf8').slice(0, 600))}` : ''
  }`;

/** Enough for calls to meet, few enough that a slow one is slow by itself. */
const callsAtOnce = 4;
const patienceMs = 120_000;
const triesAlone = 3;
const plainCall: FuzzRequest = { trick: 'none', method: 'GET', path: '/api/subjects', headers: {} };
const mostTimesPlain = 50;

export interface FuzzOptions {
  readonly origin: string;
  readonly pool: pg.Pool;
  readonly seed: number;
  readonly calls: number;
  /** Makes this one of the calls alone. */
  readonly only?: number | undefined;
  /** Calls only operations with this in their names. */
  readonly match?: string | undefined;
  /** In milliseconds: how late an answer may come. */
  readonly latest?: number;
  /** Also asks for pages. */
  readonly pages?: boolean;
  readonly progress?: (done: number) => void;
}

/** Calls everything that the document describes, as everybody, with what nobody should send. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { origin, pool, seed, only } = options;
  const began = performance.now();
  const { latest = 5000 } = options;
  const { send, sendBytes, close } = sender(origin, latest);
  const patient = sender(origin, patienceMs);
  const callers = callersIn(pool);
  await callers.revive();
  const known = await furnish(origin, callers.authorization);
  const document = await (await fetch(`${origin}/api/openapi.json`)).json();
  const operations: (Pick<Operation, 'name'> & { requests: fc.Arbitrary<FuzzRequest> })[] = [
    ...operationsOf(document).map((operation) => ({
      name: operation.name,
      requests: requestsOf(operation, known),
    })),
    ...(options.pages ? pageRequests(known) : []),
  ].filter(({ name }) => name.includes(options.match ?? ''));

  const statuses = new Map<string, Map<number, number>>();
  const tricks = new Map<string, number>();
  const madeBy = new Map<string, number>();
  const slowest: { operation: string; trick: string; milliseconds: number }[] = [];
  const failures: Failure[] = [];
  let askedAgain = 0;
  let made = 0;

  const count = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);
  function note({ index, operation, caller, request, answer }: Call): void {
    made += 1;
    const ofOperation = statuses.get(operation) ?? new Map<number, number>();
    statuses.set(operation, ofOperation);
    count(ofOperation, answer.status);
    count(tricks, request.trick.split(':')[0]!);
    count(madeBy, caller);
    slowest.push({ operation, trick: request.trick, milliseconds: answer.milliseconds });
    if (slowest.length > 400) slowest.sort((a, b) => b.milliseconds - a.milliseconds).splice(20);
    const why = faultOf(answer);
    if (!why) return;
    const said = `${answer.status} ${answer.text.slice(0, 400)}`;
    failures.push({ why, index, operation, caller, request: shown(request), answer: said });
  }

  /** One that is too busy, or late among others, is asked again when nothing else is under way. */
  const again: Omit<Call, 'answer'>[] = [];
  const authorized = ({ caller, request }: Pick<Call, 'caller' | 'request'>): FuzzRequest => ({
    ...request,
    headers: { ...callers.authorization(caller), ...request.headers },
  });
  async function make(index: number): Promise<void> {
    const operation = operations[index % operations.length]!;
    const [[request, caller]] = fc.sample(fc.tuple(operation.requests, callersFor(index)), {
      seed: seed * 1_000_003 + index,
      numRuns: 1,
    }) as [[FuzzRequest, CallerName]];
    const call = { index, operation: operation.name, caller, request };
    let answer = await send(authorized(call));
    if (answer.status === 401 && caller !== 'visitor' && !request.headers.authorization) {
      await callers.revive();
      answer = await send(authorized(call));
    }
    if (answer.late || answer.status === 503) again.push(call);
    else note({ ...call, answer });
  }

  /** Late is then what also takes far longer than a plain call beside it: all of them do on a busy machine. */
  async function askAlone(request: FuzzRequest): Promise<Answer> {
    const before = await patient.send(plainCall);
    let answer = await patient.send(request);
    for (let times = 1; answer.status === 503 && times < triesAlone; times += 1) {
      await sleep(Number(answer.headers['retry-after'] ?? 1) * 1000);
      answer = await patient.send(request);
    }
    const after = await patient.send(plainCall);
    const plain = Math.max(before.milliseconds, after.milliseconds);
    const late = answer.late || answer.milliseconds > Math.max(latest, plain * mostTimesPlain);
    return { ...answer, late };
  }

  if (only === undefined) {
    let next = 0;
    const work = async () => {
      while (next < options.calls) {
        next += 1;
        await make(next - 1);
        if (next % 1000 === 0) options.progress?.(next);
      }
    };
    await Promise.all(Array.from({ length: callsAtOnce }, work));
    for (const [trick, bytes] of brokenBytes) {
      const request = { trick: `bytes: ${trick}`, method: '', path: '', headers: {}, body: bytes };
      note({ index: -1, operation: '(no call)', caller: 'visitor', request, answer: await sendBytes(bytes) });
    }
  } else await make(only);
  for (const call of again) {
    askedAgain += 1;
    note({ ...call, answer: await askAlone(authorized(call)) });
  }
  close();
  patient.close();
  slowest.sort((a, b) => b.milliseconds - a.milliseconds).splice(10);
  return {
    seed,
    calls: made,
    operations: operations.length,
    milliseconds: performance.now() - began,
    statuses,
    tricks,
    callers: madeBy,
    slowest,
    askedAgain,
    failures,
  };
}

/** Each operation is called by each in turn, and otherwise mostly by those who get in. */
const callersFor = (index: number): fc.Arbitrary<CallerName> =>
  index % 3 === 0 ? fc.constantFrom(...callerNames) : fc.constantFrom('student', 'staff', 'owner');
