create function search_follow_questions() returns trigger language plpgsql as $$
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

create trigger search_questions_insert after insert on questions
  referencing new table as new_rows for each statement execute function search_follow_questions();

create trigger search_questions_update after update on questions
  referencing old table as old_rows new table as new_rows
  for each statement execute function search_follow_questions();

create trigger search_questions_delete after delete on questions
  referencing old table as old_rows for each statement execute function search_follow_questions();
