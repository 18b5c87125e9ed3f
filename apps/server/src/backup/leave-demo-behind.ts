import type pg from 'pg';
import type { Files } from '../platform/storage/files.ts';
import { withConnection } from './connection.ts';

const ofDemo = 'in (select id from users where is_demo)';

/**
 * What the demo made, in an order in which nothing names what is gone. Answers to students who are none of the demo's
 * stay with them, as when a member of staff leaves. The log of staff's actions is never changed.
 */
const removals = [
  `create temporary table demo_refs on commit drop as
     select provider, ref from checkouts where user_id ${ofDemo} and ref is not null
     union select provider, ref from subscriptions where user_id ${ofDemo}
     union select provider, ref from orders where user_id ${ofDemo}`,
  `delete from payments where (provider, ref) in (table demo_refs)
     or order_id in (select id from orders where user_id ${ofDemo})`,
  `delete from orders where user_id ${ofDemo}`,
  `delete from subscriptions where user_id ${ofDemo}`,
  `delete from checkouts where user_id ${ofDemo}`,
  'delete from webhook_events where (provider, ref) in (table demo_refs)',
  "delete from sandbox_events where ref in (select ref from demo_refs where provider = 'sandbox')",
  "delete from sandbox_purchases where ref in (select ref from demo_refs where provider = 'sandbox')",
  `delete from reports where reported_by_id ${ofDemo}`,
  `delete from marking_comments where created_by ${ofDemo}`,
  `update doubts e set user_id = null from doubts o
     where e.user_id ${ofDemo} and o.id = e.parent_id and o.user_id not ${ofDemo}`,
  // Nobody but the person who tried it out can have come there.
  ...['visit_counts', 'visit_marks'].map(
    (table) => `delete from ${table} where exists (select from loaded_content where key = 'demo/past')`,
  ),
  "delete from loaded_content where key = 'demo/past'",
  'delete from users where is_demo',
];

/** After a move: a real site begins without the demo's people and what they did. Answers how many people those were. */
export function leaveDemoBehind(url: string, files?: Pick<Files, 'remove'>): Promise<number> {
  return withConnection(url, async (client) => {
    await client.query('begin');
    const keys = await listSheets(client);
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from users where is_demo',
    );
    for (const removal of removals) await client.query(removal);
    await client.query('commit');
    for (const key of keys) await files?.remove(key);
    return rows[0]!.count;
  });
}

async function listSheets(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select key from gradings, unnest(array[sheet_key, report_key]) as key
     where user_id ${ofDemo} and key is not null`,
  );
  return rows.map(({ key }) => key);
}
