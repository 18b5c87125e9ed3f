create extension if not exists pg_trgm;
--> statement-breakpoint
-- What a question says, for people: Markdown and LaTeX without their marks, symbols instead of commands.
create function search_readable(written text) returns text language plpgsql immutable strict parallel safe as $$
declare
  t text := written;
  before text;
  command text;
begin
  t := regexp_replace(t, '!?\[([^\]]*)\]\([^)]*\)', '\1', 'g');
  t := regexp_replace(t, '\*\*|`|^#+ |^\|?[-:| ]{3,}$', '', 'gn');
  if strpos(t, '\') > 0 then
    t := regexp_replace(t, '\\(begin|end)\{[^{}]*\}(\{[lcr|]*\})?', ' ', 'g');
    t := regexp_replace(t, '\\[,;:!> \\]|\\q?quad(?![a-zA-Z])', ' ', 'g');
    -- From the inside out, so that fractions may hold powers and roots may hold fractions.
    for depth in 1..6 loop
      before := t;
      t := regexp_replace(t, '\\(text|mathrm|mathbf|mathbb|mathcal|mathit|textbf|textit|boldsymbol|operatorname\*?|overline|underline|bar|hat|ce|boxed|left|right|displaystyle|limits|big|Big|bigg|Bigg)(?![a-zA-Z])', '', 'g');
      t := regexp_replace(t, '([\^_])\{([0-9]+|[^{}])\}', '\1\2', 'g');
      t := regexp_replace(t, '([\^_])\{([^{}]*)\}', '\1(\2)', 'g');
      t := regexp_replace(t, '\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}', '\1/\2', 'g');
      t := regexp_replace(t, '\\[dt]?binom\s*\{([^{}]*)\}\s*\{([^{}]*)\}', ' binomial(\1, \2)', 'g');
      t := regexp_replace(t, '\\sqrt\s*(\[[^\]]*\])?\s*\{([^{}]*)\}', '√(\2)', 'g');
      t := regexp_replace(t, '\\(vec|overrightarrow)\s*\{([^{}]*)\}', ' vector \2', 'g');
      exit when t = before;
    end loop;
    for command in select distinct name[1] from regexp_matches(t, '\\([a-zA-Z]+)', 'g') as name loop
      t := regexp_replace(t, '\\' || command || '(?![a-zA-Z])', case command
        when 'alpha' then 'α' when 'beta' then 'β' when 'gamma' then 'γ' when 'delta' then 'δ' when 'Delta' then 'Δ'
        when 'epsilon' then 'ε' when 'varepsilon' then 'ε' when 'theta' then 'θ' when 'lambda' then 'λ'
        when 'mu' then 'μ' when 'pi' then 'π' when 'rho' then 'ρ' when 'sigma' then 'σ' when 'Sigma' then 'Σ'
        when 'tau' then 'τ' when 'phi' then 'φ' when 'varphi' then 'φ' when 'omega' then 'ω' when 'Omega' then 'Ω'
        when 'int' then '∫' when 'sum' then '∑' when 'prod' then '∏' when 'infty' then '∞' when 'partial' then '∂'
        when 'sqrt' then '√' when 'times' then ' × ' when 'cdot' then ' · ' when 'div' then ' ÷ ' when 'pm' then ' ± '
        when 'le' then ' ≤ ' when 'leq' then ' ≤ ' when 'ge' then ' ≥ ' when 'geq' then ' ≥ ' when 'ne' then ' ≠ '
        when 'neq' then ' ≠ ' when 'approx' then ' ≈ ' when 'equiv' then ' ≡ ' when 'to' then ' → '
        when 'rightarrow' then ' → ' when 'longrightarrow' then ' → ' when 'rightleftharpoons' then ' ⇌ '
        when 'Rightarrow' then ' ⇒ ' when 'in' then ' ∈ ' when 'cup' then ' ∪ ' when 'cap' then ' ∩ '
        when 'subset' then ' ⊂ ' when 'mid' then ' | ' when 'perp' then ' ⊥ ' when 'angle' then '∠'
        when 'circ' then '°' when 'degree' then '°' when 'ldots' then '…' when 'dots' then '…' when 'cdots' then '…'
        else ' ' || command || ' ' end, 'g');
    end loop;
    t := replace(t, '^°', '°');
    t := replace(t, '\', '');
  end if;
  t := regexp_replace(t, '([A-Z][a-z]?|\))_([0-9])', '\1\2', 'g');
  t := regexp_replace(translate(t, '$~&{}', '   '), '\s+', ' ', 'g');
  return trim(regexp_replace(t, ' (?=[\^_,.)])', '', 'g'));
end $$;
--> statement-breakpoint
-- What of it is looked up: lower-case words of plain letters, names for symbols, no bare numbers.
create function search_plain(readable text) returns text language plpgsql immutable strict parallel safe as $$
declare
  t text := readable;
begin
  if t ~ '[^\x01-\x7f]' then
    t := replace(replace(replace(replace(replace(replace(replace(replace(t, 'α', ' alpha '), 'β', ' beta '),
      'γ', ' gamma '), 'δ', ' delta '), 'θ', ' theta '), 'λ', ' lambda '), 'μ', ' mu '), 'π', ' pi ');
    t := replace(replace(replace(replace(replace(replace(replace(replace(t, 'ρ', ' rho '), 'σ', ' sigma '),
      'φ', ' phi '), 'ω', ' omega '), '∫', ' integral '), '∑', ' sum '), '√', ' root '), '∞', ' infinity ');
    t := regexp_replace(normalize(t, NFKD), '[\u0300-\u036f]', '', 'g');
  end if;
  t := regexp_replace(lower(t), '''s?\M|[^a-z0-9]+', ' ', 'g');
  return trim(regexp_replace(t, '\m([0-9]+[a-z]?|[a-z])\M *', '', 'g'));
end $$;
--> statement-breakpoint
create function search_words_of(plain text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(plain, ' +') as word
  where word ~ '^[a-z]' and length(word) between 2 and 40 and ts_lexize('english_stem', word) <> '{}'
$$;
--> statement-breakpoint
-- One row for each topic. `name_tsv` is its own name, `tsv` adds the names above it and its subject's.
create table search_topics (
  topic_id integer primary key references topics (id) on delete cascade,
  subject_id integer not null,
  staff_only boolean not null,
  depth smallint not null,
  words text[] not null,
  name_tsv tsvector not null,
  tsv tsvector not null
);
--> statement-breakpoint
-- One row for each visible question that differs from the others by more than its numbers: of questions of one
-- design in one topic, the first visible one stands for all. Hidden questions have no row, so they can't be found.
create table search_questions (
  design text primary key,
  question_id integer not null references questions (id) on delete cascade,
  topic_id integer not null,
  staff_only boolean not null,
  -- Whether it is one of the first of its topic, see search_match_questions.
  sample boolean not null,
  body text not null,
  words text[] not null,
  tsv tsvector not null
);
--> statement-breakpoint
-- The words that occur, to correct what is typed: in how many rows of the two tables above, and in how many of
-- them that only staff see. Kept apart so that a visitor's words are never corrected to what only staff may know.
create table search_words (
  word text primary key,
  lexeme text not null,
  in_topics integer not null default 0,
  in_questions integer not null default 0,
  in_staff_topics integer not null default 0,
  in_staff_questions integer not null default 0
);
--> statement-breakpoint
create index search_topics_tsv_index on search_topics using gin (tsv);
--> statement-breakpoint
create index search_questions_tsv_index on search_questions using gin (tsv);
--> statement-breakpoint
create index search_questions_sample_index on search_questions using gin (tsv) where sample;
--> statement-breakpoint
create index search_questions_question_index on search_questions (question_id);
--> statement-breakpoint
create index search_questions_topic_index on search_questions (topic_id, sample);
--> statement-breakpoint
create index search_words_similar_index on search_words using gin (word gin_trgm_ops);
--> statement-breakpoint
create index search_words_prefix_index on search_words (word text_pattern_ops);
--> statement-breakpoint
create index search_words_lexeme_index on search_words (lexeme);
--> statement-breakpoint
create type search_word_change as (word text, staff_only boolean, amount bigint);
--> statement-breakpoint
-- Writers of the bank take turns (enter_bank), so plain counting is safe.
create function search_count_words() returns trigger language plpgsql as $$
declare
  topic boolean := tg_table_name = 'search_topics';
  changes search_word_change[];
begin
  if tg_op = 'INSERT' then
    changes := array(
      select (word, staff_only, count(*))::search_word_change
      from new_rows, unnest(words) as word group by word, staff_only
    );
  elsif tg_op = 'DELETE' then
    changes := array(
      select (word, staff_only, -count(*))::search_word_change
      from old_rows, unnest(words) as word group by word, staff_only
    );
  else
    changes := array(
      select (word, staff_only, sum(amount))::search_word_change
      from (
        select unnest(words) as word, staff_only, 1 as amount from new_rows
        union all
        select unnest(words), staff_only, -1 from old_rows
      ) change
      group by word, staff_only having sum(amount) <> 0
    );
  end if;
  if cardinality(changes) = 0 then return null; end if;
  insert into search_words as w (word, lexeme, in_topics, in_questions, in_staff_topics, in_staff_questions)
    select word, (ts_lexize('english_stem', word))[1],
      coalesce(sum(amount) filter (where topic and not staff_only), 0),
      coalesce(sum(amount) filter (where not topic and not staff_only), 0),
      coalesce(sum(amount) filter (where topic and staff_only), 0),
      coalesce(sum(amount) filter (where not topic and staff_only), 0)
    from unnest(changes) group by word
  on conflict (word) do update set
    in_topics = w.in_topics + excluded.in_topics,
    in_questions = w.in_questions + excluded.in_questions,
    in_staff_topics = w.in_staff_topics + excluded.in_staff_topics,
    in_staff_questions = w.in_staff_questions + excluded.in_staff_questions;
  if tg_op <> 'INSERT' then
    delete from search_words
      where word in (select word from unnest(changes) where amount < 0)
        and in_topics + in_questions + in_staff_topics + in_staff_questions = 0;
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  indexed text;
begin
  foreach indexed in array array['search_topics', 'search_questions'] loop
    execute format('create trigger search_count_words_insert after insert on %I
      referencing new table as new_rows for each statement execute function search_count_words()', indexed);
    execute format('create trigger search_count_words_update after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function search_count_words()', indexed);
    execute format('create trigger search_count_words_delete after delete on %I
      referencing old table as old_rows for each statement execute function search_count_words()', indexed);
  end loop;
end $$;
--> statement-breakpoint
-- A topic with the names around it, as the two functions below index them.
create view search_topic_names as
  select t.id, t.subject_id, s.staff_only, t.parent_topic_id,
    search_plain(search_readable(t.topic_name)) as own,
    coalesce(search_plain(search_readable(concat_ws(' ', parent.topic_name, top.topic_name))), '') as above,
    search_plain(s.subject_name || ' ' || replace(s.slug, '-', ' ')) as subject,
    case when parent.id is null then 1 when top.id is null then 2 else 3 end as depth
  from topics t
    join subjects s on s.id = t.subject_id
    left join topics parent on parent.id = t.parent_topic_id
    left join topics top on top.id = parent.parent_topic_id;
--> statement-breakpoint
create function search_index_topics(ids integer[]) returns void language sql as $$
  insert into search_topics as d (topic_id, subject_id, staff_only, depth, words, name_tsv, tsv)
    select id, subject_id, staff_only, depth, search_words_of(concat_ws(' ', own, subject)),
      to_tsvector('english', own),
      setweight(to_tsvector('english', own), 'A') || setweight(to_tsvector('english', above), 'B')
        || setweight(to_tsvector('english', subject), 'C')
    from search_topic_names where id = any(ids)
  on conflict (topic_id) do update set
    (subject_id, staff_only, depth, words, name_tsv, tsv) =
    (excluded.subject_id, excluded.staff_only, excluded.depth, excluded.words, excluded.name_tsv, excluded.tsv)
$$;
--> statement-breakpoint
create function search_design(design_key text, topic_id integer, id integer) returns text
language sql immutable parallel safe as $$
  select coalesce(design_key || '/' || topic_id, '#' || id)
$$;
--> statement-breakpoint
create function search_index_questions(designs text[]) returns void language plpgsql as $$
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
  where (d.question_id, d.staff_only, d.body, d.tsv)
    is distinct from (excluded.question_id, excluded.staff_only, excluded.body, excluded.tsv);
end $$;
--> statement-breakpoint
create function search_follow_questions() returns trigger language plpgsql as $$
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
      select distinct design
      from new_rows n join old_rows o using (id),
        unnest(array[
          search_design(n.design_key, n.topic_id, n.id), search_design(o.design_key, o.topic_id, o.id)
        ]) as design
      where (n.questions_text, n.visible, n.topic_id, n.design_key, n.variant)
        is distinct from (o.questions_text, o.visible, o.topic_id, o.design_key, o.variant)
    );
  end if;
  if cardinality(designs) > 0 then perform search_index_questions(designs); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger search_questions_insert after insert on questions
  referencing new table as new_rows for each statement execute function search_follow_questions();
--> statement-breakpoint
create trigger search_questions_update after update on questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function search_follow_questions();
--> statement-breakpoint
create trigger search_questions_delete after delete on questions
  referencing old table as old_rows for each statement execute function search_follow_questions();
--> statement-breakpoint
-- A new name, place or audience of topics changes what is found of everything below them.
create function search_index_below(changed integer[]) returns void language plpgsql as $$
declare
  below integer[] := array(
    with recursive tree as (
      select id from topics where id = any(changed)
      union
      select t.id from topics t join tree on t.parent_topic_id = tree.id
    )
    select id from tree
  );
begin
  perform search_index_topics(below);
  perform search_index_questions(array(select design from search_questions where topic_id = any(below)));
end $$;
--> statement-breakpoint
create function search_follow_topics() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform search_index_topics(array(select id from new_rows));
  else
    perform search_index_below(changed)
      from (
        select array_agg(id) as changed from new_rows n join old_rows o using (id)
        where (n.topic_name, n.parent_topic_id, n.subject_id)
          is distinct from (o.topic_name, o.parent_topic_id, o.subject_id)
      ) change
      where changed is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger search_topics_insert after insert on topics
  referencing new table as new_rows for each statement execute function search_follow_topics();
--> statement-breakpoint
create trigger search_topics_update after update on topics
  referencing old table as old_rows new table as new_rows
  for each statement execute function search_follow_topics();
--> statement-breakpoint
create function search_follow_subjects() returns trigger language plpgsql as $$
begin
  perform search_index_below(array(select id from topics where subject_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger search_subjects_update after update on subjects for each row
  when ((old.subject_name, old.slug, old.staff_only) is distinct from (new.subject_name, new.slug, new.staff_only))
  execute function search_follow_subjects();
--> statement-breakpoint
-- Words like a mistyped one, and words that start like one that is still being typed. The threshold is lower than
-- the usual one, which misses words that are wrong at their start.
create function search_similar_words(typed text, unfinished boolean) returns setof search_words
language plpgsql stable parallel safe
set pg_trgm.similarity_threshold = 0.22 set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
begin
  return query select * from search_words where word % typed;
  if unfinished then
    return query select * from search_words where typed <% word and not word % typed;
  end if;
end $$;
--> statement-breakpoint
-- Questions for the first of the queries that some answer to. An index lists every question with a word before it
-- hands out the first, and of a common word a large bank has tens of thousands. So the first dozen of each topic have
-- an index of their own: a common word is found there often enough, a rare one is cheap to find among all.
create function search_match_questions(queries tsquery[], staff boolean)
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
end $$;
--> statement-breakpoint
-- What a database holds when this migration reaches it.
select search_index_topics(array(select id from topics));
--> statement-breakpoint
select search_index_questions(array(
  select distinct search_design(design_key, topic_id, id) from questions where visible
));
