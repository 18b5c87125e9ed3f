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

create trigger search_count_words_insert after insert on search_topics
  referencing new table as new_rows for each statement execute function search_count_words();

create trigger search_count_words_update after update on search_topics
  referencing old table as old_rows new table as new_rows for each statement execute function search_count_words();

create trigger search_count_words_delete after delete on search_topics
  referencing old table as old_rows for each statement execute function search_count_words();

create trigger search_count_words_insert after insert on search_questions
  referencing new table as new_rows for each statement execute function search_count_words();

create trigger search_count_words_update after update on search_questions
  referencing old table as old_rows new table as new_rows for each statement execute function search_count_words();

create trigger search_count_words_delete after delete on search_questions
  referencing old table as old_rows for each statement execute function search_count_words();
