-- Starts the clock of a student's test, once, with the test's row locked. No row where the student has no such test.
-- The time for reading a paper comes before its duration.
create function start_test(of_slug text, of_user uuid, given_at timestamptz) returns table (
  test_id integer, is_new boolean,
  started_at timestamptz, deadline_at timestamptz, finished_at timestamptz, statuses json, replies json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  test practice_tests;
begin
  select * into test from practice_tests where slug = of_slug and user_id = of_user for update;
  if not found then return; end if;
  if test.started_at is null then
    update practice_tests set started_at = given_at,
        deadline_at = given_at + make_interval(mins => duration + reading_minutes)
      where id = test.id;
  end if;
  return query select test.id, test.started_at is null, p.* from progress_of_test(test.id) p;
end
$$;
