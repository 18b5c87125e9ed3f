CREATE TABLE "question_ticks" (
	"user_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"lines" smallint[] NOT NULL,
	CONSTRAINT "question_ticks_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "question_ticks" ADD CONSTRAINT "question_ticks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_ticks" ADD CONSTRAINT "question_ticks_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_ticks_question_index" ON "question_ticks" USING btree ("question_id");