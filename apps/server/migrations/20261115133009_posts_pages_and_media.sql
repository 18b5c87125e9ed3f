CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"filename" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_drafts" (
	"post_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"description" text NOT NULL,
	"featured_image_url" text,
	"featured_image_alt" text NOT NULL,
	"content" jsonb NOT NULL,
	"pending" boolean NOT NULL,
	"revision" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_page_drafts" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"published_revision" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"updated_by_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_page_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "static_page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "static_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "waiting" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_drafts" ADD CONSTRAINT "post_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_drafts_slug_key" ON "post_drafts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "static_page_versions_slug_idx" ON "static_page_versions" USING btree ("slug","id");--> statement-breakpoint
-- What readers see of a page is kept as long as the version stays; drafts count for nothing.
create trigger a_enter_bank before insert or update or delete on static_pages
  for each statement execute function enter_bank();
--> statement-breakpoint
create trigger z_count_bank_version after insert or update or delete on static_pages
  for each statement execute function count_bank_version();
