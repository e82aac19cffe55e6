CREATE TABLE "return_parts" (
	"return_id" integer NOT NULL,
	"shipment_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"vat_rate" integer,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "return_parts_return_id_shipment_id_order_item_id_pk" PRIMARY KEY("return_id","shipment_id","order_item_id"),
	CONSTRAINT "return_parts_amount" CHECK ("return_parts"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "pickup_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_parts_order_item_id_index" ON "return_parts" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "orders_buyer_order_number_index" ON "orders" USING btree ("buyer_order_number") WHERE "orders"."buyer_order_number" <> '';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("id") WHERE "orders"."state" in ('confirmed', 'in_progress', 'completed') and "orders"."payment_state" in ('awaiting', 'partially_paid');