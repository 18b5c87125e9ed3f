-- What students call a topic, besides its name. Columns with constant defaults: nothing is rewritten, and the version
-- before writes topics without them.
ALTER TABLE "topics" ADD COLUMN "vocabulary" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "vocabulary_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "vocabulary_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
create or replace view search_topic_names as
  select t.id, t.subject_id, s.staff_only, t.parent_topic_id,
    current_search_text(t.search_text, t.search_text_of, t.topic_name) as own,
    concat_ws(' ', current_search_text(parent.search_text, parent.search_text_of, parent.topic_name),
      current_search_text(top.search_text, top.search_text_of, top.topic_name)) as above,
    current_search_text(s.search_text, s.search_text_of, s.subject_name || ' ' || s.slug) as subject,
    case when parent.id is null then 1 when top.id is null then 2 else 3 end as depth,
    t.vocabulary_text as vocabulary
  from topics t
    join subjects s on s.id = t.subject_id
    left join topics parent on parent.id = t.parent_topic_id
    left join topics top on top.id = parent.parent_topic_id;
--> statement-breakpoint
-- survivable: it indexes all that it indexed, and more words of a topic are known
create or replace function search_index_topics(ids integer[]) returns void language sql as $$
  insert into search_topics as d (topic_id, subject_id, staff_only, depth, words, name_tsv, tsv)
    select id, subject_id, staff_only, depth, search_words_of(concat_ws(' ', own, vocabulary, subject)),
      to_tsvector('english', own),
      setweight(to_tsvector('english', own), 'A') || setweight(to_tsvector('english', above), 'B')
        || setweight(to_tsvector('english', subject), 'C')
    from search_topic_names where id = any(ids)
  on conflict (topic_id) do update set
    (subject_id, staff_only, depth, words, name_tsv, tsv) =
    (excluded.subject_id, excluded.staff_only, excluded.depth, excluded.words, excluded.name_tsv, excluded.tsv)
$$;
--> statement-breakpoint
-- The words themselves are compared: a name that is kept under other marks changes nothing below it.
-- survivable: it follows whatever the version before writes, which leaves the new column as it is
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
    -- What a topic is called besides its name is nothing that its questions say.
    perform search_index_topics(array(
      select id from (
        select id, vocabulary_text from new_rows except select id, vocabulary_text from old_rows
      ) called_otherwise where id <> all(changed)
    ));
  end if;
  return null;
end $$;
