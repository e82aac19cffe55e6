CREATE TABLE "price_update_rows" (
	"update_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" bigint,
	"after" bigint,
	CONSTRAINT "price_update_rows_update_id_product_id_pk" PRIMARY KEY("update_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "price_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"price_type_id" integer NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"actor_id" integer,
	"undoes" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "company_discounts_company_id_brand_id_index";--> statement-breakpoint
DROP INDEX "company_discounts_company_id_section_id_index";--> statement-breakpoint
ALTER TABLE "price_types" ADD COLUMN "is_vat_included" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "price_types" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD COLUMN "contract_id" integer;--> statement-breakpoint
ALTER TABLE "product_promos" ADD COLUMN "promotion_id" integer;--> statement-breakpoint
ALTER TABLE "price_update_rows" ADD CONSTRAINT "price_update_rows_update_id_price_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."price_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_update_rows" ADD CONSTRAINT "price_update_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_updates" ADD CONSTRAINT "price_updates_price_type_id_price_types_id_fk" FOREIGN KEY ("price_type_id") REFERENCES "public"."price_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_updates" ADD CONSTRAINT "price_updates_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_updates" ADD CONSTRAINT "price_updates_undoes_price_updates_id_fk" FOREIGN KEY ("undoes") REFERENCES "public"."price_updates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_update_rows_product_id_update_id_index" ON "price_update_rows" USING btree ("product_id","update_id");--> statement-breakpoint
CREATE INDEX "price_updates_price_type_id_id_index" ON "price_updates" USING btree ("price_type_id","id");--> statement-breakpoint
CREATE INDEX "price_updates_undoes_index" ON "price_updates" USING btree ("undoes");--> statement-breakpoint
CREATE INDEX "price_updates_actor_id_index" ON "price_updates" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "promotions_starts_at_index" ON "promotions" USING btree ("starts_at");--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promos" ADD CONSTRAINT "product_promos_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_discounts_company_id_index" ON "company_discounts" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_of_brand" ON "company_discounts" USING btree ("company_id","brand_id") WHERE "company_discounts"."contract_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_of_section" ON "company_discounts" USING btree ("company_id","section_id") WHERE "company_discounts"."contract_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_discounts_of_brand" ON "company_discounts" USING btree ("contract_id","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_discounts_of_section" ON "company_discounts" USING btree ("contract_id","section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_promos_of_promotion" ON "product_promos" USING btree ("promotion_id","product_id");--> statement-breakpoint
-- Discounts written before promotions had names become promotions of their days.
INSERT INTO "promotions" ("name", "starts_at", "ends_at")
SELECT 'Акция с ' || to_char("starts_at", 'DD.MM.YYYY'), "starts_at", "ends_at" FROM "product_promos" GROUP BY "starts_at", "ends_at";--> statement-breakpoint
UPDATE "product_promos" p SET "promotion_id" = n."id" FROM "promotions" n
WHERE n."starts_at" = p."starts_at" AND n."ends_at" IS NOT DISTINCT FROM p."ends_at"
  AND p."id" IN (SELECT DISTINCT ON ("product_id", "starts_at", "ends_at") "id" FROM "product_promos" ORDER BY "product_id", "starts_at", "ends_at", "discount" DESC);
