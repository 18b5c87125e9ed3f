ALTER TABLE "checkouts" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_purchases" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
-- survivable: a row for each purchase that was begun, so it takes a moment; the version before needs nothing of it
CREATE INDEX "checkouts_start_index" ON "checkouts" USING btree ("starts_at") WHERE starts_at is not null;