create function keep_shared_places() returns trigger language plpgsql as $$
declare
  slugs text[] := array(
    select unnest(array[o.slug, n.slug]) from new_rows n join old_rows o using (id)
    where (n.slug, n.staff_only) is distinct from (o.slug, o.staff_only)
  );
begin
  if cardinality(slugs) = 0 then return null; end if;
  perform place_questions(array(
    select q.id from questions q join subjects s on s.id = q.subject_id
    where q.math_level_visibility_shared and (s.slug = any(slugs) or sibling_slug(s.slug) = any(slugs))
  ));
  return null;
end $$;

create trigger keep_shared_places_update after update on subjects
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_shared_places();
