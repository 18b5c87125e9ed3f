-- Indexes that the table definitions can not say, since they include columns or cover some rows only.

create index questions_shared_index on questions (topic_id) where math_level_visibility_shared;

-- In the default order, with every column that lists filter by, so that a list is read from its index alone.
create index question_places_subject_list on question_places (subject_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;

create index question_places_topic1_list on question_places (topic1_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;

create index question_places_topic2_list on question_places (topic2_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;

create index question_places_topic3_list on question_places (topic3_id, priority, variant, question_id)
  include (difficulty, marks, level, year, month, paper, timezone, calculator_allowed) where visible;

create index question_places_whole_list on question_places (priority, variant, question_id)
  include (subject_id, difficulty, marks, level, year, month, paper, timezone, calculator_allowed)
  where visible and not shared;
