ALTER TABLE "answers" ALTER COLUMN "body_html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mark_lines" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "question_hints" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "questions_html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "typeset_question" "bytea";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "typeset_solution" "bytea";--> statement-breakpoint
create function forget_typeset() returns trigger language plpgsql as $$
begin
  new.typeset_question := null;
  new.typeset_solution := null;
  return new;
end
$$;
--> statement-breakpoint
create trigger questions_forget_typeset before update on questions
  for each row when (
    new.questions_html <> ''
    and new.updated_at <> old.updated_at
    and new.typeset_question is not distinct from old.typeset_question
    and new.typeset_solution is not distinct from old.typeset_solution
  ) execute function forget_typeset();
--> statement-breakpoint
create function put_places(ids integer[]) returns void language plpgsql set jit = off as $$
begin
  insert into question_places as p (question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part, also_topic_ids)
    select question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part, also_topic_ids
    from wanted_question_places where question_id = any(ids)
  on conflict (question_id, subject_id) do update set
    (shared, topic1_id, topic2_id, topic3_id, visible, priority, variant, difficulty, marks, level, year, month,
      paper, timezone, calculator_allowed, verified, topic_changed, paper_part, also_topic_ids) =
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part, excluded.also_topic_ids)
  where (p.shared, p.topic1_id, p.topic2_id, p.topic3_id, p.visible, p.priority, p.variant, p.difficulty, p.marks,
      p.level, p.year, p.month, p.paper, p.timezone, p.calculator_allowed, p.verified, p.topic_changed,
      p.paper_part, p.also_topic_ids)
    is distinct from
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part, excluded.also_topic_ids);
end $$;
--> statement-breakpoint
-- survivable: does the same in two functions.
create or replace function place_questions(ids integer[]) returns void language plpgsql set jit = off as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  delete from question_places p
    using (
      select question_id, subject_id from question_places where question_id = any(ids)
      except
      select question_id, subject_id from wanted_question_places where question_id = any(ids)
    ) gone
    where p.question_id = gone.question_id and p.subject_id = gone.subject_id;
  perform put_places(ids);
end $$;
--> statement-breakpoint
-- survivable: leaves out what can not be wrong.
create or replace function keep_other_places() returns trigger language plpgsql as $$
begin
  perform put_places(array(select distinct question_id from changed_rows));
  return null;
end $$;
--> statement-breakpoint
-- survivable: leaves out what can not be wrong.
create or replace function keep_places() returns trigger language plpgsql as $$
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
