CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"watermark" boolean NOT NULL,
	"original_key" text NOT NULL,
	"original_type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_images" ADD COLUMN "picture_id" text;--> statement-breakpoint
CREATE INDEX "pictures_original_index" ON "pictures" USING btree ("original_key");--> statement-breakpoint
CREATE INDEX "pictures_created_index" ON "pictures" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "question_images" ADD CONSTRAINT "question_images_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_images_picture_index" ON "question_images" USING btree ("picture_id");