CREATE TABLE "cart_deletions" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" jsonb,
	"price" bigint,
	"old_price" bigint,
	"vat_rate" integer,
	"cash_back" bigint,
	"previous_price" bigint,
	"priced_at" timestamp with time zone,
	"priced_for" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_one_product" CHECK (("cart_items"."product_id" is null) <> ("cart_items"."custom_product_id" is null)),
	CONSTRAINT "cart_items_amount" CHECK ("cart_items"."amount" > 0 and "cart_items"."amount" <= 1000000)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"company_id" integer,
	"visitor_uuid" uuid,
	"name" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_owner" CHECK (("carts"."user_id" is null) <> ("carts"."visitor_uuid" is null))
);
--> statement-breakpoint
ALTER TABLE "cart_deletions" ADD CONSTRAINT "cart_deletions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_deletions_cart_id_index" ON "cart_deletions" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_deletions_deleted_at_index" ON "cart_deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_cart_id_product_id_index" ON "cart_items" USING btree ("cart_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_cart_id_custom_product_id_index" ON "cart_items" USING btree ("cart_id","custom_product_id");--> statement-breakpoint
CREATE INDEX "cart_items_product_id_index" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_items_custom_product_id_index" ON "cart_items" USING btree ("custom_product_id");--> statement-breakpoint
CREATE INDEX "carts_user_id_company_id_index" ON "carts" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active" ON "carts" USING btree ("user_id",coalesce("company_id", 0)) WHERE "carts"."is_active" and "carts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_of_visitor" ON "carts" USING btree ("visitor_uuid") WHERE "carts"."visitor_uuid" is not null;--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at") WHERE "carts"."visitor_uuid" is not null;