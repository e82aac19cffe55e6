ALTER TABLE "payments" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "local_bank_payments" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "local_bank_refunds" ADD COLUMN "receipt" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_total" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_requests" ADD COLUMN "replacement_order_id" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "pickup_remind_on" date;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "pickup_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_requests_replacement_order_id_index" ON "return_requests" USING btree ("replacement_order_id");--> statement-breakpoint
CREATE INDEX "shipments_waiting" ON "shipments" USING btree ("pickup_until") WHERE "shipments"."state" = 'ready_for_pickup';--> statement-breakpoint
-- What orders were for that are cancelled already; what their delivery cost is no longer known.
UPDATE "orders" o SET "cancelled_total" = coalesce((SELECT sum(floor(i.price * i.amount + 0.5)) FROM "order_items" i WHERE i.order_id = o.id), 0)
  WHERE o.total = 0 AND o.state IN ('cancelled', 'rejected');
