create function keep_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, count(*) as amount
        from new_rows n, unnest(array[n.topic1_id, n.topic2_id, n.topic3_id] || n.also_topic_ids) as topic_id
        where n.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  elsif tg_op = 'DELETE' then
    update topics t set question_count = t.question_count - change.amount
      from (
        select topic_id, count(*) as amount
        from old_rows o, unnest(array[o.topic1_id, o.topic2_id, o.topic3_id] || o.also_topic_ids) as topic_id
        where o.visible and topic_id is not null group by topic_id
      ) change
      where t.id = change.topic_id;
  else
    update topics t set question_count = t.question_count + change.amount
      from (
        select topic_id, sum(amount) as amount
        from (
          select topic1_id, topic2_id, topic3_id, also_topic_ids, 1 as amount from new_rows where visible
          union all
          select topic1_id, topic2_id, topic3_id, also_topic_ids, -1 from old_rows where visible
        ) place, unnest(array[place.topic1_id, place.topic2_id, place.topic3_id] || place.also_topic_ids) as topic_id
        where topic_id is not null group by topic_id having sum(amount) <> 0
      ) change
      where t.id = change.topic_id;
  end if;
  return null;
end $$;

create trigger keep_counts_insert after insert on question_places
  referencing new table as new_rows for each statement execute function keep_counts();

create trigger keep_counts_update after update on question_places
  referencing old table as old_rows new table as new_rows for each statement execute function keep_counts();

create trigger keep_counts_delete after delete on question_places
  referencing old table as old_rows for each statement execute function keep_counts();
