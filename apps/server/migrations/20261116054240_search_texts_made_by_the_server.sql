-- What a text is found by, made of its Markdown and LaTeX by the server that saves it (platform/search-text), with a mark of
-- the text it was made of: 'version:md5'. The columns come without a default, so that nothing is rewritten.
ALTER TABLE "subjects" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "search_text_of" text;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "search_text_of" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_text" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_text_of" text;--> statement-breakpoint
-- The words that were kept, as long as they are those of the text. The version before writes texts without them, and so
-- does a hand in the database: those are read here, until the server has made their words.
create function current_search_text(kept text, kept_of text, written text) returns text
language sql immutable parallel safe as $$
  select case when right(kept_of, 32) = md5(written) then kept else search_plain(search_readable(written)) end
$$;
--> statement-breakpoint
create or replace view search_topic_names as
  select t.id, t.subject_id, s.staff_only, t.parent_topic_id,
    current_search_text(t.search_text, t.search_text_of, t.topic_name) as own,
    concat_ws(' ', current_search_text(parent.search_text, parent.search_text_of, parent.topic_name),
      current_search_text(top.search_text, top.search_text_of, top.topic_name)) as above,
    current_search_text(s.search_text, s.search_text_of, s.subject_name || ' ' || s.slug) as subject,
    case when parent.id is null then 1 when top.id is null then 2 else 3 end as depth
  from topics t
    join subjects s on s.id = t.subject_id
    left join topics parent on parent.id = t.parent_topic_id
    left join topics top on top.id = parent.parent_topic_id;
--> statement-breakpoint
-- survivable: what the version before writes is indexed as before, by the database's own reading
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
      own.body,
      search_words_of(concat_ws(' ', own.body, t.own, t.above, t.subject)),
      setweight(to_tsvector('english', own.body), 'B')
        || setweight(to_tsvector('english', concat_ws(' ', t.own, t.above)), 'C')
        || setweight(to_tsvector('english', t.subject), 'D')
    from questions q
      join names t on t.id = q.topic_id
      cross join lateral (
        select current_search_text(q.search_text, q.search_text_of, q.questions_text) as body offset 0
      ) own
    where q.id = any(firsts)
  on conflict (design) do update set
    (question_id, topic_id, staff_only, body, words, tsv) =
    (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.words, excluded.tsv)
  where (d.question_id, d.topic_id, d.staff_only, d.body, d.tsv)
    is distinct from (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.tsv);
end $$;
--> statement-breakpoint
-- survivable: it does what it did, and follows the new column as well, which the version before doesn't write
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
        (select id, questions_text, search_text, visible, topic_id, design_key, variant from new_rows
          except select id, questions_text, search_text, visible, topic_id, design_key, variant from old_rows)
        union all
        (select id, questions_text, search_text, visible, topic_id, design_key, variant from old_rows
          except select id, questions_text, search_text, visible, topic_id, design_key, variant from new_rows)
      ) changed
    );
  end if;
  if cardinality(designs) > 0 then perform search_index_questions(designs); end if;
  return null;
end $$;
--> statement-breakpoint
-- The words themselves are compared: a name that is kept under other marks changes nothing below it.
-- survivable: it follows whatever the version before writes, since words are read of names that have none
create or replace function search_follow_topics() returns trigger language plpgsql as $$
declare
  changed integer[];
begin
  if tg_op = 'INSERT' then
    perform search_index_topics(array(select id from new_rows));
  else
    changed := array(
      select id from (
        select id, current_search_text(search_text, search_text_of, topic_name), parent_topic_id, subject_id from new_rows
        except
        select id, current_search_text(search_text, search_text_of, topic_name), parent_topic_id, subject_id from old_rows
      ) renamed_or_moved
    );
    if cardinality(changed) > 0 then perform search_index_below(changed); end if;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- survivable: it fires for all that it fired for, and for new words
create or replace trigger search_subjects_update after update on subjects for each row
  when (
    (current_search_text(old.search_text, old.search_text_of, old.subject_name || ' ' || old.slug), old.staff_only)
    is distinct from
    (current_search_text(new.search_text, new.search_text_of, new.subject_name || ' ' || new.slug), new.staff_only)
  )
  execute function search_follow_subjects();
