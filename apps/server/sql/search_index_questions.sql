create function search_index_questions(designs text[]) returns void language plpgsql set jit = off as $$
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
