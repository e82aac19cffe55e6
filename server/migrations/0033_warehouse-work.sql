CREATE TABLE "packed_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packed_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"shipment_id" integer,
	"grams" integer NOT NULL,
	"packed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packed_boxes_grams" CHECK ("packed_boxes"."grams" >= 0)
);
--> statement-breakpoint
CREATE TABLE "picked_lines" (
	"order_item_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"sent_before" numeric(15, 3) NOT NULL,
	"short" text,
	"picked_by" integer,
	"picked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picked_lines_order_item_id_warehouse_id_pk" PRIMARY KEY("order_item_id","warehouse_id"),
	CONSTRAINT "picked_lines_amount" CHECK ("picked_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "storage_places" (
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"place" text NOT NULL,
	CONSTRAINT "storage_places_product_id_warehouse_id_pk" PRIMARY KEY("product_id","warehouse_id"),
	CONSTRAINT "storage_places_place" CHECK ("storage_places"."place" <> '')
);
--> statement-breakpoint
CREATE TABLE "free_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"product_id" integer NOT NULL,
	"from_warehouse_id" integer NOT NULL,
	"to_warehouse_id" integer NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"planned_on" date NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"planned_by" integer,
	"planned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_transfers_number_unique" UNIQUE("number"),
	CONSTRAINT "free_transfers_places" CHECK ("free_transfers"."from_warehouse_id" <> "free_transfers"."to_warehouse_id"),
	CONSTRAINT "free_transfers_amount" CHECK ("free_transfers"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "packed_boxes" ADD CONSTRAINT "packed_boxes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_boxes" ADD CONSTRAINT "packed_boxes_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packed_boxes" ADD CONSTRAINT "packed_boxes_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picked_lines" ADD CONSTRAINT "picked_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picked_lines" ADD CONSTRAINT "picked_lines_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picked_lines" ADD CONSTRAINT "picked_lines_picked_by_users_id_fk" FOREIGN KEY ("picked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_places" ADD CONSTRAINT "storage_places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_places" ADD CONSTRAINT "storage_places_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_transfers" ADD CONSTRAINT "free_transfers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_transfers" ADD CONSTRAINT "free_transfers_from_warehouse_id_warehouses_id_fk" FOREIGN KEY ("from_warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_transfers" ADD CONSTRAINT "free_transfers_to_warehouse_id_warehouses_id_fk" FOREIGN KEY ("to_warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_transfers" ADD CONSTRAINT "free_transfers_planned_by_users_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packed_boxes_order_id_index" ON "packed_boxes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "packed_boxes_shipment_id_index" ON "packed_boxes" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "free_transfers_product_id_index" ON "free_transfers" USING btree ("product_id");