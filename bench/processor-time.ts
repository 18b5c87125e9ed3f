import { readFile } from 'node:fs/promises';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const tick = 10;

/** What each process had used when it was last seen: a pool closes connections that are idle for long. */
const usedBy = new Map<string, number>();

/** Milliseconds of processor time that the connections to this database have used; 0 where the system won't tell. */
export async function databaseTime(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  for (const { pid } of rows) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    // The second field is the program's name in brackets, with whatever is in it.
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields) usedBy.set(`${url} ${pid}`, (Number(fields[11]) + Number(fields[12])) * tick);
  }
  return [...usedBy].reduce((sum, [name, used]) => sum + (name.startsWith(`${url} `) ? used : 0), 0);
}
