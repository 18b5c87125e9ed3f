import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * Totals for the measures of the server, in one statement. Counted where they are kept, so that a restart, a job that
 * runs twice or a second server counts nothing twice. Plain names of tables, as in the overview.
 */
const counts = sql`
  select 'sign_ups' as what, count(*)::float8 as count from users where role_id = 3
  union all select 'tests_made', count(*) from practice_tests
  union all select 'tests_closed', count(*) from practice_tests where finished_at is not null
  union all select 'tests_graded', count(*) from gradings where graded_at is not null
  union all select 'gradings_waiting', count(*) from gradings where submitted_at is not null and graded_at is null
  union all select 'doubts', count(*) from doubts where parent_id is null
  union all select 'reports', count(*) from reports
  union all select 'questions_viewed', coalesce(sum(views), 0) from visit_counts where page = 'question'
  union all select 'payments_' || status, (select count(*) from payments p where p.status = s.status)
    from unnest(array['paid', 'failed', 'refunded', 'unmatched']) s (status)`;

export async function countBusiness(db: Db): Promise<{ what: string; count: number }[]> {
  return readRows(db, 'business counts', z.object({ what: z.string(), count: z.number() }), counts);
}
