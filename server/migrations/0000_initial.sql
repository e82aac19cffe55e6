-- A part of a company's name is found by index; the owner of a database may create this extension.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE SEQUENCE "public"."correction_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."reconciliation_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."upd_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."waybill_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."shipment_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transfer_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"type" text NOT NULL,
	"user_id" integer,
	"visitor_uuid" uuid,
	"session_id" uuid NOT NULL,
	"view_uuid" uuid NOT NULL,
	"order_id" integer,
	"data" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_days" (
	"day" date PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_deletions" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" integer NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"is_selected" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" jsonb,
	"price" bigint,
	"old_price" bigint,
	"vat_rate" integer,
	"cash_back" bigint,
	"previous_price" bigint,
	"priced_at" timestamp with time zone,
	"priced_for" text DEFAULT '' NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_items_one_product" CHECK (("cart_items"."product_id" is null) <> ("cart_items"."custom_product_id" is null)),
	CONSTRAINT "cart_items_amount" CHECK ("cart_items"."amount" > 0 and "cart_items"."amount" <= 1000000)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"company_id" integer,
	"visitor_uuid" uuid,
	"name" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_owner" CHECK (("carts"."user_id" is null) <> ("carts"."visitor_uuid" is null))
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"logo" text,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"section_id" integer NOT NULL,
	"etim_class" text,
	CONSTRAINT "families_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "feature_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feature_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feature_id" integer NOT NULL,
	"text" text NOT NULL,
	"number" double precision,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "features" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "features_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text,
	"kind" text NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"etim_feature" text,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "features_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "manufacturers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manufacturers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"lead_days" smallint,
	CONSTRAINT "manufacturers_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "product_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"valid_to" date,
	"file" text,
	"brand_id" integer,
	"series_id" integer,
	"product_id" integer
);
--> statement-breakpoint
CREATE TABLE "product_features" (
	"product_id" integer NOT NULL,
	"feature_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	CONSTRAINT "product_features_product_id_feature_id_value_id_pk" PRIMARY KEY("product_id","feature_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "product_images" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "product_images_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_links" (
	"product_id" integer NOT NULL,
	"linked_id" integer NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "product_links_product_id_kind_linked_id_pk" PRIMARY KEY("product_id","kind","linked_id")
);
--> statement-breakpoint
CREATE TABLE "product_set_items" (
	"set_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" numeric(15, 3) DEFAULT 1 NOT NULL,
	CONSTRAINT "product_set_items_set_id_product_id_pk" PRIMARY KEY("set_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_sets_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"article" text NOT NULL,
	"manufacturer_code" text NOT NULL,
	"ean" text,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"section_id" integer NOT NULL,
	"family_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"series_id" integer,
	"manufacturer_id" integer,
	"country_code" text NOT NULL,
	"seller_id" integer NOT NULL,
	"unit_id" integer NOT NULL,
	"minimum_batch" numeric(15, 3),
	"multiplicity" numeric(15, 3) DEFAULT 1 NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"volume_ml" integer DEFAULT 0 NOT NULL,
	"vat_group" text DEFAULT 'standard' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_article_unique" UNIQUE("article")
);
--> statement-breakpoint
CREATE TABLE "region_warehouses" (
	"region_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "region_warehouses_region_id_warehouse_id_pk" PRIMARY KEY("region_id","warehouse_id")
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"path" integer[] DEFAULT '{}' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"image" text,
	CONSTRAINT "sections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sellers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"inn" text,
	CONSTRAINT "sellers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"okei" text NOT NULL,
	"name" jsonb NOT NULL,
	"decimals" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "units_okei_unique" UNIQUE("okei")
);
--> statement-breakpoint
CREATE TABLE "warehouse_transfers" (
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "warehouse_transfers_from_id_to_id_pk" PRIMARY KEY("from_id","to_id"),
	CONSTRAINT "warehouse_transfers_days" CHECK ("warehouse_transfers"."days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warehouses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"region_id" integer NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"timezone" text NOT NULL,
	"hours" text DEFAULT '' NOT NULL,
	"weekdays" smallint[] DEFAULT '{1,2,3,4,5}' NOT NULL,
	"cutoff" text DEFAULT '16:00' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_pickup_point" boolean DEFAULT true NOT NULL,
	CONSTRAINT "warehouses_code_unique" UNIQUE("code"),
	CONSTRAINT "warehouses_cutoff" CHECK ("warehouses"."cutoff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "custom_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer,
	"owner_id" integer NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"name" text NOT NULL,
	"article" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"unit" text NOT NULL,
	"price" bigint,
	"link" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "saved_filters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" integer NOT NULL,
	"viewer" text,
	"keyword" text NOT NULL,
	"changed" text NOT NULL,
	"total" integer NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_log_openings" (
	"search_uuid" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_log_openings_search_uuid_product_id_pk" PRIMARY KEY("search_uuid","product_id")
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"legal_entity_id" integer NOT NULL,
	"bik" text NOT NULL,
	"bank_name" text NOT NULL,
	"correspondent_account" text NOT NULL,
	"account" text NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "companies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_individual" boolean DEFAULT false NOT NULL,
	"region_id" integer,
	"price_type_id" integer NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"kind_of_activity" text DEFAULT '' NOT NULL,
	"credit_sum" bigint DEFAULT 0 NOT NULL,
	"deferral_days" integer DEFAULT 0 NOT NULL,
	"bonus" integer,
	"approval_from" bigint,
	"rejection" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_managers" (
	"company_id" integer NOT NULL,
	"manager_id" integer NOT NULL,
	"kind" text DEFAULT 'sales' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	CONSTRAINT "company_managers_company_id_manager_id_kind_pk" PRIMARY KEY("company_id","manager_id","kind")
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"legal_entity_id" integer NOT NULL,
	"number" text NOT NULL,
	"signed_on" date NOT NULL,
	"valid_to" date,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	"deferral_days" integer DEFAULT 0 NOT NULL,
	"price_type_id" integer,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"label" text NOT NULL,
	"address" text NOT NULL,
	"fias_id" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"lat" double precision,
	"lon" double precision,
	"entrance" text DEFAULT '' NOT NULL,
	"driver_note" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"working_hours" text DEFAULT '' NOT NULL,
	"unloading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"consignee_id" integer,
	"consignee_kpp" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"email" text,
	"phone" text,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "legal_entities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_entities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"type" text NOT NULL,
	"short_name" text NOT NULL,
	"full_name" text NOT NULL,
	"inn" text,
	"kpp" text,
	"ogrn" text,
	"ogrn_date" date,
	"okpo" text,
	"okved" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"requisites_key" text,
	"legal_address" text DEFAULT '' NOT NULL,
	"head_name" text DEFAULT '' NOT NULL,
	"head_post" text DEFAULT '' NOT NULL,
	"tax_mode" text DEFAULT 'osno' NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manager_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manager_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manager_id" integer NOT NULL,
	"substitute_id" integer NOT NULL,
	"away_from" date NOT NULL,
	"away_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "managers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"post" text NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	"work_hours" text DEFAULT '' NOT NULL,
	"region_id" integer,
	"messengers" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_rubrics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_rubrics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_topics" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_topics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"group" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"routes" text[] DEFAULT '{}' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"feed_id" integer NOT NULL,
	"rubric_id" integer,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"image" text,
	"is_published" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opening_balances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"receivables" bigint NOT NULL,
	"overdue" bigint NOT NULL,
	"overdue_since" date,
	"advance" bigint NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "opening_balances_overdue" CHECK ("opening_balances"."overdue" <= 0 or "opening_balances"."overdue_since" is not null)
);
--> statement-breakpoint
CREATE TABLE "delivery_routes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_routes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"cutoff" text NOT NULL,
	"windows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"free_from" bigint,
	CONSTRAINT "delivery_routes_cutoff" CHECK ("delivery_routes"."cutoff" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
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
	"allocated_sum" bigint DEFAULT 0 NOT NULL,
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
	"bank_key" text,
	"voided_at" timestamp with time zone,
	"voided_by" integer,
	"void_reason" text DEFAULT '' NOT NULL,
	"receipt" jsonb,
	"asked_at" timestamp with time zone,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "payments_bankKey_unique" UNIQUE("bank_key"),
	CONSTRAINT "payments_allocated" CHECK ("payments"."allocated_sum" >= 0 and "payments"."allocated_sum" <= "payments"."sum"),
	CONSTRAINT "payments_sum" CHECK ("payments"."sum" > 0 and "payments"."refunded_sum" >= 0 and "payments"."refunded_sum" <= "payments"."sum")
);
--> statement-breakpoint
CREATE TABLE "bank_sign_ons" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"requester_hash" "bytea" NOT NULL,
	"code_hash" "bytea",
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"text_slug" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destruction_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "destruction_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"extract" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"destroyed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "destruction_records_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "digest_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digest_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"unsubscribe_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_unsubscribeToken_unique" UNIQUE("unsubscribe_token")
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bank_card_id" text NOT NULL,
	"pan" text NOT NULL,
	"expires_on" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_cards_bankCardId_unique" UNIQUE("bank_card_id")
);
--> statement-breakpoint
CREATE TABLE "sign_up_proofs" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"told" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"provider" text,
	"subject" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "local_bank_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_key" text NOT NULL,
	"pan" text NOT NULL,
	"exp_date" text NOT NULL,
	"rebill_id" text,
	"is_removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_cards_rebillId_unique" UNIQUE("rebill_id")
);
--> statement-breakpoint
CREATE TABLE "local_bank_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"last_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_bank_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"is_sbp" boolean DEFAULT false NOT NULL,
	"customer_key" text,
	"is_recurrent" boolean DEFAULT false NOT NULL,
	"card_id" bigint,
	"notification_url" text,
	"success_url" text,
	"fail_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"misbehaviour" text DEFAULT 'none' NOT NULL,
	"receipt" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_bank_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"request_id" text,
	"receipt" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_refunds_paymentId_requestId_unique" UNIQUE("payment_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "local_bank_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"misbehaviour" text DEFAULT 'none' NOT NULL
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
CREATE TABLE "order_allocations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_allocations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"warehouse_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"held" numeric(15, 3) DEFAULT 0 NOT NULL,
	"in_transit" numeric(15, 3) DEFAULT 0 NOT NULL,
	"shipped" numeric(15, 3) DEFAULT 0 NOT NULL,
	"ready_on" date,
	"arrival_id" integer,
	CONSTRAINT "order_allocations_parts" CHECK ("order_allocations"."amount" > 0 and "order_allocations"."held" >= 0 and "order_allocations"."in_transit" >= 0 and "order_allocations"."shipped" >= 0
        and "order_allocations"."held" + "order_allocations"."in_transit" + "order_allocations"."shipped" <= "order_allocations"."amount")
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
	"delivery_vat" bigint DEFAULT 0 NOT NULL,
	"desired_on" date,
	"promised_on" date,
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
	"released_sum" bigint,
	"refusal" text DEFAULT '' NOT NULL,
	"items_total" bigint NOT NULL,
	"custom_items_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"cancelled_total" bigint DEFAULT 0 NOT NULL,
	"vat" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"cash_back" bigint DEFAULT 0 NOT NULL,
	"paid_sum" bigint DEFAULT 0 NOT NULL,
	"weight_grams" bigint DEFAULT 0 NOT NULL,
	"volume_ml" bigint DEFAULT 0 NOT NULL,
	"line_count" integer NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
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
CREATE TABLE "audit_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"type" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"actor_user_id" integer,
	"on_behalf_of" integer,
	"company_id" integer,
	"request_id" text,
	"ip" text,
	"diff" jsonb
);
--> statement-breakpoint
CREATE TABLE "done_once" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_for_good" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_route_key_pk" PRIMARY KEY("caller","route","key")
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unsubscribe_url" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mails_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"fallback_email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider" text,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "sms_messages_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_types" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"is_retail" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "price_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" integer NOT NULL,
	"price_type_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "prices_product_id_price_type_id_pk" PRIMARY KEY("product_id","price_type_id")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date
);
--> statement-breakpoint
CREATE TABLE "brand_cash_backs" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_discounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"brand_id" integer,
	"section_id" integer,
	"discount" integer NOT NULL,
	CONSTRAINT "company_discounts_one_subject" CHECK (("company_discounts"."brand_id" is null) <> ("company_discounts"."section_id" is null)),
	CONSTRAINT "company_discounts_share" CHECK ("company_discounts"."discount" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "contract_prices" (
	"contract_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "contract_prices_contract_id_product_id_pk" PRIMARY KEY("contract_id","product_id"),
	CONSTRAINT "contract_prices_positive" CHECK ("contract_prices"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_breaks" (
	"product_id" integer NOT NULL,
	"from_quantity" numeric(15, 3) NOT NULL,
	"discount" integer NOT NULL,
	CONSTRAINT "price_breaks_product_id_from_quantity_pk" PRIMARY KEY("product_id","from_quantity"),
	CONSTRAINT "price_breaks_share" CHECK ("price_breaks"."discount" between 1 and 10000),
	CONSTRAINT "price_breaks_from" CHECK ("price_breaks"."from_quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_promos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_promos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"discount" integer NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "product_promos_share" CHECK ("product_promos"."discount" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "customer_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"code" text NOT NULL,
	"normalised" text NOT NULL,
	"compact" text collate "C" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"terms" text[] NOT NULL,
	"impacts" smallint[] NOT NULL,
	"exact" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"position" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phrases" text[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" integer
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"term" text collate "C" PRIMARY KEY NOT NULL,
	"frequency" integer NOT NULL
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
	"replacement_order_id" integer,
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
	"pickup_tries" smallint DEFAULT 0 NOT NULL,
	"pickup_until" date,
	"pickup_remind_on" date,
	"pickup_reminded_at" timestamp with time zone,
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
CREATE TABLE "cookie_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"user_id" integer,
	"text_version" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "information_message_closings" (
	"message_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "information_message_closings_message_id_viewer_pk" PRIMARY KEY("message_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "information_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "information_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"region_id" integer,
	"kind" text DEFAULT 'info' NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"is_closable" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "regional_messages" (
	"region_id" integer PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"timezone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"price_factor" integer DEFAULT 10000 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "regions_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_translations" (
	"site_id" integer NOT NULL,
	"language" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "site_translations_site_id_language_namespace_key_pk" PRIMARY KEY("site_id","language","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"default_region_id" integer,
	"config" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"important_notice" jsonb,
	"is_default" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"survey_id" integer NOT NULL,
	"viewer" text NOT NULL,
	"user_id" integer,
	"answers" jsonb NOT NULL,
	"is_dismissed" boolean NOT NULL,
	"answered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answers_survey_id_viewer_pk" PRIMARY KEY("survey_id","viewer")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"slug" text NOT NULL,
	"title" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"routes" text[] DEFAULT '{}' NOT NULL,
	"for_users_only" boolean DEFAULT true NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "surveys_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "visitor_regions" (
	"visitor_uuid" uuid PRIMARY KEY NOT NULL,
	"region_id" integer NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrivals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arrivals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"quantity" numeric(15, 3) NOT NULL,
	"expected_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"product_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"free" numeric(15, 3) NOT NULL,
	CONSTRAINT "stock_product_id_warehouse_id_pk" PRIMARY KEY("product_id","warehouse_id"),
	CONSTRAINT "stock_free_not_negative" CHECK ("stock"."free" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"staff_id" integer,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"middle_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"commodity_group" text DEFAULT '' NOT NULL,
	"loyalty_card_number" text DEFAULT '' NOT NULL,
	"promo_code" text DEFAULT '' NOT NULL,
	"avatar_key" text,
	"role" text DEFAULT 'buyer' NOT NULL,
	"is_individual" boolean DEFAULT false NOT NULL,
	"active_company_id" integer,
	"region_id" integer,
	"language" text,
	"state" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "goods_receipt_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_receipt_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"product_id" integer,
	"order_item_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	CONSTRAINT "goods_receipt_items_amount" CHECK ("goods_receipt_items"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"warehouse_id" integer NOT NULL,
	"received_by" integer,
	"document" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "stock_transfer_items" (
	"transfer_id" integer NOT NULL,
	"order_item_id" integer NOT NULL,
	"allocation_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	CONSTRAINT "stock_transfer_items_transfer_id_order_item_id_pk" PRIMARY KEY("transfer_id","order_item_id"),
	CONSTRAINT "stock_transfer_items_amount" CHECK ("stock_transfer_items"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "stock_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"from_warehouse_id" integer NOT NULL,
	"to_warehouse_id" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"sent_by" integer,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_by" integer,
	"received_at" timestamp with time zone,
	CONSTRAINT "stock_transfers_number_unique" UNIQUE("number"),
	CONSTRAINT "stock_transfers_places" CHECK ("stock_transfers"."from_warehouse_id" <> "stock_transfers"."to_warehouse_id")
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_deletions" ADD CONSTRAINT "cart_deletions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "families" ADD CONSTRAINT "families_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_values" ADD CONSTRAINT "feature_values_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_papers" ADD CONSTRAINT "product_papers_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_papers" ADD CONSTRAINT "product_papers_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_papers" ADD CONSTRAINT "product_papers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_features" ADD CONSTRAINT "product_features_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_features" ADD CONSTRAINT "product_features_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_features" ADD CONSTRAINT "product_features_value_id_feature_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."feature_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_links" ADD CONSTRAINT "product_links_linked_id_products_id_fk" FOREIGN KEY ("linked_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_set_id_product_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."product_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_items" ADD CONSTRAINT "product_set_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_manufacturer_id_manufacturers_id_fk" FOREIGN KEY ("manufacturer_id") REFERENCES "public"."manufacturers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_warehouses" ADD CONSTRAINT "region_warehouses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_warehouses" ADD CONSTRAINT "region_warehouses_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_transfers" ADD CONSTRAINT "warehouse_transfers_from_id_warehouses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_transfers" ADD CONSTRAINT "warehouse_transfers_to_id_warehouses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouses" ADD CONSTRAINT "warehouses_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_products" ADD CONSTRAINT "custom_products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_products" ADD CONSTRAINT "custom_products_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_filters" ADD CONSTRAINT "saved_filters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log_openings" ADD CONSTRAINT "search_log_openings_search_uuid_search_log_uuid_fk" FOREIGN KEY ("search_uuid") REFERENCES "public"."search_log"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log_openings" ADD CONSTRAINT "search_log_openings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_legal_entity_id_legal_entities_id_fk" FOREIGN KEY ("legal_entity_id") REFERENCES "public"."legal_entities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_price_type_id_price_types_id_fk" FOREIGN KEY ("price_type_id") REFERENCES "public"."price_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_managers" ADD CONSTRAINT "company_managers_manager_id_managers_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."managers"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_legal_entity_id_legal_entities_id_fk" FOREIGN KEY ("legal_entity_id") REFERENCES "public"."legal_entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_price_type_id_price_types_id_fk" FOREIGN KEY ("price_type_id") REFERENCES "public"."price_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_consignee_id_legal_entities_id_fk" FOREIGN KEY ("consignee_id") REFERENCES "public"."legal_entities"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD CONSTRAINT "legal_entities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_absences" ADD CONSTRAINT "manager_absences_manager_id_managers_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."managers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_absences" ADD CONSTRAINT "manager_absences_substitute_id_managers_user_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."managers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managers" ADD CONSTRAINT "managers_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_rubrics" ADD CONSTRAINT "feed_rubrics_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_topics" ADD CONSTRAINT "help_topics_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_rubric_id_feed_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."feed_rubrics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD CONSTRAINT "delivery_routes_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "payments" ADD CONSTRAINT "payments_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up_proofs" ADD CONSTRAINT "sign_up_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_bank_notices" ADD CONSTRAINT "local_bank_notices_payment_id_local_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."local_bank_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_bank_payments" ADD CONSTRAINT "local_bank_payments_card_id_local_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."local_bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_bank_refunds" ADD CONSTRAINT "local_bank_refunds_payment_id_local_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."local_bank_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_user_id_users_id_fk" FOREIGN KEY ("actor_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_replacement_of_order_items_id_fk" FOREIGN KEY ("replacement_of") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promises" ADD CONSTRAINT "order_promises_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_allocations" ADD CONSTRAINT "order_allocations_arrival_id_arrivals_id_fk" FOREIGN KEY ("arrival_id") REFERENCES "public"."arrivals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_price_type_id_price_types_id_fk" FOREIGN KEY ("price_type_id") REFERENCES "public"."price_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_cash_backs" ADD CONSTRAINT "brand_cash_backs_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_discounts" ADD CONSTRAINT "company_discounts_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_breaks" ADD CONSTRAINT "price_breaks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_promos" ADD CONSTRAINT "product_promos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_parts" ADD CONSTRAINT "return_parts_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_replacement_order_id_orders_id_fk" FOREIGN KEY ("replacement_order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_message_closings" ADD CONSTRAINT "information_message_closings_message_id_information_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."information_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_messages" ADD CONSTRAINT "information_messages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "information_messages" ADD CONSTRAINT "information_messages_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regional_messages" ADD CONSTRAINT "regional_messages_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_hosts" ADD CONSTRAINT "site_hosts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_translations" ADD CONSTRAINT "site_translations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_default_region_id_regions_id_fk" FOREIGN KEY ("default_region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_regions" ADD CONSTRAINT "visitor_regions_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active_company_id_companies_id_fk" FOREIGN KEY ("active_company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_items" ADD CONSTRAINT "goods_receipt_items_receipt_id_goods_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."goods_receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_items" ADD CONSTRAINT "goods_receipt_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipt_items" ADD CONSTRAINT "goods_receipt_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_receipts" ADD CONSTRAINT "goods_receipts_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_items" ADD CONSTRAINT "stock_transfer_items_transfer_id_stock_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."stock_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_items" ADD CONSTRAINT "stock_transfer_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_items" ADD CONSTRAINT "stock_transfer_items_allocation_id_order_allocations_id_fk" FOREIGN KEY ("allocation_id") REFERENCES "public"."order_allocations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_from_warehouse_id_warehouses_id_fk" FOREIGN KEY ("from_warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_to_warehouse_id_warehouses_id_fk" FOREIGN KEY ("to_warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_site_id_type_happened_at_index" ON "analytics_events" USING btree ("site_id","type","happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_happened_at_index" ON "analytics_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_user_id_index" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_order" ON "analytics_events" USING btree ("site_id","user_id","order_id") WHERE "analytics_events"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_deletions_cart_id_index" ON "cart_deletions" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_deletions_deleted_at_index" ON "cart_deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_cart_id_product_id_index" ON "cart_items" USING btree ("cart_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_cart_id_custom_product_id_index" ON "cart_items" USING btree ("cart_id","custom_product_id");--> statement-breakpoint
CREATE INDEX "cart_items_product_id_index" ON "cart_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_items_custom_product_id_index" ON "cart_items" USING btree ("custom_product_id");--> statement-breakpoint
CREATE INDEX "carts_user_id_company_id_index" ON "carts" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active" ON "carts" USING btree ("user_id",coalesce("company_id", 0)) WHERE "carts"."is_active" and "carts"."user_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_of_visitor" ON "carts" USING btree ("visitor_uuid") WHERE "carts"."visitor_uuid" is not null;--> statement-breakpoint
CREATE INDEX "carts_updated_at_index" ON "carts" USING btree ("updated_at") WHERE "carts"."visitor_uuid" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "feature_values_feature_id_text_index" ON "feature_values" USING btree ("feature_id","text");--> statement-breakpoint
CREATE INDEX "product_papers_series_id_index" ON "product_papers" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "product_papers_product_id_index" ON "product_papers" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_features_value_id_index" ON "product_features" USING btree ("value_id");--> statement-breakpoint
CREATE INDEX "product_links_linked_id_index" ON "product_links" USING btree ("linked_id");--> statement-breakpoint
CREATE INDEX "product_set_items_product_id_index" ON "product_set_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_section_id_index" ON "products" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_family_id_index" ON "products" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "products_manufacturer_code_index" ON "products" USING btree ("manufacturer_code");--> statement-breakpoint
CREATE INDEX "products_ean_index" ON "products" USING btree ("ean");--> statement-breakpoint
CREATE INDEX "products_name_order" ON "products" USING btree ("name" collate "ru-x-icu","id");--> statement-breakpoint
CREATE INDEX "sections_parent_id_index" ON "sections" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sections_path_index" ON "sections" USING gin ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "series_brand_id_name_index" ON "series" USING btree ("brand_id","name");--> statement-breakpoint
CREATE INDEX "custom_products_owner_id_index" ON "custom_products" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "custom_products_company_id_index" ON "custom_products" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "favourites_product_id_index" ON "favourites" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "saved_filters_user_id_id_index" ON "saved_filters" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_log_viewer_searched_at_index" ON "search_log" USING btree ("viewer","searched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_log_searched_at_index" ON "search_log" USING btree ("searched_at");--> statement-breakpoint
CREATE INDEX "companies_name_trigrams" ON "companies" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "company_managers_manager_id_index" ON "company_managers" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "company_members_user_id_index" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "delivery_addresses_company_id_index" ON "delivery_addresses" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_one_default" ON "delivery_addresses" USING btree ("company_id") WHERE "delivery_addresses"."is_default";--> statement-breakpoint
CREATE INDEX "invitations_company_id_index" ON "invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "legal_entities_company_id_index" ON "legal_entities" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "legal_entities_inn_index" ON "legal_entities" USING btree ("inn");--> statement-breakpoint
CREATE INDEX "legal_entities_short_name_trigrams" ON "legal_entities" USING gin ("short_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "manager_absences_manager_id_away_to_index" ON "manager_absences" USING btree ("manager_id","away_to");--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_site_id_slug_index" ON "content_pages" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_rubrics_feed_id_slug_index" ON "feed_rubrics" USING btree ("feed_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_site_id_slug_index" ON "feeds" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "help_topics_site_id_slug_index" ON "help_topics" USING btree ("site_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_feed_id_slug_index" ON "posts" USING btree ("feed_id","slug");--> statement-breakpoint
CREATE INDEX "posts_feed_id_published_at_index" ON "posts" USING btree ("feed_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "opening_balances_company_id_as_of_id_index" ON "opening_balances" USING btree ("company_id","as_of" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "delivery_routes_region_id_index" ON "delivery_routes" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "documents_company_id_id_index" ON "documents" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_company_id_type_id_index" ON "documents" USING btree ("company_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "documents_order_id_index" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_company_id_due_on_index" ON "documents" USING btree ("company_id","due_on") WHERE "documents"."type" = 'invoice' and "documents"."state" in ('awaiting', 'partially_paid');--> statement-breakpoint
CREATE INDEX "loyalty_entries_company_id_id_index" ON "loyalty_entries" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loyalty_entries_order_id_index" ON "loyalty_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_company_id_index" ON "loyalty_lots" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_order_id_index" ON "loyalty_lots" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_expires_on_index" ON "loyalty_lots" USING btree ("expires_on") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "payment_allocations_document_id_index" ON "payment_allocations" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_company_id_id_index" ON "payments" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_document_id_index" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_state_expires_at_index" ON "payments" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "payments_refund_of_index" ON "payments" USING btree ("refund_of") WHERE "payments"."refund_of" is not null;--> statement-breakpoint
CREATE INDEX "payments_return_id_index" ON "payments" USING btree ("return_id") WHERE "payments"."return_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_advances" ON "payments" USING btree ("company_id","id") WHERE "payments"."direction" = 'in' and "payments"."state" in ('paid', 'partially_refunded') and "payments"."allocated_sum" < "payments"."sum";--> statement-breakpoint
CREATE INDEX "payments_to_refund" ON "payments" USING btree ("id") WHERE "payments"."direction" = 'refund' and "payments"."state" = 'created';--> statement-breakpoint
CREATE INDEX "bank_sign_ons_expires_at_index" ON "bank_sign_ons" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "confirmation_codes_address_hash_purpose_id_index" ON "confirmation_codes" USING btree ("address_hash","purpose","id");--> statement-breakpoint
CREATE INDEX "confirmation_codes_expires_at_index" ON "confirmation_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_id_kind_id_index" ON "consents" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "data_exports_user_id_index" ON "data_exports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_expires_at_index" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "digest_items_due_at_index" ON "digest_items" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "digest_items_user_id_index" ON "digest_items" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_seen_at_index" ON "known_devices" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "payment_cards_user_id_index" ON "payment_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_up_proofs_expires_at_index" ON "sign_up_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_identities_user_id_index" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "local_bank_cards_customer_key_index" ON "local_bank_cards" USING btree ("customer_key");--> statement-breakpoint
CREATE INDEX "local_bank_notices_payment_id_index" ON "local_bank_notices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "local_bank_payments_order_id_index" ON "local_bank_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "local_bank_payments_card_id_index" ON "local_bank_payments" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "order_events_order_id_id_index" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_items_order_id_line_no_index" ON "order_items" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "order_items_product_id_index" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_promises_order_id_id_index" ON "order_promises" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_allocations_order_item_id_index" ON "order_allocations" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "order_allocations_arrival_id_index" ON "order_allocations" USING btree ("arrival_id") WHERE "order_allocations"."arrival_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_company_id_id_index" ON "orders" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_company_id_state_id_index" ON "orders" USING btree ("company_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_created_by_company_id_id_index" ON "orders" USING btree ("created_by","company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_manager_id_id_index" ON "orders" USING btree ("manager_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_state_id_index" ON "orders" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_group_key_index" ON "orders" USING btree ("group_key");--> statement-breakpoint
CREATE INDEX "orders_buyer_order_number_index" ON "orders" USING btree ("buyer_order_number") WHERE "orders"."buyer_order_number" <> '';--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("id") WHERE "orders"."state" in ('confirmed', 'in_progress', 'completed') and "orders"."payment_state" in ('awaiting', 'partially_paid');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_of_cart_version" ON "orders" USING btree ("cart_id","cart_version","number");--> statement-breakpoint
CREATE INDEX "reserves_order_id_index" ON "reserves" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reserves_one_active" ON "reserves" USING btree ("order_id") WHERE "reserves"."state" in ('requested', 'confirmed', 'partially_confirmed');--> statement-breakpoint
CREATE INDEX "reserves_expires_at_index" ON "reserves" USING btree ("expires_at") WHERE "reserves"."state" in ('confirmed', 'partially_confirmed');--> statement-breakpoint
CREATE INDEX "stock_movements_product_id_warehouse_id_index" ON "stock_movements" USING btree ("product_id","warehouse_id");--> statement-breakpoint
CREATE INDEX "stock_movements_order_item_id_index" ON "stock_movements" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "audit_events_entity_entity_id_id_index" ON "audit_events" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_user_id_id_index" ON "audit_events" USING btree ("actor_user_id","id");--> statement-breakpoint
CREATE INDEX "done_once_at_index" ON "done_once" USING btree ("at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_created_at_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_counters_window_ends_at_index" ON "rate_counters" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sms_messages_created_at_index" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_files_owner_index" ON "stored_files" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "vat_rates_group_valid_from_index" ON "vat_rates" USING btree ("group","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_company_id_brand_id_index" ON "company_discounts" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_discounts_company_id_section_id_index" ON "company_discounts" USING btree ("company_id","section_id");--> statement-breakpoint
CREATE INDEX "contract_prices_product_id_index" ON "contract_prices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_promos_product_id_index" ON "product_promos" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_codes_company_id_normalised_index" ON "customer_codes" USING btree ("company_id","normalised");--> statement-breakpoint
CREATE INDEX "customer_codes_company_id_compact_index" ON "customer_codes" USING btree ("company_id","compact");--> statement-breakpoint
CREATE INDEX "customer_codes_product_id_index" ON "customer_codes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_changes_xid_index" ON "search_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "search_changes_created_at_index" ON "search_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_documents_terms_index" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_terms_first_letter_index" ON "search_terms" USING btree (left("term", 1),length("term"));--> statement-breakpoint
CREATE INDEX "search_terms_next_letters_index" ON "search_terms" USING btree (substr("term", 2, 2),length("term"));--> statement-breakpoint
CREATE INDEX "return_parts_order_item_id_index" ON "return_parts" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "return_requests_order_id_index" ON "return_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_state_id_index" ON "return_requests" USING btree ("state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "return_requests_replacement_order_id_index" ON "return_requests" USING btree ("replacement_order_id");--> statement-breakpoint
CREATE INDEX "shipments_order_id_index" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_waiting" ON "shipments" USING btree ("pickup_until") WHERE "shipments"."state" = 'ready_for_pickup';--> statement-breakpoint
CREATE UNIQUE INDEX "cookie_consents_site_id_viewer_text_version_index" ON "cookie_consents" USING btree ("site_id","viewer","text_version");--> statement-breakpoint
CREATE INDEX "arrivals_product_id_index" ON "arrivals" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_warehouse_id_index" ON "stock" USING btree ("warehouse_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "goods_receipt_items_receipt_id_index" ON "goods_receipt_items" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "goods_receipt_items_order_item_id_index" ON "goods_receipt_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "stock_transfer_items_allocation_id_index" ON "stock_transfer_items" USING btree ("allocation_id");--> statement-breakpoint
CREATE INDEX "stock_transfers_order_id_index" ON "stock_transfers" USING btree ("order_id");--> statement-breakpoint
-- From here on written by hand: what the table definitions cannot say.

-- The journal of actions is never rewritten.
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
CREATE TRIGGER "audit_events_no_truncate" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
-- An issued document stays as it was issued; its state and what is paid of it change until it is posted.
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued document never changes' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_stay" BEFORE DELETE OR UPDATE OF "type", "number", "date", "company_id", "legal_entity_id", "contract_id", "order_id",
  "shipment_id", "return_id", "corrects_id", "sum", "vat", "vat_by_rate", "due_on", "valid_until", "snapshot", "period_from", "period_to",
  "created_at", "posted_at" ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "posted_documents_stay" BEFORE UPDATE OF "state", "paid_sum" ON "documents" FOR EACH ROW
  WHEN (OLD."state" = 'posted') EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
-- A payment knows how much of it is allocated to invoices, whoever allocates it; a check holds it within the sum of the payment.
CREATE FUNCTION "count_allocations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payments" SET "allocated_sum" = "allocated_sum" - OLD."sum" WHERE "id" = OLD."payment_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payments" SET "allocated_sum" = "allocated_sum" + NEW."sum" WHERE "id" = NEW."payment_id";
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_allocations_count" AFTER INSERT OR UPDATE OR DELETE ON "payment_allocations"
  FOR EACH ROW EXECUTE FUNCTION "count_allocations"();--> statement-breakpoint
-- The part of a payment allocated to no invoice, less its refunds made or under way. Refunds for returned goods are covered by the goods.
CREATE FUNCTION "payment_free"(p "payments") RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN p.direction = 'in' AND p.state IN ('paid', 'partially_refunded') THEN p.sum - p.allocated_sum
    - coalesce((SELECT sum(r.sum) FROM payments r WHERE r.refund_of = p.id AND r.return_id IS NULL AND r.state IN ('created', 'paid')), 0)::bigint
    ELSE 0 END
$$;--> statement-breakpoint
-- Whether this employee answers for the company: as its manager, or as the substitute of a manager who is away today.
create function manages_company(manager integer, company integer) returns boolean
language sql stable as $$
  select exists (
    select from company_managers m
    where m.company_id = company and (
      m.manager_id = manager
      or exists (
        select from manager_absences a
        where a.manager_id = m.manager_id and a.substitute_id = manager
          and (now() at time zone 'Europe/Moscow')::date between a.away_from and a.away_to
      )
    )
  )
$$;--> statement-breakpoint
-- Ids of changed products for the search index. Arguments: the kind of change and the column that names the product;
-- `changed` has the rows of the statement, `former` those before an update.
CREATE FUNCTION "note_search_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
  former text := CASE WHEN TG_OP = 'UPDATE' THEN format('union select %I from former', TG_ARGV[1]) ELSE '' END;
BEGIN
  EXECUTE format('insert into search_changes (kind, product_id) select distinct %L, id from (select %I as id from changed %s) c limit 100001', TG_ARGV[0], TG_ARGV[1], former);
  GET DIAGNOSTICS noted = ROW_COUNT;
  IF noted > 100000 THEN
    INSERT INTO search_changes (kind) VALUES ('all');
  END IF;
  IF noted > 0 THEN
    PERFORM pg_notify('search_changes', '');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_search_change_of_all"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind) VALUES ('all');
  PERFORM pg_notify('search_changes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('products', 'document', 'id'),
    ('product_features', 'document', 'product_id'),
    ('product_set_items', 'document', 'product_id'),
    ('prices', 'amounts', 'product_id'),
    ('stock', 'amounts', 'product_id'),
    ('product_promos', 'amounts', 'product_id'),
    -- Not in the index: product cards are cached by the servers and read again when this feed names them.
    ('price_breaks', 'amounts', 'product_id'),
    ('arrivals', 'amounts', 'product_id')
  ) AS t (relation, kind, named_by) LOOP
    EXECUTE format('create trigger search_inserted after insert on %I referencing new table as changed for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_updated after update on %I referencing new table as changed old table as former for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_deleted after delete on %I referencing old table as changed for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_truncated after truncate on %I for each statement execute function note_search_change_of_all()', noted.relation);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "sections" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "series" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "families" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name", "decimals" ON "units" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "price_types" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "warehouses" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();
