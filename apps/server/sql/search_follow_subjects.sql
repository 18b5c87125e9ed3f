create function search_follow_subjects() returns trigger language plpgsql as $$
begin
  perform search_index_below(array(select id from topics where subject_id = new.id));
  return null;
end $$;

create trigger search_subjects_update after update on subjects for each row
  when (
    (current_search_text(old.search_text, old.search_text_of, old.subject_name || ' ' || old.slug), old.staff_only)
    is distinct from
    (current_search_text(new.search_text, new.search_text_of, new.subject_name || ' ' || new.slug), new.staff_only)
  )
  execute function search_follow_subjects();
