import pg from 'pg';
import { vi } from 'vitest';

/**
 * The statements that are sent while something is done, on any connection, inside transactions too; apart from those
 * of the queue, which looks for jobs by itself, and of the watch, which asks whether the database is there.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return spy.mock.calls
      .map(([query]) => textOf(query as unknown))
      .filter((text) => text !== '' && text !== 'select 1' && !text.includes('jobs.'));
  } finally {
    spy.mockRestore();
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  return String((query as { text?: unknown }).text ?? '');
}
