-- Words like a mistyped one, and words that start like one that is still being typed. The threshold is lower than
-- the usual one, which misses words that are wrong at their start.
create function search_similar_words(typed text, unfinished boolean) returns setof search_words
language plpgsql stable parallel safe
set pg_trgm.similarity_threshold = 0.22 set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
begin
  return query select * from search_words where word % typed;
  if unfinished then
    return query select * from search_words where typed <% word and not word % typed;
  end if;
end $$;
