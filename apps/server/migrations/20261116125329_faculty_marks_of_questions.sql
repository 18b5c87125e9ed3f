ALTER TABLE "practice_test_questions" ADD COLUMN "faculty_marks" real;--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD COLUMN "faculty_lines" smallint[];--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD COLUMN "faculty_comment" text;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "faculty_comment" text;--> statement-breakpoint
-- Sheets that were returned before: what their students were sent is still the newest marking of most of them.
UPDATE practice_test_questions tq SET
  faculty_marks = given.marks,
  faculty_lines = given.lines,
  faculty_comment = given.comment
FROM (
  SELECT g.test_id, q.question_id,
    round(coalesce(q.marks, 5.0 * least(scheme.worth, scheme.earned) / nullif(scheme.worth, 0))::numeric, 2)::real AS marks,
    CASE WHEN jsonb_typeof(q.lines) = 'array' THEN array(
      SELECT line::smallint FROM jsonb_array_elements_text(q.lines) line ORDER BY line::smallint) END AS lines,
    nullif(trim(q.comment), '') AS comment
  FROM grading_markings m
  JOIN gradings g ON g.id = m.grading_id AND g.sheet_key = m.sheet_key
  CROSS JOIN LATERAL jsonb_to_recordset(m.content -> 'questions')
    AS q (question_id int, marks numeric, lines jsonb, comment text)
  CROSS JOIN LATERAL (
    SELECT sum(l.marks) AS worth,
      coalesce(sum(l.marks) FILTER (WHERE jsonb_typeof(q.lines) = 'array' AND q.lines @> to_jsonb(l.place)), 0) AS earned
    FROM (
      SELECT l.marks, row_number() OVER (ORDER BY l.position) - 1 AS place
      FROM mark_lines l
      WHERE l.answer_id = (SELECT min(a.id) FROM answers a WHERE a.question_id = q.question_id)
    ) l
  ) scheme
  WHERE m.returned_version = m.version AND g.graded_at IS NOT NULL
    AND (q.marks IS NOT NULL OR jsonb_typeof(q.lines) = 'array')
) given
WHERE tq.test_id = given.test_id AND tq.question_id = given.question_id AND given.marks IS NOT NULL;
--> statement-breakpoint
UPDATE practice_tests t SET faculty_comment = nullif(trim(m.content ->> 'overall_comment'), '')
FROM gradings g
JOIN grading_markings m ON m.grading_id = g.id AND m.sheet_key = g.sheet_key
WHERE g.test_id = t.id AND m.returned_version = m.version AND g.graded_at IS NOT NULL;
