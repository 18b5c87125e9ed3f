-- The words that were kept, as long as they are those of the text. The version before writes texts without them, and so
-- does a hand in the database: those are read here, until the server has made their words.
create function current_search_text(kept text, kept_of text, written text) returns text
language sql immutable parallel safe as $$
  select case when right(kept_of, 32) = md5(written) then kept else search_plain(search_readable(written)) end
$$;
