CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"subject_name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"staff_only" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subject_id" integer NOT NULL,
	"parent_topic_id" integer,
	"slug" text NOT NULL,
	"topic_name" text NOT NULL,
	"topic_number" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"path" integer[] DEFAULT '{}' NOT NULL,
	"depth" smallint DEFAULT 1 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "syllabuses" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doubts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "doubts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"parent_id" integer,
	"queries" text NOT NULL,
	"queries_html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mark_lines" (
	"answer_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"mark" text NOT NULL,
	"marks" smallint NOT NULL,
	CONSTRAINT "mark_lines_answer_id_position_pk" PRIMARY KEY("answer_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_hints" (
	"question_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "question_hints_question_id_position_pk" PRIMARY KEY("question_id","position")
);
--> statement-breakpoint
CREATE TABLE "question_images" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_images_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"side" text NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_other_topics" (
	"question_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "question_other_topics_question_id_topic_id_pk" PRIMARY KEY("question_id","topic_id")
);
--> statement-breakpoint
CREATE TABLE "question_places" (
	"question_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"topic1_id" integer NOT NULL,
	"topic2_id" integer,
	"topic3_id" integer,
	"visible" boolean NOT NULL,
	"priority" integer,
	"variant" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"marks" smallint NOT NULL,
	"level" text,
	"year" smallint,
	"month" text,
	"paper" smallint,
	"timezone" smallint,
	"calculator_allowed" boolean NOT NULL,
	"verified" boolean NOT NULL,
	"topic_changed" boolean NOT NULL,
	CONSTRAINT "question_places_question_id_subject_id_pk" PRIMARY KEY("question_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text,
	"design_key" text,
	"variant" integer DEFAULT 0 NOT NULL,
	"subject_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"level" text,
	"question_number" text,
	"marks" smallint NOT NULL,
	"special_info" text,
	"video_solution" text,
	"calculator_allowed" boolean DEFAULT true NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"topic_changed" boolean DEFAULT false NOT NULL,
	"month" text,
	"year" smallint,
	"paper" smallint,
	"timezone" smallint,
	"answer_not_available" boolean DEFAULT false NOT NULL,
	"original_content" text,
	"mcq_answer" text,
	"questions_text" text NOT NULL,
	"questions_html" text NOT NULL,
	"math_level_visibility_shared" boolean DEFAULT false NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"priority" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"description" text NOT NULL,
	"question_id" integer NOT NULL,
	"reported_by_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "completed_questions" (
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "completed_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "pinned_questions" (
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pinned_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "user_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_parent_topic_id_topics_id_fk" FOREIGN KEY ("parent_topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "syllabuses" ADD CONSTRAINT "syllabuses_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doubts" ADD CONSTRAINT "doubts_parent_id_doubts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."doubts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_lines" ADD CONSTRAINT "mark_lines_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_hints" ADD CONSTRAINT "question_hints_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_images" ADD CONSTRAINT "question_images_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_other_topics" ADD CONSTRAINT "question_other_topics_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_other_topics" ADD CONSTRAINT "question_other_topics_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_places" ADD CONSTRAINT "question_places_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_by_id_users_id_fk" FOREIGN KEY ("reported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_questions" ADD CONSTRAINT "completed_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completed_questions" ADD CONSTRAINT "completed_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_questions" ADD CONSTRAINT "pinned_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pinned_questions" ADD CONSTRAINT "pinned_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_questions" ADD CONSTRAINT "user_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_questions" ADD CONSTRAINT "user_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subjects_slug_key" ON "subjects" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_subject_slug_key" ON "topics" USING btree ("subject_id","slug");--> statement-breakpoint
CREATE INDEX "topics_parent_index" ON "topics" USING btree ("parent_topic_id");--> statement-breakpoint
CREATE INDEX "doubts_user_index" ON "doubts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "doubts_parent_index" ON "doubts" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "doubts_question_index" ON "doubts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "answers_question_index" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_images_question_index" ON "question_images" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_other_topics_topic_index" ON "question_other_topics" USING btree ("topic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_key_key" ON "questions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "questions_topic_index" ON "questions" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "questions_design_index" ON "questions" USING btree ("design_key","variant");--> statement-breakpoint
CREATE INDEX "reports_question_index" ON "reports" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "reports_status_index" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "completed_questions_question_index" ON "completed_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "pinned_questions_question_index" ON "pinned_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_questions_user_question_key" ON "user_questions" USING btree ("user_id","question_id");--> statement-breakpoint
CREATE INDEX "user_questions_question_index" ON "user_questions" USING btree ("question_id");