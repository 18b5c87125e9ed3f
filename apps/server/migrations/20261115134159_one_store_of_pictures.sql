ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "media" CASCADE;--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "original_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "source_hash" text;--> statement-breakpoint
CREATE INDEX "pictures_source_index" ON "pictures" USING btree ("source_hash");