CREATE TABLE "entry_versions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" integer NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"body" jsonb NOT NULL,
	"actor_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"letter" text PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "surveys" DROP CONSTRAINT "surveys_slug_unique";--> statement-breakpoint
DROP INDEX "content_pages_site_id_slug_index";--> statement-breakpoint
DROP INDEX "feeds_site_id_slug_index";--> statement-breakpoint
DROP INDEX "help_topics_site_id_slug_index";--> statement-breakpoint
DROP INDEX "posts_feed_id_slug_index";--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_pages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "help_topics" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "information_messages" ADD COLUMN "place" text DEFAULT 'bar' NOT NULL;--> statement-breakpoint
ALTER TABLE "information_messages" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "information_messages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "information_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "information_messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "is_published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entry_versions" ADD CONSTRAINT "entry_versions_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_versions_kind_entry_id_id_index" ON "entry_versions" USING btree ("kind","entry_id","id");--> statement-breakpoint
CREATE INDEX "entry_versions_actor_id_index" ON "entry_versions" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "surveys_site_id_slug_index" ON "surveys" USING btree ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_site_id_slug_index" ON "content_pages" USING btree ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_site_id_slug_index" ON "feeds" USING btree ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "help_topics_site_id_slug_index" ON "help_topics" USING btree ("site_id","slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_feed_id_slug_index" ON "posts" USING btree ("feed_id","slug") WHERE deleted_at is null;--> statement-breakpoint
INSERT INTO "information_messages" ("site_id", "place", "kind", "title", "html", "is_closable")
SELECT "id", 'dialog', 'info', "important_notice" -> 'title', "important_notice" -> 'content', true FROM "sites" WHERE "important_notice" IS NOT NULL;--> statement-breakpoint
INSERT INTO "information_messages" ("site_id", "place", "region_id", "kind", "title", "html", "is_closable")
SELECT s."id", 'region', m."region_id", 'info', m."title", m."html", true FROM "regional_messages" m CROSS JOIN "sites" s;
