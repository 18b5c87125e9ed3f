-- Where a test stands, as its student is told it after every action.
create function progress_of_test(of_test integer) returns table (
  started_at timestamptz, deadline_at timestamptz, finished_at timestamptz, statuses json, replies json
) language sql stable rows 1 as $$
  select t.started_at, t.deadline_at, t.finished_at,
    (select coalesce(json_agg(json_build_object('question_id', q.question_id, 'status', q.status) order by q.position), '[]')
      from practice_test_questions q where q.test_id = t.id),
    (select coalesce(json_agg(json_build_object('question_id', r.question_id, 'field', r.field, 'value', r.value)
        order by r.question_id, r.field), '[]')
      from practice_test_replies r where r.test_id = t.id)
  from practice_tests t where t.id = of_test
$$;
