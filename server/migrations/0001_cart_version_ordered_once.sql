DROP INDEX "orders_one_of_cart_version";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "group_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Groups placed before keep their order.
UPDATE "orders" o SET "group_position" = p."position" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "cart_id", "cart_version" ORDER BY "id") - 1 AS "position" FROM "orders" WHERE "cart_id" IS NOT NULL
) p WHERE p."id" = o."id" AND p."position" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_cart_version" ON "orders" USING btree ("cart_id","cart_version","group_position");