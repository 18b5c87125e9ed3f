import type { Ledger } from './ledger.ts';

/** By whom, which question, which field and what. */
export const keyOfChecked = ({ email, questionId, field, value }: Ledger['checked'][number]): string =>
  [email, questionId, field, value].join(' ');

/** Each checked reply as it is kept, and as the coach has it. */
export const checkedReplies = {
  'checked reply': `select concat_ws(' ', u.email, r.question_id, r.field, r.value) as key, count(*)::int
    from question_replies r join users u on u.id = r.user_id where u.email = any($1) group by 1`,
  'event of a checked reply': `select concat_ws(' ', u.email, e.question_id, given->>'field', given->>'value') as key,
      count(*)::int
    from learning_events e join users u on u.id = e.user_id,
      jsonb_array_elements(e.details->'replies') given
    where u.email = any($1) and not e.in_test group by 1`,
} as const;

/** What was answered and isn't known to the coach, or what it knows and nobody answered. */
export const halfLearnt = `
  select 'reply without an event ' || u.email || ' ' || r.question_id as what
    from question_replies r join users u on u.id = r.user_id
    where r.was_readable and u.email like 'fault.%' and not exists
      (select from learning_events e where e.user_id = r.user_id and e.question_id = r.question_id)
  union all select 'tick without an event ' || u.email || ' ' || c.question_id
    from completed_questions c join users u on u.id = c.user_id
    where u.email like 'fault.%' and not exists
      (select from learning_events e where e.user_id = c.user_id and e.question_id = c.question_id)
  union all select 'marked answer in a test without an event ' || t.slug || ' ' || q.question_id
    from practice_test_questions q join practice_tests t on t.id = q.test_id
    where t.finished_at is not null and (q.replied_fields->>'failed')::boolean is false and exists
      (select from jsonb_array_elements(q.replied_fields->'fields') given where given->>'verdict' is not null)
      and not exists (select from learning_events e where e.source_key = 'test:' || t.id || ':' || q.question_id)
  union all select 'event without its answer ' || u.email || ' ' || e.source_key
    from learning_events e join users u on u.id = e.user_id
    where u.email like 'fault.%' and e.source = 'reply' and not e.in_test and not exists
      (select from question_replies r where r.user_id = e.user_id and r.question_id = e.question_id)
  union all select 'numbers of events that do not fit ' || u.email
    from learners l join users u on u.id = l.user_id
    where u.email like 'fault.%' and l.last_seq <
      (select coalesce(max(seq), 0) from learning_events e where e.user_id = l.user_id)
  union all select 'state of events that are not there ' || l.user_id
    from learning_states s join learners l using (user_id, generation) where s.seq > l.last_seq`;
