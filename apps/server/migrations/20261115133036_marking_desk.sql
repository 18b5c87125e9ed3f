CREATE TABLE "grading_markings" (
	"grading_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"save_id" uuid NOT NULL,
	"sheet_key" text NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"returned_version" integer
);
--> statement-breakpoint
CREATE TABLE "marking_comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marking_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "grading_markings" ADD CONSTRAINT "grading_markings_grading_id_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."gradings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grading_markings" ADD CONSTRAINT "grading_markings_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marking_comments" ADD CONSTRAINT "marking_comments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "marking_comments_text_key" ON "marking_comments" USING btree (md5(text));