CREATE TABLE "company_demand" (
	"company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "company_demand_company_id_product_id_pk" PRIMARY KEY("company_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_demand" (
	"product_id" integer NOT NULL,
	"region_id" integer,
	"points" smallint NOT NULL,
	CONSTRAINT "product_demand_productId_regionId_unique" UNIQUE NULLS NOT DISTINCT("product_id","region_id")
);
--> statement-breakpoint
CREATE TABLE "ranking_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ranking_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phrase" text NOT NULL,
	"action" text NOT NULL,
	"position" smallint,
	"target" text NOT NULL,
	"target_id" integer NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "company_demand" ADD CONSTRAINT "company_demand_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_demand" ADD CONSTRAINT "company_demand_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_demand" ADD CONSTRAINT "product_demand_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_demand" ADD CONSTRAINT "product_demand_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_rules" ADD CONSTRAINT "ranking_rules_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_demand_product_id_index" ON "company_demand" USING btree ("product_id");