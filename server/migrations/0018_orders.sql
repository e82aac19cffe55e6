CREATE SEQUENCE "public"."correction_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."reconciliation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."upd_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."waybill_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."shipment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "document_files" (
	"document_id" integer NOT NULL,
	"format" text NOT NULL,
	"file_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_files_document_id_format_pk" PRIMARY KEY("document_id","format")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"company_id" integer NOT NULL,
	"legal_entity_id" integer NOT NULL,
	"contract_id" integer,
	"order_id" integer,
	"shipment_id" integer,
	"return_id" integer,
	"corrects_id" integer,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"vat_by_rate" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"due_on" date,
	"valid_until" date,
	"paid_sum" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"period_from" date,
	"period_to" date,
	"external_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"posted_at" timestamp with time zone,
	CONSTRAINT "documents_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "documents_paid" CHECK ("documents"."paid_sum" >= 0 and "documents"."paid_sum" <= greatest("documents"."sum", 0))
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"lot_id" integer,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" integer,
	"key" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "loyalty_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"order_id" integer,
	"earned" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"available_on" date,
	"expires_on" date,
	CONSTRAINT "loyalty_lots_remaining" CHECK ("loyalty_lots"."remaining" >= 0 and "loyalty_lots"."remaining" <= "loyalty_lots"."earned")
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"payment_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"sum" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_allocations_payment_id_document_id_pk" PRIMARY KEY("payment_id","document_id"),
	CONSTRAINT "payment_allocations_sum" CHECK ("payment_allocations"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"company_id" integer NOT NULL,
	"direction" text NOT NULL,
	"method" text NOT NULL,
	"sum" bigint NOT NULL,
	"refunded_sum" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"document_id" integer,
	"refund_of" integer,
	"return_id" integer,
	"provider" text,
	"provider_id" text,
	"pay_url" text,
	"qr_payload" text,
	"expires_at" timestamp with time zone,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_inn" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"bank_document" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_sum" CHECK ("payments"."sum" > 0 and "payments"."refunded_sum" >= 0 and "payments"."refunded_sum" <= "payments"."sum")
);
--> statement-breakpoint
CREATE TABLE "order_allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"warehouse_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"held" numeric(15, 3) DEFAULT 0 NOT NULL,
	"shipped" numeric(15, 3) DEFAULT 0 NOT NULL,
	"ready_on" date,
	CONSTRAINT "order_allocations_parts" CHECK ("order_allocations"."amount" > 0 and "order_allocations"."held" >= 0 and "order_allocations"."shipped" >= 0 and "order_allocations"."held" + "order_allocations"."shipped" <= "order_allocations"."amount")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"actor_user_id" integer,
	"actor_side" text NOT NULL,
	"is_internal" boolean DEFAULT false NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"line_no" integer NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"is_custom" boolean DEFAULT false NOT NULL,
	"article" text NOT NULL,
	"manufacturer_code" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"image" text,
	"unit" text NOT NULL,
	"okei" text DEFAULT '' NOT NULL,
	"decimals" smallint DEFAULT 0 NOT NULL,
	"country_code" text,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"volume_ml" integer DEFAULT 0 NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"price" bigint,
	"old_price" bigint,
	"vat_rate" integer,
	"vat_on" date NOT NULL,
	"vat_group" text DEFAULT 'standard' NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"cash_back" bigint DEFAULT 0 NOT NULL,
	"ship_by" date,
	"note" text DEFAULT '' NOT NULL,
	"shipped" numeric(15, 3) DEFAULT 0 NOT NULL,
	"cancelled" numeric(15, 3) DEFAULT 0 NOT NULL,
	"returned" numeric(15, 3) DEFAULT 0 NOT NULL,
	"replacement_of" integer,
	CONSTRAINT "order_items_amount" CHECK ("order_items"."amount" > 0),
	CONSTRAINT "order_items_parts" CHECK ("order_items"."shipped" >= 0 and "order_items"."cancelled" >= 0 and "order_items"."shipped" + "order_items"."cancelled" <= "order_items"."amount"
        and "order_items"."returned" >= 0 and "order_items"."returned" <= "order_items"."shipped")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"legal_entity_id" integer NOT NULL,
	"contract_id" integer,
	"region_id" integer,
	"created_by" integer,
	"manager_id" integer,
	"source" text DEFAULT 'cart' NOT NULL,
	"group_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" integer,
	"cart_version" integer,
	"buyer_order_number" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"file_key" text,
	"delivery_type" text NOT NULL,
	"warehouse_id" integer,
	"delivery_address_id" integer,
	"delivery_address" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"delivery_price" bigint DEFAULT 0 NOT NULL,
	"desired_on" date,
	"window" jsonb,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"payment_method" text NOT NULL,
	"deferral_days" integer DEFAULT 0 NOT NULL,
	"offer_accepted_at" timestamp with time zone NOT NULL,
	"offer_version" text NOT NULL,
	"state" text NOT NULL,
	"shipping_state" text DEFAULT 'not_shipped' NOT NULL,
	"payment_state" text DEFAULT 'awaiting' NOT NULL,
	"approval_state" text DEFAULT 'not_needed' NOT NULL,
	"credit_grade" text DEFAULT 'none' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"items_total" bigint NOT NULL,
	"custom_items_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"cash_back" bigint DEFAULT 0 NOT NULL,
	"paid_sum" bigint DEFAULT 0 NOT NULL,
	"weight_grams" bigint DEFAULT 0 NOT NULL,
	"volume_ml" bigint DEFAULT 0 NOT NULL,
	"line_count" integer NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"external_id" text,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."items_total" + "orders"."custom_items_total" + "orders"."delivery_price"),
	CONSTRAINT "orders_paid" CHECK ("orders"."paid_sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reserve_items" (
	"reserve_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"requested" numeric(15, 3) NOT NULL,
	"confirmed" numeric(15, 3),
	CONSTRAINT "reserve_items_reserve_id_order_item_id_pk" PRIMARY KEY("reserve_id","order_item_id")
);
--> statement-breakpoint
CREATE TABLE "reserves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reserves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"extended_times" smallint DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"return_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"reason" text NOT NULL,
	"condition" text NOT NULL,
	"photo_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"accepted" numeric(15, 3),
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "return_items_return_id_order_item_id_pk" PRIMARY KEY("return_id","order_item_id"),
	CONSTRAINT "return_items_amount" CHECK ("return_items"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"created_by" integer,
	"state" text NOT NULL,
	"resolution" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"sum" bigint DEFAULT 0 NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"shipment_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"warehouse_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"vat_rate" integer,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_order_item_id_pk" PRIMARY KEY("shipment_id","order_item_id"),
	CONSTRAINT "shipment_items_amount" CHECK ("shipment_items"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"warehouse_id" integer,
	"state" text NOT NULL,
	"shipped_on" date,
	"pickup_code" text,
	"pickup_until" date,
	"collected_by" text DEFAULT '' NOT NULL,
	"power_of_attorney" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"sum" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"change" numeric(15, 3) NOT NULL,
	"kind" text NOT NULL,
	"order_item_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "approval_from" bigint;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_legal_entity_id_legal_entities_id_fk" FOREIGN KEY ("legal_entity_id") REFERENCES "public"."legal_entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_corrects_id_documents_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_lot_id_loyalty_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."loyalty_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD CONSTRAINT "loyalty_lots_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD CONSTRAINT "loyalty_lots_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_replacement_of_order_items_id_fk" FOREIGN KEY ("replacement_of") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_legal_entity_id_legal_entities_id_fk" FOREIGN KEY ("legal_entity_id") REFERENCES "public"."legal_entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivery_address_id_delivery_addresses_id_fk" FOREIGN KEY ("delivery_address_id") REFERENCES "public"."delivery_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_items" ADD CONSTRAINT "reserve_items_reserve_id_reserves_id_fk" FOREIGN KEY ("reserve_id") REFERENCES "public"."reserves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_items" ADD CONSTRAINT "reserve_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserves" ADD CONSTRAINT "reserves_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_company_id_id_index" ON "documents" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_company_id_type_id_index" ON "documents" USING btree ("company_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_order_id_index" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_company_id_due_on_index" ON "documents" USING btree ("company_id","due_on") WHERE "documents"."type" = 'invoice' and "documents"."state" in ('awaiting', 'partially_paid');--> statement-breakpoint
CREATE INDEX "loyalty_entries_company_id_id_index" ON "loyalty_entries" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loyalty_lots_company_id_index" ON "loyalty_lots" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_order_id_index" ON "loyalty_lots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_allocations_document_id_index" ON "payment_allocations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_company_id_id_index" ON "payments" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_document_id_index" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_state_expires_at_index" ON "payments" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "order_allocations_order_item_id_index" ON "order_allocations" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_order_id_line_no_index" ON "order_items" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "order_items_product_id_index" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "orders_company_id_id_index" ON "orders" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_company_id_state_id_index" ON "orders" USING btree ("company_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_created_by_company_id_id_index" ON "orders" USING btree ("created_by","company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_manager_id_id_index" ON "orders" USING btree ("manager_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_state_id_index" ON "orders" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_group_key_index" ON "orders" USING btree ("group_key");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_cart_version" ON "orders" USING btree ("cart_id","cart_version","number");--> statement-breakpoint
CREATE INDEX "reserves_order_id_index" ON "reserves" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reserves_one_active" ON "reserves" USING btree ("order_id") WHERE "reserves"."state" in ('requested', 'confirmed', 'partially_confirmed');--> statement-breakpoint
CREATE INDEX "reserves_expires_at_index" ON "reserves" USING btree ("expires_at") WHERE "reserves"."state" in ('confirmed', 'partially_confirmed');--> statement-breakpoint
CREATE INDEX "return_requests_order_id_index" ON "return_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_state_id_index" ON "return_requests" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shipments_order_id_index" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_movements_product_id_warehouse_id_index" ON "stock_movements" USING btree ("product_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_item_id_index" ON "stock_movements" USING btree ("order_item_id");