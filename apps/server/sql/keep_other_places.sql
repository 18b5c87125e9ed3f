-- Questions are listed below their other topics, too, which are written after them. They lead to no other subject.
create function keep_other_places() returns trigger language plpgsql as $$
begin
  perform put_places(array(select distinct question_id from changed_rows));
  return null;
end $$;

create trigger keep_other_places_insert after insert on question_other_topics
  referencing new table as changed_rows for each statement execute function keep_other_places();

create trigger keep_other_places_delete after delete on question_other_topics
  referencing old table as changed_rows for each statement execute function keep_other_places();
