CREATE TABLE "test_booklets" (
	"test_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"pages" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_booklets" ADD CONSTRAINT "test_booklets_test_id_practice_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."practice_tests"("id") ON DELETE cascade ON UPDATE no action;