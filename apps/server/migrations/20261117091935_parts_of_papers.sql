ALTER TABLE "question_places" ADD COLUMN "paper_part" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "paper_part" text;--> statement-breakpoint
-- The column is new: no row has anything in it that could be wrong.
ALTER TABLE "questions" ADD CONSTRAINT "questions_paper_part_check" CHECK (paper_part in ('A', 'B')) NOT VALID;--> statement-breakpoint
-- Where every question belongs: question_places is this view, kept. A shared question of a subject that only staff
-- see isn't listed where others would see it.
-- survivable: the same rows, with one column more at the end.
create or replace view wanted_question_places as
  select q.id as question_id, t.subject_id, false as shared,
    t.path[1] as topic1_id, t.path[2] as topic2_id, t.path[3] as topic3_id,
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part
  from questions q join topics t on t.id = q.topic_id
  union all
  select q.id, other.subject_id, true,
    other.path[1], other.path[2], other.path[3],
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part
  from questions q
    join topics t on t.id = q.topic_id
    join subjects s on s.id = t.subject_id
    join subjects sibling on sibling.slug = sibling_slug(s.slug)
    join topics other on other.subject_id = sibling.id and other.slug = t.slug
  where q.math_level_visibility_shared and (sibling.staff_only or not s.staff_only);--> statement-breakpoint
-- survivable: keeps one column more, which is empty until a server of this version writes it.
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
  insert into question_places as p (question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part)
    select question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part
    from wanted_question_places where question_id = any(ids)
  on conflict (question_id, subject_id) do update set
    (shared, topic1_id, topic2_id, topic3_id, visible, priority, variant, difficulty, marks, level, year, month,
      paper, timezone, calculator_allowed, verified, topic_changed, paper_part) =
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part)
  where (p.shared, p.topic1_id, p.topic2_id, p.topic3_id, p.visible, p.priority, p.variant, p.difficulty, p.marks,
      p.level, p.year, p.month, p.paper, p.timezone, p.calculator_allowed, p.verified, p.topic_changed,
      p.paper_part)
    is distinct from
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part);
end $$;--> statement-breakpoint
-- survivable: notices a change of that column too.
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
  perform place_questions(ids);
  return null;
end $$;
