CREATE TABLE "search_counts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	"clicks" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_choices" (
	"topic_id" integer PRIMARY KEY NOT NULL,
	"choices" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic_choices" ADD CONSTRAINT "topic_choices_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_counts_query_key" ON "search_counts" USING btree ("query");--> statement-breakpoint
CREATE INDEX "search_counts_last_index" ON "search_counts" USING btree ("last_at");