CREATE TABLE "family_features" (
	"family_id" integer NOT NULL,
	"feature_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "family_features_family_id_feature_id_pk" PRIMARY KEY("family_id","feature_id")
);
--> statement-breakpoint
CREATE TABLE "product_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"source" text NOT NULL,
	"source_number" integer,
	"actor_id" integer,
	"undoes" bigint,
	"undone_by" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "family_features" ADD CONSTRAINT "family_features_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_features" ADD CONSTRAINT "family_features_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_changes" ADD CONSTRAINT "product_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_features_feature_id_index" ON "family_features" USING btree ("feature_id");--> statement-breakpoint
CREATE INDEX "product_changes_product_id_field_id_index" ON "product_changes" USING btree ("product_id","field","id");--> statement-breakpoint
CREATE INDEX "product_changes_source_source_number_id_index" ON "product_changes" USING btree ("source","source_number","id");--> statement-breakpoint
CREATE INDEX "product_changes_actor_id_index" ON "product_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "products_staff_search" ON "products" USING gin (("article" || ' ' || "manufacturer_code" || ' ' || coalesce("ean", '') || ' ' || "name") gin_trgm_ops);