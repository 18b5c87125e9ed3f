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
    union
    select o.question_id
    from question_other_topics o
      join questions q on q.id = o.question_id
      join topics t on t.id = o.topic_id
    where t.id = any(moved) or (q.math_level_visibility_shared and t.slug = any(slugs))
  ));
  return null;
end $$;

create trigger keep_tree_insert after insert on topics
  referencing new table as new_rows for each statement execute function keep_tree();

create trigger keep_tree_update after update on topics
  referencing old table as old_rows new table as new_rows for each statement execute function keep_tree();

create trigger keep_tree_delete after delete on topics
  referencing old table as old_rows for each statement execute function keep_tree();
