CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"description" text NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug_key" ON "blog_posts" USING btree ("slug");
--> statement-breakpoint
-- Pages are kept as long as the version stays, and posts are on pages too.
create trigger a_enter_bank before insert or update or delete on blog_posts
  for each statement execute function enter_bank();
--> statement-breakpoint
create trigger z_count_bank_version after insert or update or delete on blog_posts
  for each statement execute function count_bank_version();
