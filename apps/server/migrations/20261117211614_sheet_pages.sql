CREATE TABLE "sheet_pages" (
	"grading_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"booklet_page" integer NOT NULL,
	"numbers" integer[] NOT NULL,
	CONSTRAINT "sheet_pages_grading_id_page_pk" PRIMARY KEY("grading_id","page")
);
--> statement-breakpoint
ALTER TABLE "sheet_pages" ADD CONSTRAINT "sheet_pages_grading_id_gradings_id_fk" FOREIGN KEY ("grading_id") REFERENCES "public"."gradings"("id") ON DELETE cascade ON UPDATE no action;