CREATE TABLE "unmatched_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "unmatched_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_key" text NOT NULL,
	"raw" text NOT NULL,
	"line_count" integer NOT NULL,
	"import_count" integer NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"product_id" integer,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	CONSTRAINT "unmatched_texts_matchKey_unique" UNIQUE("match_key"),
	CONSTRAINT "unmatched_texts_answer" CHECK (("unmatched_texts"."state" = 'answered') = ("unmatched_texts"."product_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "goods_sales_days" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"brand" text NOT NULL,
	"section_id" integer,
	"lines" integer NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "goods_sales_days_day_siteId_brand_sectionId_unique" UNIQUE NULLS NOT DISTINCT("day","site_id","brand","section_id")
);
--> statement-breakpoint
CREATE TABLE "sales_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"region_id" integer,
	"manager_id" integer,
	"orders" integer NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "sales_days_day_siteId_regionId_managerId_unique" UNIQUE NULLS NOT DISTINCT("day","site_id","region_id","manager_id")
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"site_id" integer NOT NULL,
	"searches" integer NOT NULL,
	"found" integer NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "search_days_day_site_id_pk" PRIMARY KEY("day","site_id")
);
--> statement-breakpoint
ALTER TABLE "unmatched_texts" ADD CONSTRAINT "unmatched_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unmatched_texts" ADD CONSTRAINT "unmatched_texts_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_sales_days" ADD CONSTRAINT "goods_sales_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_days" ADD CONSTRAINT "search_days_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unmatched_texts_state_line_count_id_index" ON "unmatched_texts" USING btree ("state","line_count" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unmatched_texts_product_id_index" ON "unmatched_texts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_of_people" ON "carts" USING btree ("updated_at") WHERE "carts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "order_promises_first" ON "order_promises" USING btree ("day") WHERE "order_promises"."cause" = 'placed';--> statement-breakpoint
CREATE INDEX "orders_created_at_index" ON "orders" USING btree ("created_at");