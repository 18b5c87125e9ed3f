CREATE TABLE "former_subject_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_topic_slugs" (
	"subject_id" integer NOT NULL,
	"slug" text NOT NULL,
	"topic_id" integer NOT NULL,
	CONSTRAINT "former_topic_slugs_subject_id_slug_pk" PRIMARY KEY("subject_id","slug")
);
--> statement-breakpoint
CREATE TABLE "question_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"to_topic_id" integer NOT NULL,
	"from_name" text NOT NULL,
	"to_name" text NOT NULL,
	"question_count" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by_name" text
);
--> statement-breakpoint
CREATE TABLE "transferred_questions" (
	"transfer_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"from_topic_id" integer NOT NULL,
	"topic_changed_before" boolean NOT NULL,
	"was_other_topic" boolean NOT NULL,
	CONSTRAINT "transferred_questions_transfer_id_question_id_pk" PRIMARY KEY("transfer_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "former_subject_slugs" ADD CONSTRAINT "former_subject_slugs_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_topic_slugs" ADD CONSTRAINT "former_topic_slugs_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_topic_slugs" ADD CONSTRAINT "former_topic_slugs_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferred_questions" ADD CONSTRAINT "transferred_questions_transfer_id_question_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."question_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_subject_slugs_subject_index" ON "former_subject_slugs" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "former_topic_slugs_topic_index" ON "former_topic_slugs" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "question_transfers_at_index" ON "question_transfers" USING btree ("at");