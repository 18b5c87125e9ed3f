CREATE TABLE "practice_test_replies" (
	"test_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"read_html" text,
	"note_html" text,
	CONSTRAINT "practice_test_replies_test_id_question_id_field_pk" PRIMARY KEY("test_id","question_id","field")
);
--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD COLUMN "replied_fields" jsonb;--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD COLUMN "spent_ms" integer;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD COLUMN "replies_state" text;--> statement-breakpoint
ALTER TABLE "practice_test_replies" ADD CONSTRAINT "practice_test_replies_test_id_practice_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."practice_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_test_replies" ADD CONSTRAINT "practice_test_replies_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_test_replies_question_index" ON "practice_test_replies" USING btree ("question_id");--> statement-breakpoint
-- survivable: no row has the state yet, so one short look at the table makes it, and tests wait for that long
CREATE INDEX "practice_tests_unmarked_index" ON "practice_tests" USING btree ("finished_at") WHERE replies_state = 'typed';