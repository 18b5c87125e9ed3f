CREATE TABLE "topic_prerequisites" (
	"topic_id" integer NOT NULL,
	"prerequisite_id" integer NOT NULL,
	CONSTRAINT "topic_prerequisites_topic_id_prerequisite_id_pk" PRIMARY KEY("topic_id","prerequisite_id")
);
--> statement-breakpoint
CREATE TABLE "exam_plans" (
	"user_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	"session" text NOT NULL,
	"year" smallint NOT NULL,
	"first_paper" date,
	CONSTRAINT "exam_plans_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "item_figures" (
	"subject_id" integer NOT NULL,
	"design" text NOT NULL,
	"question_id" integer,
	"topic_id" integer NOT NULL,
	"difficulty" smallint NOT NULL,
	"replies" integer NOT NULL,
	"facility" real,
	"discrimination" real,
	"suspicions" jsonb NOT NULL,
	"figured_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_figures_subject_id_design_pk" PRIMARY KEY("subject_id","design")
);
--> statement-breakpoint
CREATE TABLE "learners" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"generation" uuid NOT NULL,
	"weekly_mail" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"mailed_week" date,
	"share_hash" text,
	"shared_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"source_key" text NOT NULL,
	"source" text NOT NULL,
	"in_test" boolean NOT NULL,
	"question_id" integer,
	"design" text NOT NULL,
	"subject_id" integer NOT NULL,
	"topic_ids" integer[] NOT NULL,
	"twin_subject_id" integer,
	"twin_topic_ids" integer[] DEFAULT '{}' NOT NULL,
	"difficulty" smallint NOT NULL,
	"kind" text NOT NULL,
	"marks" real NOT NULL,
	"of" real NOT NULL,
	"retry" boolean NOT NULL,
	"first" boolean NOT NULL,
	"complete" boolean NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	"ability" real
);
--> statement-breakpoint
CREATE TABLE "learning_states" (
	"user_id" uuid NOT NULL,
	"subject_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"generation" uuid NOT NULL,
	"model" smallint NOT NULL,
	"state" jsonb NOT NULL,
	CONSTRAINT "learning_states_user_id_subject_id_pk" PRIMARY KEY("user_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "mistake_notes" (
	"user_id" uuid NOT NULL,
	"source_key" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mistake_notes_user_id_source_key_pk" PRIMARY KEY("user_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic_prerequisites" ADD CONSTRAINT "topic_prerequisites_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_prerequisites" ADD CONSTRAINT "topic_prerequisites_prerequisite_id_topics_id_fk" FOREIGN KEY ("prerequisite_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_plans" ADD CONSTRAINT "exam_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_plans" ADD CONSTRAINT "exam_plans_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_figures" ADD CONSTRAINT "item_figures_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_figures" ADD CONSTRAINT "item_figures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_twin_subject_id_subjects_id_fk" FOREIGN KEY ("twin_subject_id") REFERENCES "public"."subjects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_states" ADD CONSTRAINT "learning_states_user_id_learners_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."learners"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_states" ADD CONSTRAINT "learning_states_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_notes" ADD CONSTRAINT "mistake_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_user_id_learners_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."learners"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_prerequisites_prerequisite_index" ON "topic_prerequisites" USING btree ("prerequisite_id");--> statement-breakpoint
CREATE INDEX "exam_plans_subject_index" ON "exam_plans" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "item_figures_question_index" ON "item_figures" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "learners_share_key" ON "learners" USING btree ("share_hash");--> statement-breakpoint
CREATE INDEX "learners_mail_index" ON "learners" USING btree ("mailed_week") WHERE weekly_mail;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_source_key" ON "learning_events" USING btree ("user_id","source_key");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_seq_key" ON "learning_events" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "learning_events_at_index" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "learning_events_design_index" ON "learning_events" USING btree ("user_id","design");--> statement-breakpoint
CREATE INDEX "learning_events_question_index" ON "learning_events" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "learning_events_first_index" ON "learning_events" USING btree ("subject_id","design") WHERE first;--> statement-breakpoint
CREATE INDEX "learning_events_twin_index" ON "learning_events" USING btree ("twin_subject_id");--> statement-breakpoint
CREATE INDEX "learning_states_subject_index" ON "learning_states" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_links_user_index" ON "unsubscribe_links" USING btree ("user_id");