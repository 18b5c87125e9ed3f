-- Where every question belongs: question_places is this view, kept. A shared question of a subject that only staff
-- see isn't listed where others would see it.
create view wanted_question_places as
  select q.id as question_id, t.subject_id, false as shared,
    t.path[1] as topic1_id, t.path[2] as topic2_id, t.path[3] as topic3_id,
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part
  from questions q join topics t on t.id = q.topic_id
  union all
  select q.id, other.subject_id, true,
    other.path[1], other.path[2], other.path[3],
    q.visible, q.priority, q.variant, q.difficulty, q.marks, q.level, q.year, q.month, q.paper, q.timezone,
    q.calculator_allowed, q.verified, q.topic_changed, q.paper_part
  from questions q
    join topics t on t.id = q.topic_id
    join subjects s on s.id = t.subject_id
    join subjects sibling on sibling.slug = sibling_slug(s.slug)
    join topics other on other.subject_id = sibling.id and other.slug = t.slug
  where q.math_level_visibility_shared and (sibling.staff_only or not s.staff_only);
