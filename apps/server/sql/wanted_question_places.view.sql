-- Where every question belongs: question_places is this view, kept. A shared question of a subject that only staff
-- see isn't listed where others would see it. It is listed below its other topics of the subject as well: these are
-- they and all above them, without those that it is below anyway.
create view wanted_question_places as
  select q.id as question_id, t.subject_id, false as shared,
    t.path[1] as topic1_id, t.path[2] as topic2_id, t.path[3] as topic3_id,
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part,
    array(
      select distinct above from question_other_topics o join topics ot on ot.id = o.topic_id, unnest(ot.path) above
      where o.question_id = q.id and ot.subject_id = t.subject_id and above <> all (t.path)
      order by above
    ) as also_topic_ids
  from questions q join topics t on t.id = q.topic_id
  union all
  select q.id, other.subject_id, true,
    other.path[1], other.path[2], other.path[3],
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part,
    array(
      select distinct above
      from question_other_topics o
        join topics ot on ot.id = o.topic_id
        join topics there on there.subject_id = sibling.id and there.slug = ot.slug,
        unnest(there.path) above
      where o.question_id = q.id and ot.subject_id = t.subject_id and above <> all (other.path)
      order by above
    )
  from questions q
    join topics t on t.id = q.topic_id
    join subjects s on s.id = t.subject_id
    join subjects sibling on sibling.slug = sibling_slug(s.slug)
    join topics other on other.subject_id = sibling.id and other.slug = t.slug
  where q.math_level_visibility_shared and (sibling.staff_only or not s.staff_only);
