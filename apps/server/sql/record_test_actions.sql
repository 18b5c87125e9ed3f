-- Counts what a student did in a running test, in one statement and with the test's row locked (decision 013). What comes
-- before the start or after the end changes nothing, but for how long questions were open until the deadline; the times
-- in the answer say so. No row where the student has no such test. `given_at` is the caller's clock, to which the time
-- that the lock took is added. While a paper is only read, everything is refused, by an
-- error with the code SF001.
create function record_test_actions(of_slug text, of_user uuid, given_at timestamptz, actions jsonb) returns table (
  started_at timestamptz, deadline_at timestamptz, finished_at timestamptz, statuses json, replies json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  test practice_tests;
  moment timestamptz;
  fresh uuid[];
  unspent bigint;
begin
  select * into test from practice_tests where slug = of_slug and user_id = of_user for update;
  if not found then return; end if;
  moment := given_at + (clock_timestamp() - statement_timestamp());
  if test.reading_minutes > 0 and test.finished_at is null
    and moment < test.started_at + make_interval(mins => test.reading_minutes) then
    raise exception 'the paper is only read yet' using errcode = 'SF001';
  end if;
  if moment >= test.deadline_at or test.finished_at is not null then
    -- How long the last question was open until the deadline nobody could have told before it.
    actions := case when test.ended_by is distinct from 'student'
      then jsonb_path_query_array(actions, '$[*] ? (@.kind == "time")') else '[]' end;
    moment := test.deadline_at;
  end if;
  if test.started_at is not null then
    -- What has been counted before, or is about no question of the test, is left out. One for each second of the test is
    -- more than anybody does, and no more is kept.
    with noted as (
      insert into practice_test_actions (test_id, action_id)
      select q.test_id, given.id
      from jsonb_to_recordset(actions) as given (id uuid, question_id int)
      join practice_test_questions q on q.test_id = test.id and q.question_id = given.question_id
      where (select count(*) from practice_test_actions a where a.test_id = test.id) < test.duration * 60
      on conflict do nothing
      returning action_id
    )
    select array_agg(action_id) into fresh from noted;

    if fresh is not null then
      -- Of several actions on one question the last one counts.
      update practice_test_questions q set status = last.status, status_at = moment
      from (
        select distinct on (question_id) question_id, case kind when 'skip' then 'skipped' else 'attempted' end as status
        from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text))
          with ordinality as given (id, question_id, kind, place)
        where kind in ('attempt', 'skip') and id = any(fresh)
        order by question_id, place desc
      ) last
      where q.test_id = test.id and q.question_id = last.question_id;

      if actions @> '[{"kind": "reply"}]' then
        -- Of several replies to one field, too.
        insert into practice_test_replies as r (test_id, question_id, field, value)
        select distinct on (question_id, field) test.id, question_id, field, value
        from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text, field text, value text))
          with ordinality as given (id, question_id, kind, field, value, place)
        where kind = 'reply' and id = any(fresh)
        order by question_id, field, place desc
        on conflict (test_id, question_id, field) do update set value = excluded.value;
        if found and test.replies_state is null then
          update practice_tests set replies_state = 'typed' where id = test.id;
        end if;
      end if;

      if actions @> '[{"kind": "time"}]' then
        -- How long each question was open is the browser's word; together it is never longer than the test has run.
        select greatest(0, floor(extract(epoch from moment - test.started_at) * 1000) - coalesce(sum(spent_ms), 0))
          into unspent from practice_test_questions where test_id = test.id;
        update practice_test_questions q set spent_ms = coalesce(q.spent_ms, 0) + spent.counted
        from (
          select question_id, sum(least(milliseconds, greatest(0, unspent - before)))::int as counted
          from (
            select question_id, milliseconds, coalesce(
              sum(milliseconds) over (order by place rows between unbounded preceding and 1 preceding), 0) as before
            from rows from (jsonb_to_recordset(actions) as (id uuid, question_id int, kind text, milliseconds int))
              with ordinality as given (id, question_id, kind, milliseconds, place)
            where kind = 'time' and id = any(fresh)
          ) timed
          group by question_id
        ) spent
        where q.test_id = test.id and q.question_id = spent.question_id;
      end if;
    end if;
  end if;
  return query select * from progress_of_test(test.id);
end
$$;
