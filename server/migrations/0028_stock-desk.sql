CREATE TABLE "stock_minimums" (
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	CONSTRAINT "stock_minimums_product_id_warehouse_id_pk" PRIMARY KEY("product_id","warehouse_id"),
	CONSTRAINT "stock_minimums_amount" CHECK ("stock_minimums"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "warehouse_transfers" ADD COLUMN "weekdays" smallint[] DEFAULT '{1,2,3,4,5,6,7}' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "closed_on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_minimums" ADD CONSTRAINT "stock_minimums_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_minimums" ADD CONSTRAINT "stock_minimums_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;