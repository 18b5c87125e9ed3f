-- Writes where questions belong, where that isn't written yet. What they no longer belong to stays: see place_questions.
create function put_places(ids integer[]) returns void language plpgsql set jit = off as $$
begin
  insert into question_places as p (question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part, also_topic_ids)
    select question_id, subject_id, shared, topic1_id, topic2_id, topic3_id, visible,
      priority, variant, difficulty, marks, level, year, month, paper, timezone, calculator_allowed, verified,
      topic_changed, paper_part, also_topic_ids
    from wanted_question_places where question_id = any(ids)
  on conflict (question_id, subject_id) do update set
    (shared, topic1_id, topic2_id, topic3_id, visible, priority, variant, difficulty, marks, level, year, month,
      paper, timezone, calculator_allowed, verified, topic_changed, paper_part, also_topic_ids) =
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part, excluded.also_topic_ids)
  where (p.shared, p.topic1_id, p.topic2_id, p.topic3_id, p.visible, p.priority, p.variant, p.difficulty, p.marks,
      p.level, p.year, p.month, p.paper, p.timezone, p.calculator_allowed, p.verified, p.topic_changed,
      p.paper_part, p.also_topic_ids)
    is distinct from
    (excluded.shared, excluded.topic1_id, excluded.topic2_id, excluded.topic3_id, excluded.visible,
      excluded.priority, excluded.variant, excluded.difficulty, excluded.marks, excluded.level, excluded.year,
      excluded.month, excluded.paper, excluded.timezone, excluded.calculator_allowed, excluded.verified,
      excluded.topic_changed, excluded.paper_part, excluded.also_topic_ids);
end $$;
