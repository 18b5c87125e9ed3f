-- The words themselves are compared: a name that is kept under other marks changes nothing below it.
create function search_follow_topics() returns trigger language plpgsql as $$
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

create trigger search_topics_insert after insert on topics
  referencing new table as new_rows for each statement execute function search_follow_topics();

create trigger search_topics_update after update on topics
  referencing old table as old_rows new table as new_rows
  for each statement execute function search_follow_topics();
