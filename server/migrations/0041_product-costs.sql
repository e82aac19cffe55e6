CREATE TABLE "product_costs" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"cost" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_costs_cost" CHECK ("product_costs"."cost" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_costs" ADD CONSTRAINT "product_costs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "goods_imports" SET "summary" = "summary" || '{"costs": {"added": 0, "changed": 0, "left": 0}}' WHERE "summary" IS NOT NULL;
