-- The bank is written rarely and by few. Writers take turns, from their first statement to their commit, so that
-- counts, places and the version can be kept by plain updates that never wait for each other in a circle.
create function enter_bank() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7000002);
  return null;
end $$;

create trigger a_enter_bank before insert or update or delete on subjects
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on topics
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on questions
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on question_hints
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on question_images
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on question_other_topics
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on answers
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on mark_lines
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on syllabuses
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on blog_posts
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on static_pages
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on paper_courses
  for each statement execute function enter_bank();

create trigger a_enter_bank before insert or update or delete on grade_boundaries
  for each statement execute function enter_bank();
