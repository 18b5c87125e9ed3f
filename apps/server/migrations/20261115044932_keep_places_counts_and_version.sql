-- The bank is written rarely and by few. Writers take turns, from their first statement to their commit, so that
-- counts, places and the version can be kept by plain updates that never wait for each other in a circle.
create function enter_bank() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7000002);
  return null;
end $$;
--> statement-breakpoint
insert into bank_version (id, version, transaction_id) values (1, 1, 0);
--> statement-breakpoint
-- The row changes together with the data, so whoever sees a new version sees what it stands for. Once a transaction:
-- ten thousand versions of one row in one transaction would each be slower to find than the one before.
create function count_bank_version() returns trigger language plpgsql as $$
declare
  this_transaction bigint := pg_current_xact_id()::text::bigint;
begin
  update bank_version set version = version + 1, transaction_id = this_transaction
    where transaction_id <> this_transaction;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text;
begin
  foreach watched in array array['subjects', 'topics', 'questions', 'question_hints', 'question_images',
    'question_other_topics', 'answers', 'mark_lines', 'syllabuses']
  loop
    execute format('create trigger a_enter_bank before insert or update or delete on %I
      for each statement execute function enter_bank()', watched);
    execute format('create trigger z_count_bank_version after insert or update or delete on %I
      for each statement execute function count_bank_version()', watched);
  end loop;
end $$;
--> statement-breakpoint
-- The same course at the other level: math-aa-sl and math-aa-hl.
create function sibling_slug(slug text) returns text language sql immutable strict as $$
  select regexp_replace(
    slug,
    '(^|-)' || level || '(-|$)',
    '\1' || case level when 'sl' then 'hl' else 'sl' end || '\2'
  )
  from substring(slug from '(?:^|-)(sl|hl)(?:-|$)') as level
  where level is not null
$$;
--> statement-breakpoint
create index questions_shared_index on questions (topic_id) where math_level_visibility_shared;
--> statement-breakpoint
-- Where every question belongs: question_places is this view, kept. A shared question of a subject that only staff
-- see isn't listed where others would see it.
create view wanted_question_places as
  select q.id as question_id, t.subject_id, false as shared,
    t.path[1] as topic1_id, t.path[2] as topic2_id, t.path[3] as topic3_id,
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed
  from questions q join topics t on t.id = q.topic_id
  union all
  select q.id, other.subject_id, true,
    other.path[1], other.path[2], other.path[3],
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed
  from questions q
    join topics t on t.id = q.topic_id
    join subjects s on s.id = t.subject_id
    join subjects sibling on sibling.slug = sibling_slug(s.slug)
    join topics other on other.subject_id = sibling.id and other.slug = t.slug
  where q.math_level_visibility_shared and (sibling.staff_only or not s.staff_only);
--> statement-breakpoint
create function place_questions(ids integer[]) returns void language plpgsql as $$
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
      topic_changed)
    select question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed
    from wanted_question_places where question_id = any(ids)
  on conflict (question_id, subject_id) do update set
    (shared, topic1_id, topic2_id, topic3_id, visible, priority, variant, difficulty, marks, level, year, month,
      paper, timezone, calculator_allowed, verified, topic_changed) =
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed)
  where (p.shared, p.topic1_id, p.topic2_id, p.topic3_id, p.visible, p.priority, p.variant, p.difficulty, p.marks,
      p.level, p.year, p.month, p.paper, p.timezone, p.calculator_allowed, p.verified, p.topic_changed)
    is distinct from
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed);
end $$;
--> statement-breakpoint
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
          timezone, calculator_allowed, verified, topic_changed, math_level_visibility_shared
        from new_rows
        except
        select id, subject_id, topic_id, visible, priority, variant, difficulty, marks, level, year, month, paper,
          timezone, calculator_allowed, verified, topic_changed, math_level_visibility_shared
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
--> statement-breakpoint
create trigger keep_places_insert after insert on questions
  referencing new table as new_rows for each statement execute function keep_places();
--> statement-breakpoint
create trigger keep_places_update after update on questions
  referencing old table as old_rows new table as new_rows for each statement execute function keep_places();
--> statement-breakpoint
create trigger keep_places_delete after delete on questions
  referencing old table as old_rows for each statement execute function keep_places();
--> statement-breakpoint
create function keep_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, count(*) as amount
        from new_rows n, unnest(array[n.topic1_id, n.topic2_id, n.topic3_id]) as topic_id
        where n.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  elsif tg_op = 'DELETE' then
    update topics t set question_count = t.question_count - change.amount
      from (
        select topic_id, count(*) as amount
        from old_rows o, unnest(array[o.topic1_id, o.topic2_id, o.topic3_id]) as topic_id
        where o.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  else
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, sum(amount) as amount
        from (
          select topic1_id, topic2_id, topic3_id, 1 as amount from new_rows where visible
          union all
          select topic1_id, topic2_id, topic3_id, -1 from old_rows where visible
        ) place, unnest(array[place.topic1_id, place.topic2_id, place.topic3_id]) as topic_id
        where topic_id is not null group by topic_id having sum(amount) <> 0
      ) change
      where t.id = change.topic_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger keep_counts_insert after insert on question_places
  referencing new table as new_rows for each statement execute function keep_counts();
--> statement-breakpoint
create trigger keep_counts_update after update on question_places
  referencing old table as old_rows new table as new_rows for each statement execute function keep_counts();
--> statement-breakpoint
create trigger keep_counts_delete after delete on question_places
  referencing old table as old_rows for each statement execute function keep_counts();
--> statement-breakpoint
create function keep_tree() returns trigger language plpgsql as $$
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
  ));
  return null;
end $$;
--> statement-breakpoint
create trigger keep_tree_insert after insert on topics
  referencing new table as new_rows for each statement execute function keep_tree();
--> statement-breakpoint
create trigger keep_tree_update after update on topics
  referencing old table as old_rows new table as new_rows for each statement execute function keep_tree();
--> statement-breakpoint
create trigger keep_tree_delete after delete on topics
  referencing old table as old_rows for each statement execute function keep_tree();
--> statement-breakpoint
create function keep_shared_places() returns trigger language plpgsql as $$
declare
  slugs text[] := array(
    select unnest(array[o.slug, n.slug]) from new_rows n join old_rows o using (id)
    where (n.slug, n.staff_only) is distinct from (o.slug, o.staff_only)
  );
begin
  if cardinality(slugs) = 0 then return null; end if;
  perform place_questions(array(
    select q.id from questions q join subjects s on s.id = q.subject_id
    where q.math_level_visibility_shared and (s.slug = any(slugs) or sibling_slug(s.slug) = any(slugs))
  ));
  return null;
end $$;
--> statement-breakpoint
create trigger keep_shared_places_update after update on subjects
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_shared_places();
--> statement-breakpoint
-- In the default order, with every column that lists filter by, so that a list is read from its index alone.
create index question_places_subject_list on question_places (subject_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;
--> statement-breakpoint
create index question_places_topic1_list on question_places (topic1_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;
--> statement-breakpoint
create index question_places_topic2_list on question_places (topic2_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;
--> statement-breakpoint
create index question_places_topic3_list on question_places (topic3_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;
--> statement-breakpoint
create index question_places_whole_list on question_places (priority, variant, question_id)
  include (subject_id, difficulty, marks, level, year, month, paper, timezone, calculator_allowed)
  where visible and not shared;
