CREATE TABLE "warehouse_transfers" (
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "warehouse_transfers_from_id_to_id_pk" PRIMARY KEY("from_id","to_id"),
	CONSTRAINT "warehouse_transfers_days" CHECK ("warehouse_transfers"."days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_promises" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date,
	"lines" jsonb NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "manufacturers" ADD COLUMN "lead_days" smallint;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "weekdays" smallint[] DEFAULT '{1,2,3,4,5}' NOT NULL;--> statement-breakpoint
ALTER TABLE "warehouses" ADD COLUMN "cutoff" text DEFAULT '16:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD COLUMN "arrival_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_on" date;--> statement-breakpoint
ALTER TABLE "warehouse_transfers" ADD CONSTRAINT "warehouse_transfers_from_id_warehouses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_transfers" ADD CONSTRAINT "warehouse_transfers_to_id_warehouses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promises" ADD CONSTRAINT "order_promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_promises_order_id_id_index" ON "order_promises" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_arrival_id_arrivals_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_allocations_arrival_id_index" ON "order_allocations" USING btree ("arrival_id") WHERE "order_allocations"."arrival_id" is not null;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_cutoff" CHECK ("warehouses"."cutoff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');