ALTER TABLE "devices" ADD COLUMN "exchanged_from" text;--> statement-breakpoint
-- survivable: a few thousand short rows, indexed in well under a second; logins wait for that long
CREATE INDEX "devices_fingerprint_index" ON "devices" USING btree ("fingerprint");
