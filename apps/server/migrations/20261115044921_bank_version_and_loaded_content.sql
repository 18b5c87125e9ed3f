CREATE TABLE "bank_version" (
	"id" smallint PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"transaction_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loaded_content" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_places" DROP CONSTRAINT "question_places_question_id_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "question_places" ADD COLUMN "shared" boolean NOT NULL;