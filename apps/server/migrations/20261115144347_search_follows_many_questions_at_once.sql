-- Set operations and not a join of the two transition tables: the plan is made for one row, is kept, and compared six
-- thousand questions that move each with each, for a minute.
create or replace function search_follow_questions() returns trigger language plpgsql as $$
declare
  designs text[];
begin
  if tg_op = 'INSERT' then
    designs := array(
      select distinct search_design(design_key, topic_id, id) from new_rows where visible
    );
  elsif tg_op = 'DELETE' then
    designs := array(select distinct search_design(design_key, topic_id, id) from old_rows where visible);
  else
    designs := array(
      select distinct search_design(design_key, topic_id, id)
      from (
        (select id, questions_text, visible, topic_id, design_key, variant from new_rows
          except select id, questions_text, visible, topic_id, design_key, variant from old_rows)
        union all
        (select id, questions_text, visible, topic_id, design_key, variant from old_rows
          except select id, questions_text, visible, topic_id, design_key, variant from new_rows)
      ) changed
    );
  end if;
  if cardinality(designs) > 0 then perform search_index_questions(designs); end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function search_follow_topics() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    perform search_index_topics(array(select id from new_rows));
  else
    changed := array(
      select id from (
        select id, topic_name, parent_topic_id, subject_id from new_rows
        except
        select id, topic_name, parent_topic_id, subject_id from old_rows
      ) renamed_or_moved
    );
    if cardinality(changed) > 0 then perform search_index_below(changed); end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A question that moves between topics of the same name is followed as well. Without jit: compiling the plan took two
-- seconds where running it takes one.
create or replace function search_index_questions(designs text[]) returns void language plpgsql set jit = off as $$
declare
  -- Of each design the first visible question.
  firsts integer[] := array(
    select distinct on (design) id
    from (
      select design, q.id, q.variant
      from unnest(designs) as design join questions q on q.id = substring(design, '^#(\d+)$')::integer
      where q.visible and q.design_key is null
      union all
      select design, q.id, q.variant
      from unnest(designs) as design
        join questions q on q.design_key = regexp_replace(design, '/\d+$', '')
          and q.topic_id = substring(design, '/(\d+)$')::integer
      where q.visible
    ) candidate
    order by design, variant, id
  );
begin
  delete from search_questions
    where design = any(designs)
      and design not in (
        select search_design(design_key, topic_id, id) from questions where id = any(firsts)
      );
  with names as materialized (
    select * from search_topic_names where id in (select topic_id from questions where id = any(firsts))
  )
  insert into search_questions as d (design, question_id, topic_id, staff_only, sample, body, words, tsv)
    select search_design(q.design_key, q.topic_id, q.id), q.id, q.topic_id, t.staff_only,
      row_number() over (partition by q.topic_id order by q.id)
        + (select count(*) from search_questions s where s.topic_id = q.topic_id and s.sample) <= 12,
      readable.body,
      search_words_of(concat_ws(' ', plain.body, t.own, t.above, t.subject)),
      setweight(to_tsvector('english', plain.body), 'B')
        || setweight(to_tsvector('english', concat_ws(' ', t.own, t.above)), 'C')
        || setweight(to_tsvector('english', t.subject), 'D')
    from questions q
      join names t on t.id = q.topic_id
      cross join lateral (select search_readable(q.questions_text) as body offset 0) readable
      cross join lateral (select search_plain(readable.body) as body offset 0) plain
    where q.id = any(firsts)
  on conflict (design) do update set
    (question_id, topic_id, staff_only, body, words, tsv) =
    (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.words, excluded.tsv)
  where (d.question_id, d.topic_id, d.staff_only, d.body, d.tsv)
    is distinct from (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.tsv);
end $$;
--> statement-breakpoint
alter function search_index_below(integer[]) set jit = off;
--> statement-breakpoint
alter function place_questions(integer[]) set jit = off;
