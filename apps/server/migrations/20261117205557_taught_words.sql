ALTER TABLE "questions" ADD COLUMN "taught_text" text;
--> statement-breakpoint
-- What teaches a question is found where no name and no text has the words. The server makes the words of what is there.
alter table search_questions add column taught tsvector not null default '';
--> statement-breakpoint
-- survivable: the column is new and empty, so the index is made at once.
create index search_questions_taught_index on search_questions using gin (taught);
--> statement-breakpoint
-- survivable: the version before writes no such words, so they are none.
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
  insert into search_questions as d (design, question_id, topic_id, staff_only, sample, body, words, tsv, taught)
    select search_design(q.design_key, q.topic_id, q.id), q.id, q.topic_id, t.staff_only,
      row_number() over (partition by q.topic_id order by q.id)
        + (select count(*) from search_questions s where s.topic_id = q.topic_id and s.sample) <= 12,
      own.body,
      search_words_of(concat_ws(' ', own.body, t.own, t.above, t.subject, q.taught_text)),
      setweight(to_tsvector('english', own.body), 'B')
        || setweight(to_tsvector('english', concat_ws(' ', t.own, t.above)), 'C')
        || setweight(to_tsvector('english', t.subject), 'D'),
      to_tsvector('english', coalesce(q.taught_text, ''))
    from questions q
      join names t on t.id = q.topic_id
      cross join lateral (
        select current_search_text(q.search_text, q.search_text_of, q.questions_text) as body offset 0
      ) own
    where q.id = any(firsts)
  on conflict (design) do update set
    (question_id, topic_id, staff_only, body, words, tsv, taught) =
    (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.words, excluded.tsv,
      excluded.taught)
  where (d.question_id, d.topic_id, d.staff_only, d.body, d.tsv, d.taught)
    is distinct from
    (excluded.question_id, excluded.topic_id, excluded.staff_only, excluded.body, excluded.tsv, excluded.taught);
end $$;
--> statement-breakpoint
-- survivable: it follows one column more.
create or replace function search_follow_questions() returns trigger language plpgsql as $$
declare
  designs text[];
begin
  if tg_op = 'INSERT' then
    -- What comes after the first of its design changes nothing.
    designs := array(
      select distinct search_design(n.design_key, n.topic_id, n.id)
      from new_rows n
      where n.visible and not exists (
        select from search_questions s join questions q on q.id = s.question_id
        where s.design = search_design(n.design_key, n.topic_id, n.id) and (q.variant, q.id) < (n.variant, n.id)
      )
    );
  elsif tg_op = 'DELETE' then
    designs := array(select distinct search_design(design_key, topic_id, id) from old_rows where visible);
  else
    designs := array(
      select distinct search_design(design_key, topic_id, id)
      from (
        (select id, questions_text, search_text, taught_text, visible, topic_id, design_key, variant from new_rows
          except select id, questions_text, search_text, taught_text, visible, topic_id, design_key, variant from old_rows)
        union all
        (select id, questions_text, search_text, taught_text, visible, topic_id, design_key, variant from old_rows
          except select id, questions_text, search_text, taught_text, visible, topic_id, design_key, variant from new_rows)
      ) changed
    );
  end if;
  if cardinality(designs) > 0 then perform search_index_questions(designs); end if;
  return null;
end $$;
--> statement-breakpoint
-- survivable: it answers the same, and more where it answered nothing.
create or replace function search_match_questions(queries tsquery[], staff boolean)
returns setof search_questions language plpgsql stable parallel safe
set enable_seqscan = off set jit = off as $$
declare
  matches search_questions[];
begin
  for place in 1..cardinality(queries) loop
    matches := array(
      select q from search_questions q
      where sample and tsv @@ queries[place] and (staff or not staff_only) limit 60
    );
    if cardinality(matches) < 8 then
      matches := array(
        select q from search_questions q where tsv @@ queries[place] and (staff or not staff_only) limit 60
      );
    end if;
    if cardinality(matches) > 0 then
      return query select * from unnest(matches);
      return;
    end if;
  end loop;
  for place in 1..cardinality(queries) loop
    return query
      select * from search_questions where taught @@ queries[place] and (staff or not staff_only) limit 60;
    if found then return; end if;
  end loop;
end $$;
