create function keep_places() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'DELETE' then
    delete from question_places where question_id in (select id from old_rows);
    return null;
  elsif tg_op = 'INSERT' then
    ids := array(select id from new_rows);
  else
    -- 'except' and not a join: a plan made for one row is kept and would compare ten thousand each with each.
    ids := array(
      select id from (
        select id, subject_id, topic_id, visible, priority, variant, difficulty, marks, level, year, month, paper,
          paper_part, timezone, calculator_allowed, verified, topic_changed, math_level_visibility_shared
        from new_rows
        except
        select id, subject_id, topic_id, visible, priority, variant, difficulty, marks, level, year, month, paper,
          paper_part, timezone, calculator_allowed, verified, topic_changed, math_level_visibility_shared
        from old_rows
      ) changed
    );
  end if;
  -- Also where the next statement leads back to: triggers are called for statements that touched nothing, too.
  if cardinality(ids) = 0 then return null; end if;
  -- A question is of its topic's subject, whatever the writer said.
  update questions q set subject_id = t.subject_id
    from topics t
    where q.id = any(ids) and t.id = q.topic_id and q.subject_id <> t.subject_id;
  -- New ones have no place that could be wrong.
  if tg_op = 'INSERT' then perform put_places(ids); else perform place_questions(ids); end if;
  return null;
end $$;

create trigger keep_places_insert after insert on questions
  referencing new table as new_rows for each statement execute function keep_places();

create trigger keep_places_update after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function keep_places();

create trigger keep_places_delete after delete on questions
  referencing old table as old_rows for each statement execute function keep_places();
