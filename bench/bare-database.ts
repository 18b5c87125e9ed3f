import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from '../apps/server/src/features/accounts/password-hashing.ts';
import { inTurns, summary } from './load.ts';
import type { Statement } from './statement-log.ts';

/**
 * What the database alone costs: the statements of calls, sent through as many connections as the app has, by a
 * process that does nothing else. And what hashing a password alone costs, for the calls that do.
 */
export interface Replay {
  readonly calls?: readonly (readonly Statement[])[];
  readonly hash?: boolean;
  readonly connections: number;
  readonly seconds: number;
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL!, max: 10 });

async function replay({ calls = [], hash, connections, seconds }: Replay) {
  const times: number[] = [];
  const took = await inTurns({ connections, seconds, turns: Number.POSITIVE_INFINITY }, async (turn) => {
    const began = performance.now();
    if (hash) await hashPassword('Sevenfold7!');
    else await repeat(calls[turn % calls.length]!);
    times.push(performance.now() - began);
  });
  return summary(times, took);
}

async function repeat(statements: readonly Statement[]): Promise<void> {
  if (statements.length === 0) return;
  const client = await pool.connect();
  const anew = replacements();
  try {
    for (const { text, values, madeId } of statements) {
      const isInsert = /^\s*(with .*)?insert /is.test(text);
      const { rows } = await client.query({
        text,
        values: anew.valuesOf(values, isInsert),
        rowMode: 'array',
      });
      if (madeId !== undefined) anew.put(madeId, rows[0]![0]);
    }
  } finally {
    client.release();
  }
}

/**
 * What a call made up (ids, tokens, addresses) is in the database since that call; the replay makes up its own.
 * It is whatever long word an INSERT is the first to name.
 */
function replacements() {
  const known = new Set<unknown>();
  const made = new Map<unknown, unknown>();
  const renewed = (value: unknown, isInsert: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => renewed(item, isInsert));
    if (
      isInsert &&
      typeof value === 'string' &&
      madeUp.test(value) &&
      !known.has(value) &&
      !made.has(value)
    ) {
      made.set(value, varied(value));
    }
    known.add(value);
    return made.has(value) ? made.get(value) : value;
  };
  return {
    put: (old: unknown, now: unknown) => made.set(old, now),
    valuesOf: (values: readonly unknown[], isInsert: boolean) =>
      values.map((value) => renewed(value, isInsert)),
  };
}

const madeUp = /^[\w.-]{16,}(@[\w.-]+)?$/;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function varied(value: string): string {
  if (uuid.test(value)) return randomUUID();
  const [name = '', ...domain] = value.split('@');
  const other = randomUUID().replaceAll('-', '').repeat(4).slice(0, name.length);
  return [other, ...domain].join('@');
}

process.on('message', (message: Replay) => {
  void replay(message).then((measured) => process.send!(measured));
});
process.send!('ready');
process.once('disconnect', () => void pool.end());
