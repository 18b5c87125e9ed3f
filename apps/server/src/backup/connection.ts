import type { Duplex } from 'node:stream';
import pg from 'pg';

/** Texts that any PostgreSQL reads as they were meant, whatever the server's own settings are; and no hurry. */
const settings = [
  "client_encoding = 'UTF8'",
  "datestyle = 'ISO, YMD'",
  "intervalstyle = 'postgres'",
  "timezone = 'UTC'",
  'extra_float_digits = 1',
  "bytea_output = 'hex'",
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  "lock_timeout = '30s'",
  "search_path = 'public'",
];

/** One connection of its own; whatever is open on it when the work fails is rolled back by the server. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sevenfold-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The statement that is under way tells of a lost connection; without a listener the process would end as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    for (const setting of settings) await client.query(`set ${setting}`);
    const result = await work(client);
    await client.end();
    return result;
  } catch (error) {
    // In the middle of a COPY there is no polite way to end: the server would wait for its reader.
    (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
    throw error;
  }
}

/** Whether a server of the product has this database open. */
export async function isServing(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'sevenfold'`,
  );
  return rows.length > 0;
}
