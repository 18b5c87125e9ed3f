create function search_index_topics(ids integer[]) returns void language sql as $$
  insert into search_topics as d (topic_id, subject_id, staff_only, depth, words, name_tsv, tsv)
    select id, subject_id, staff_only, depth, search_words_of(concat_ws(' ', own, vocabulary, subject)),
      to_tsvector('english', own),
      setweight(to_tsvector('english', own), 'A') || setweight(to_tsvector('english', above), 'B')
        || setweight(to_tsvector('english', subject), 'C')
    from search_topic_names where id = any(ids)
  on conflict (topic_id) do update set
    (subject_id, staff_only, depth, words, name_tsv, tsv) =
    (excluded.subject_id, excluded.staff_only, excluded.depth, excluded.words, excluded.name_tsv, excluded.tsv)
$$;
