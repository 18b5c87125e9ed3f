-- Tables that triggers alone write and that only search reads, hence not among the table definitions.

create extension if not exists pg_trgm;

-- One row for each topic. `name_tsv` is its own name, `tsv` adds the names above it and its subject's.
create table search_topics (
  topic_id integer primary key references topics (id) on delete cascade,
  subject_id integer not null,
  staff_only boolean not null,
  depth smallint not null,
  words text[] not null,
  name_tsv tsvector not null,
  tsv tsvector not null
);

-- One row for each visible question that differs from the others by more than its numbers: of questions of one
-- design in one topic, the first visible one stands for all. Hidden questions have no row, so they can't be found.
create table search_questions (
  design text primary key,
  question_id integer not null references questions (id) on delete cascade,
  topic_id integer not null,
  staff_only boolean not null,
  -- Whether it is one of the first of its topic, see search_match_questions.
  sample boolean not null,
  body text not null,
  words text[] not null,
  tsv tsvector not null,
  -- Hints, headings of worked answers and named mistakes: looked at where no text has the words.
  taught tsvector not null default ''
);

-- The words that occur, to correct what is typed: in how many rows of the two tables above, and in how many of
-- them that only staff see. Kept apart so that a visitor's words are never corrected to what only staff may know.
create table search_words (
  word text primary key,
  lexeme text not null,
  in_topics integer not null default 0,
  in_questions integer not null default 0,
  in_staff_topics integer not null default 0,
  in_staff_questions integer not null default 0
);

-- Questions whose row among those above came, changed or went, with the version of the bank since when: also such as
-- have no row any more, hence no reference.
create table search_changes (
  question_id integer primary key,
  version bigint not null
);

create index search_changes_version_index on search_changes (version);

create index search_topics_tsv_index on search_topics using gin (tsv);

create index search_questions_tsv_index on search_questions using gin (tsv);

create index search_questions_sample_index on search_questions using gin (tsv) where sample;

create index search_questions_taught_index on search_questions using gin (taught);

create index search_questions_question_index on search_questions (question_id);

create index search_questions_topic_index on search_questions (topic_id, sample);

create index search_words_similar_index on search_words using gin (word gin_trgm_ops);

create index search_words_prefix_index on search_words (word text_pattern_ops);

create index search_words_lexeme_index on search_words (lexeme);

create type search_word_change as (word text, staff_only boolean, amount bigint);
