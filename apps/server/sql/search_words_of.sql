create function search_words_of(plain text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from regexp_split_to_table(plain, ' +') as word
  where word ~ '^[a-z]' and length(word) between 2 and 40 and ts_lexize('english_stem', word) <> '{}'
$$;
