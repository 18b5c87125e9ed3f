-- The row changes together with the data, so whoever sees a new version sees what it stands for. Once a transaction:
-- ten thousand versions of one row in one transaction would each be slower to find than the one before.
create function count_bank_version() returns trigger language plpgsql as $$
declare
  this_transaction bigint := pg_current_xact_id()::text::bigint;
begin
  update bank_version set version = version + 1, transaction_id = this_transaction
    where transaction_id <> this_transaction;
  return null;
end $$;

create trigger z_count_bank_version after insert or update or delete on subjects
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on topics
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on questions
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on question_hints
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on question_images
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on question_other_topics
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on answers
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on mark_lines
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on syllabuses
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on blog_posts
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on static_pages
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on paper_courses
  for each statement execute function count_bank_version();

create trigger z_count_bank_version after insert or update or delete on grade_boundaries
  for each statement execute function count_bank_version();

-- A student's own paper is nobody else's business, and no reason to read the bank again.
create trigger z_count_bank_version_of_new after insert or update on papers
  for each row when (new.source <> 'student') execute function count_bank_version();

create trigger z_count_bank_version_of_old after delete on papers
  for each row when (old.source <> 'student') execute function count_bank_version();

-- Before the triggers that note what changed of the search: the first of its table, by its name.
create trigger a_count_bank_version after insert or update or delete on search_questions
  for each statement execute function count_bank_version();
