CREATE TABLE "sandbox_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_purchases" ADD COLUMN "back_path" text DEFAULT '/pricing' NOT NULL;