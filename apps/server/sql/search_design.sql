create function search_design(design_key text, topic_id integer, id integer) returns text
language sql immutable parallel safe as $$
  select coalesce(design_key || '/' || topic_id, '#' || id)
$$;
