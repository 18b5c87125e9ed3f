create view search_topic_names as
  select t.id, t.subject_id, s.staff_only, t.parent_topic_id,
    current_search_text(t.search_text, t.search_text_of, t.topic_name) as own,
    concat_ws(' ', current_search_text(parent.search_text, parent.search_text_of, parent.topic_name),
      current_search_text(top.search_text, top.search_text_of, top.topic_name)) as above,
    current_search_text(s.search_text, s.search_text_of, s.subject_name || ' ' || s.slug) as subject,
    case when parent.id is null then 1 when top.id is null then 2 else 3 end as depth,
    t.vocabulary_text as vocabulary
  from topics t
    join subjects s on s.id = t.subject_id
    left join topics parent on parent.id = t.parent_topic_id
    left join topics top on top.id = parent.parent_topic_id;
