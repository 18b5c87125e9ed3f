ALTER TABLE "answers" ALTER COLUMN "body_html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "mark_lines" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "question_hints" ALTER COLUMN "html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "questions_html" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "typeset_question" "bytea";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "typeset_solution" "bytea";--> statement-breakpoint
create function forget_typeset() returns trigger language plpgsql as $$
begin
  new.typeset_question := null;
  new.typeset_solution := null;
  return new;
end
$$;
--> statement-breakpoint
create trigger questions_forget_typeset before update on questions
  for each row when (
    new.questions_html <> ''
    and new.updated_at <> old.updated_at
    and new.typeset_question is not distinct from old.typeset_question
    and new.typeset_solution is not distinct from old.typeset_solution
  ) execute function forget_typeset();
