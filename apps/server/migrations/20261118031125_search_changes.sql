-- Questions whose row in search_questions came, changed or went, with the version of the bank since when: also such as
-- have no row any more, hence no reference.
create table search_changes (
  question_id integer primary key,
  version bigint not null
);
--> statement-breakpoint
create index search_changes_version_index on search_changes (version);
--> statement-breakpoint
-- Each server keeps the texts of all designs in memory and asks what has changed since the version that it has seen. The
-- version of this transaction is counted first (a_count_bank_version): whoever else counts one waits, so no change is noted
-- with a version that others could have seen before it was there.
create function search_note_changes() returns trigger language plpgsql as $$
declare
  coming bigint := (select version from bank_version);
begin
  if tg_op = 'INSERT' then
    insert into search_changes (question_id, version) select distinct question_id, coming from new_rows
      on conflict (question_id) do update set version = excluded.version;
  elsif tg_op = 'DELETE' then
    insert into search_changes (question_id, version) select distinct question_id, coming from old_rows
      on conflict (question_id) do update set version = excluded.version;
  else
    insert into search_changes (question_id, version)
      select question_id, coming from new_rows union select question_id, coming from old_rows
      on conflict (question_id) do update set version = excluded.version;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger a_count_bank_version after insert or update or delete on search_questions
  for each statement execute function count_bank_version();
--> statement-breakpoint
create trigger search_note_changes_insert after insert on search_questions
  referencing new table as new_rows for each statement execute function search_note_changes();
--> statement-breakpoint
create trigger search_note_changes_update after update on search_questions
  referencing old table as old_rows new table as new_rows for each statement execute function search_note_changes();
--> statement-breakpoint
create trigger search_note_changes_delete after delete on search_questions
  referencing old table as old_rows for each statement execute function search_note_changes();
