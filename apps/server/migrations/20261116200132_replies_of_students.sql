CREATE TABLE "question_replies" (
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"verdict" text NOT NULL,
	"marks" smallint NOT NULL,
	"of" smallint NOT NULL,
	"was_readable" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_replies_user_id_question_id_field_pk" PRIMARY KEY("user_id","question_id","field")
);
--> statement-breakpoint
ALTER TABLE "question_replies" ADD CONSTRAINT "question_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_replies" ADD CONSTRAINT "question_replies_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_replies_question_index" ON "question_replies" USING btree ("question_id");