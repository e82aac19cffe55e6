CREATE TABLE "custom_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"owner_id" integer NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"name" text NOT NULL,
	"article" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"price" bigint,
	"link" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" integer NOT NULL,
	"viewer" text,
	"keyword" text NOT NULL,
	"changed" text NOT NULL,
	"total" integer NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log_openings" (
	"search_uuid" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_log_openings_search_uuid_product_id_pk" PRIMARY KEY("search_uuid","product_id")
);
--> statement-breakpoint
CREATE TABLE "brand_cash_backs" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"brand_id" integer,
	"section_id" integer,
	"discount" integer NOT NULL,
	CONSTRAINT "company_discounts_one_subject" CHECK (("company_discounts"."brand_id" is null) <> ("company_discounts"."section_id" is null)),
	CONSTRAINT "company_discounts_share" CHECK ("company_discounts"."discount" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "price_breaks" (
	"product_id" integer NOT NULL,
	"from_quantity" numeric(15, 3) NOT NULL,
	"discount" integer NOT NULL,
	CONSTRAINT "price_breaks_product_id_from_quantity_pk" PRIMARY KEY("product_id","from_quantity"),
	CONSTRAINT "price_breaks_share" CHECK ("price_breaks"."discount" between 1 and 10000),
	CONSTRAINT "price_breaks_from" CHECK ("price_breaks"."from_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_promos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_promos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"discount" integer NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "product_promos_share" CHECK ("product_promos"."discount" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "custom_products" ADD CONSTRAINT "custom_products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_products" ADD CONSTRAINT "custom_products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log_openings" ADD CONSTRAINT "search_log_openings_search_uuid_search_log_uuid_fk" FOREIGN KEY ("search_uuid") REFERENCES "public"."search_log"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log_openings" ADD CONSTRAINT "search_log_openings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_cash_backs" ADD CONSTRAINT "brand_cash_backs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_breaks" ADD CONSTRAINT "price_breaks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promos" ADD CONSTRAINT "product_promos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_products_owner_id_index" ON "custom_products" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "custom_products_company_id_index" ON "custom_products" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "favourites_product_id_index" ON "favourites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "saved_filters_user_id_id_index" ON "saved_filters" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_log_viewer_searched_at_index" ON "search_log" USING btree ("viewer","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_log_searched_at_index" ON "search_log" USING btree ("searched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_company_id_brand_id_index" ON "company_discounts" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_company_id_section_id_index" ON "company_discounts" USING btree ("company_id","section_id");--> statement-breakpoint
CREATE INDEX "product_promos_product_id_index" ON "product_promos" USING btree ("product_id");