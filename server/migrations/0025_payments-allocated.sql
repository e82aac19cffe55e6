ALTER TABLE "payments" ADD COLUMN "allocated_sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "loyalty_entries_order_id_index" ON "loyalty_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_expires_on_index" ON "loyalty_lots" USING btree ("expires_on") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "payments_refund_of_index" ON "payments" USING btree ("refund_of") WHERE "payments"."refund_of" is not null;--> statement-breakpoint
CREATE INDEX "payments_return_id_index" ON "payments" USING btree ("return_id") WHERE "payments"."return_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_advances" ON "payments" USING btree ("company_id","id") WHERE "payments"."direction" = 'in' and "payments"."state" in ('paid', 'partially_refunded') and "payments"."allocated_sum" < "payments"."sum";--> statement-breakpoint
CREATE INDEX "payments_to_refund" ON "payments" USING btree ("id") WHERE "payments"."direction" = 'refund' and "payments"."state" = 'created';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_allocated" CHECK ("payments"."allocated_sum" >= 0 and "payments"."allocated_sum" <= "payments"."sum");