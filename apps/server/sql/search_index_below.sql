-- A new name, place or audience of topics changes what is found of everything below them.
create function search_index_below(changed integer[]) returns void language plpgsql set jit = off as $$
declare
  below integer[] := array(
    with recursive tree as (
      select id from topics where id = any(changed)
      union
      select t.id from topics t join tree on t.parent_topic_id = tree.id
    )
    select id from tree
  );
begin
  perform search_index_topics(below);
  perform search_index_questions(array(select design from search_questions where topic_id = any(below)));
end $$;
