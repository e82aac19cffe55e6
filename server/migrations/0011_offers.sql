CREATE TABLE "offer_brands" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"signer_post" text DEFAULT '' NOT NULL,
	"signer_name" text DEFAULT '' NOT NULL,
	"logo_key" text,
	"stamp_key" text,
	"signature_key" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" integer NOT NULL,
	"no" integer NOT NULL,
	"from" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "offer_numbers" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_versions" (
	"offer_id" integer NOT NULL,
	"no" integer NOT NULL,
	"state" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"total" bigint NOT NULL,
	"valid_until" date,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"token_salt" "bytea",
	"token_hash" "bytea",
	"link_until" date,
	"viewed_at" timestamp with time zone,
	"view_count" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text DEFAULT '' NOT NULL,
	"choice" jsonb,
	"chosen_total" bigint,
	"declined_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "offer_versions_offer_id_no_pk" PRIMARY KEY("offer_id","no"),
	CONSTRAINT "offer_versions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "offer_views" (
	"offer_id" integer NOT NULL,
	"no" integer NOT NULL,
	"visitor" "bytea" NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_views_offer_id_no_visitor_pk" PRIMARY KEY("offer_id","no","visitor")
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"client_name" text DEFAULT '' NOT NULL,
	"client_inn" text DEFAULT '' NOT NULL,
	"client_contact" text DEFAULT '' NOT NULL,
	"client_email" text DEFAULT '' NOT NULL,
	"client_phone" text DEFAULT '' NOT NULL,
	"object_name" text DEFAULT '' NOT NULL,
	"terms" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"totals" jsonb NOT NULL,
	"line_count" integer NOT NULL,
	"has_unsent_changes" boolean DEFAULT false NOT NULL,
	"source_type" text NOT NULL,
	"source_id" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deletion_token" uuid,
	CONSTRAINT "offers_companyId_number_unique" UNIQUE("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "offer_brands" ADD CONSTRAINT "offer_brands_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_messages" ADD CONSTRAINT "offer_messages_offer_id_no_offer_versions_offer_id_no_fk" FOREIGN KEY ("offer_id","no") REFERENCES "public"."offer_versions"("offer_id","no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_numbers" ADD CONSTRAINT "offer_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_views" ADD CONSTRAINT "offer_views_offer_id_no_offer_versions_offer_id_no_fk" FOREIGN KEY ("offer_id","no") REFERENCES "public"."offer_versions"("offer_id","no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_messages_offer_id_id_index" ON "offer_messages" USING btree ("offer_id","id");--> statement-breakpoint
CREATE INDEX "offers_owner_id_company_id_index" ON "offers" USING btree ("owner_id","company_id");--> statement-breakpoint
CREATE INDEX "offers_deleted_at_index" ON "offers" USING btree ("deleted_at") WHERE "offers"."deleted_at" is not null;