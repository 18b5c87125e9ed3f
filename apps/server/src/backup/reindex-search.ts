import type pg from 'pg';
import type { Manifest } from './manifest.ts';

const majorOf = (engine: string) => /\d+/.exec(engine)?.[0];

/**
 * Words are reduced to their stems by PostgreSQL, and versions differ: 'added' is 'add' for one and 'ad' for another.
 * What one version has indexed, another would look for in vain.
 */
export async function reindexSearch(client: pg.ClientBase, { engine }: Manifest): Promise<void> {
  const { rows } = await client.query<{ version: string; searches: boolean }>(
    `select current_setting('server_version') as version,
       to_regproc('search_index_questions') is not null as searches`,
  );
  if (!rows[0]?.searches || majorOf(rows[0].version) === majorOf(engine)) return;
  await client.query(`update search_words set lexeme = coalesce((ts_lexize('english_stem', word))[1], word)`);
  await client.query('select search_index_topics(array(select topic_id from search_topics))');
  await client.query('select search_index_questions(array(select design from search_questions))');
}
