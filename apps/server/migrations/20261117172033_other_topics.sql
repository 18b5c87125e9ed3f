ALTER TABLE "question_places" ADD COLUMN "also_topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- survivable: the same rows, with one column more at the end.
-- Where every question belongs: question_places is this view, kept. A shared question of a subject that only staff
-- see isn't listed where others would see it. It is listed below its other topics of the subject as well: these are
-- they and all above them, without those that it is below anyway.
create or replace view wanted_question_places as
  select q.id as question_id, t.subject_id, false as shared,
    t.path[1] as topic1_id, t.path[2] as topic2_id, t.path[3] as topic3_id,
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part,
    array(
      select distinct above from question_other_topics o join topics ot on ot.id = o.topic_id, unnest(ot.path) above
      where o.question_id = q.id and ot.subject_id = t.subject_id and above <> all (t.path)
      order by above
    ) as also_topic_ids
  from questions q join topics t on t.id = q.topic_id
  union all
  select q.id, other.subject_id, true,
    other.path[1], other.path[2], other.path[3],
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part,
    array(
      select distinct above
      from question_other_topics o
        join topics ot on ot.id = o.topic_id
        join topics there on there.subject_id = sibling.id and there.slug = ot.slug,
        unnest(there.path) above
      where o.question_id = q.id and ot.subject_id = t.subject_id and above <> all (other.path)
      order by above
    )
  from questions q
    join topics t on t.id = q.topic_id
    join subjects s on s.id = t.subject_id
    join subjects sibling on sibling.slug = sibling_slug(s.slug)
    join topics other on other.subject_id = sibling.id and other.slug = t.slug
  where q.math_level_visibility_shared and (sibling.staff_only or not s.staff_only);--> statement-breakpoint
-- survivable: keeps one column more, which the version before doesn't read.
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
end $$;--> statement-breakpoint
-- survivable: topics count what is listed in them as another topic, too; the version before shows a few less than it counts.
create or replace function keep_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, count(*) as amount
        from new_rows n, unnest(array[n.topic1_id, n.topic2_id, n.topic3_id] || n.also_topic_ids) as topic_id
        where n.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  elsif tg_op = 'DELETE' then
    update topics t set question_count = t.question_count - change.amount
      from (
        select topic_id, count(*) as amount
        from old_rows o, unnest(array[o.topic1_id, o.topic2_id, o.topic3_id] || o.also_topic_ids) as topic_id
        where o.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  else
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, sum(amount) as amount
        from (
          select topic1_id, topic2_id, topic3_id, also_topic_ids, 1 as amount from new_rows where visible
          union all
          select topic1_id, topic2_id, topic3_id, also_topic_ids, -1 from old_rows where visible
        ) place, unnest(array[place.topic1_id, place.topic2_id, place.topic3_id] || place.also_topic_ids) as topic_id
        where topic_id is not null group by topic_id having sum(amount) <> 0
      ) change
      where t.id = change.topic_id;
  end if;
  return null;
end $$;--> statement-breakpoint
-- survivable: places more questions again than before, none less.
create or replace function keep_tree() returns trigger language plpgsql as $$
declare
  -- Names under which questions of the other level may find, or no longer find, their place here.
  slugs text[];
  moved integer[];
begin
  if tg_op = 'INSERT' then
    slugs := array(select slug from new_rows);
  elsif tg_op = 'DELETE' then
    slugs := array(select slug from old_rows);
  else
    slugs := array(
      select slug from (
        (select id, slug, subject_id, parent_topic_id from new_rows
          except select id, slug, subject_id, parent_topic_id from old_rows)
        union
        (select id, slug, subject_id, parent_topic_id from old_rows
          except select id, slug, subject_id, parent_topic_id from new_rows)
      ) changed
    );
    if cardinality(slugs) = 0 then return null; end if;
  end if;
  -- A topic is of the subject that the top of its tree is of.
  with recursive tree as (
    select id, subject_id, array[id] as path from topics where parent_topic_id is null
    union all
    select t.id, tree.subject_id, tree.path || t.id
    from topics t join tree on t.parent_topic_id = tree.id
    where cardinality(tree.path) < 4
  ), changed as (
    update topics t set subject_id = tree.subject_id, path = tree.path, depth = cardinality(tree.path)
    from tree
    where t.id = tree.id and (t.subject_id, t.path) is distinct from (tree.subject_id, tree.path)
    returning t.id, t.slug
  )
  select array_agg(id), slugs || coalesce(array_agg(slug), '{}') into moved, slugs from changed;
  if exists (select from topics where depth > 3) then
    raise exception 'topics are at most three levels deep'
      using errcode = 'check_violation', constraint = 'topics_depth';
  end if;
  if exists (
    select from topics t join topics parent on parent.id = t.parent_topic_id
    where t.path is distinct from parent.path || t.id
  ) then
    raise exception 'a topic can not lie below itself'
      using errcode = 'check_violation', constraint = 'topics_no_circle';
  end if;
  update questions q set subject_id = t.subject_id
    from topics t
    where t.id = any(moved) and q.topic_id = t.id and q.subject_id <> t.subject_id;
  perform place_questions(array(
    select id from questions where topic_id = any(moved)
    union
    select q.id from questions q join topics t on t.id = q.topic_id
    where q.math_level_visibility_shared and t.slug = any(slugs)
    union
    select o.question_id
    from question_other_topics o
      join questions q on q.id = o.question_id
      join topics t on t.id = o.topic_id
    where t.id = any(moved) or (q.math_level_visibility_shared and t.slug = any(slugs))
  ));
  return null;
end $$;--> statement-breakpoint
-- survivable: writes what the version before doesn't read.
-- Questions are listed below their other topics, too, which are written after them.
create function keep_other_places() returns trigger language plpgsql as $$
begin
  perform place_questions(array(select distinct question_id from changed_rows));
  return null;
end $$;--> statement-breakpoint
create trigger keep_other_places_insert after insert on question_other_topics
  referencing new table as changed_rows for each statement execute function keep_other_places();--> statement-breakpoint
create trigger keep_other_places_delete after delete on question_other_topics
  referencing old table as changed_rows for each statement execute function keep_other_places();--> statement-breakpoint
select place_questions(array(select distinct question_id from question_other_topics));
