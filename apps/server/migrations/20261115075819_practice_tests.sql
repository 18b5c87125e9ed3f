CREATE TABLE "practice_test_actions" (
	"test_id" integer NOT NULL,
	"action_id" uuid NOT NULL,
	CONSTRAINT "practice_test_actions_test_id_action_id_pk" PRIMARY KEY("test_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "practice_test_questions" (
	"test_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"question_id" integer NOT NULL,
	"status" text,
	"status_at" timestamp (3) with time zone,
	"ticked_lines" smallint[],
	CONSTRAINT "practice_test_questions_test_id_position_pk" PRIMARY KEY("test_id","position")
);
--> statement-breakpoint
CREATE TABLE "practice_test_topics" (
	"test_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "practice_test_topics_test_id_topic_id_pk" PRIMARY KEY("test_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "practice_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"user_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	"duration" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"deadline_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"ended_by" text,
	"get_graded" boolean DEFAULT false NOT NULL,
	"marks_obtained" real
);
--> statement-breakpoint
ALTER TABLE "practice_test_actions" ADD CONSTRAINT "practice_test_actions_test_id_practice_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."practice_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD CONSTRAINT "practice_test_questions_test_id_practice_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."practice_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_test_questions" ADD CONSTRAINT "practice_test_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_test_topics" ADD CONSTRAINT "practice_test_topics_test_id_practice_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."practice_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_test_topics" ADD CONSTRAINT "practice_test_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD CONSTRAINT "practice_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_tests" ADD CONSTRAINT "practice_tests_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practice_test_questions_question_key" ON "practice_test_questions" USING btree ("test_id","question_id");--> statement-breakpoint
CREATE INDEX "practice_test_questions_question_index" ON "practice_test_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "practice_tests_slug_key" ON "practice_tests" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "practice_tests_user_index" ON "practice_tests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "practice_tests_open_index" ON "practice_tests" USING btree ("deadline_at");