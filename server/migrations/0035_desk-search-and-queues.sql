DROP INDEX "order_items_product_id_index";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer_wrote_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "legal_entities_inn_prefix" ON "legal_entities" USING btree ("inn" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "documents_number_index" ON "documents" USING btree ("number");--> statement-breakpoint
CREATE INDEX "documents_invoice_sum" ON "documents" USING btree ("sum","id") WHERE "documents"."type" = 'invoice';--> statement-breakpoint
CREATE INDEX "payments_bank_document_index" ON "payments" USING btree ("bank_document") WHERE "payments"."bank_document" <> '';--> statement-breakpoint
CREATE INDEX "payments_sum_id_index" ON "payments" USING btree ("sum","id");--> statement-breakpoint
CREATE INDEX "payments_payer_inn_id_index" ON "payments" USING btree ("payer_inn","id") WHERE "payments"."payer_inn" <> '';--> statement-breakpoint
CREATE INDEX "order_items_unpriced" ON "order_items" USING btree ("order_id") WHERE "order_items"."price" is null;--> statement-breakpoint
CREATE INDEX "order_items_product_id_order_id_index" ON "order_items" USING btree ("product_id","order_id");--> statement-breakpoint
CREATE INDEX "orders_contact_phone" ON "orders" USING btree (right(regexp_replace("contact_phone", '[^0-9]', '', 'g'), 10) text_pattern_ops,"id") WHERE "orders"."contact_phone" <> '';--> statement-breakpoint
CREATE INDEX "orders_contact_name" ON "orders" USING btree (lower("contact_name") text_pattern_ops,"id") WHERE "orders"."contact_name" <> '';--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
CREATE INDEX "orders_buyer_wrote" ON "orders" USING btree ("id") WHERE "orders"."buyer_wrote_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_promised" ON "orders" USING btree ("promised_on") WHERE "orders"."state" in ('submitted', 'confirmed', 'in_progress');--> statement-breakpoint
CREATE INDEX "shipments_pickup_code" ON "shipments" USING btree ("pickup_code") WHERE "shipments"."state" = 'ready_for_pickup';--> statement-breakpoint
CREATE INDEX "shipments_tracking_number_index" ON "shipments" USING btree ("tracking_number") WHERE "shipments"."tracking_number" <> '';--> statement-breakpoint
CREATE INDEX "users_staff_search" ON "users" USING gin (("last_name" || ' ' || "first_name" || ' ' || "middle_name" || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_phone_prefix" ON "users" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
-- Messages that wait already: the first of a buyer's since the last answer.
UPDATE "orders" o SET "buyer_wrote_at" = w."since" FROM (
  SELECT e."order_id", min(e."at") AS "since" FROM "order_events" e
  WHERE e."type" = 'comment' AND NOT e."is_internal" AND e."actor_side" = 'buyer' AND NOT EXISTS (
    SELECT FROM "order_events" a WHERE a."order_id" = e."order_id" AND a."id" > e."id" AND a."type" = 'comment' AND NOT a."is_internal" AND a."actor_side" <> 'buyer')
  GROUP BY e."order_id"
) w WHERE o."id" = w."order_id";
