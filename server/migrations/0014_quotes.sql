CREATE SEQUENCE "public"."quote_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"quote_id" integer NOT NULL,
	"no" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"lines" jsonb NOT NULL,
	CONSTRAINT "quote_versions_quote_id_no_pk" PRIMARY KEY("quote_id","no")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"created_by" integer,
	"name" text DEFAULT '' NOT NULL,
	"source_type" text NOT NULL,
	"source_id" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"version_no" integer DEFAULT 0 NOT NULL,
	"draft" jsonb,
	"valid_until" date,
	"waiting_since" timestamp with time zone,
	"taken_by" integer,
	"approval" text DEFAULT 'none' NOT NULL,
	"approval_note" text DEFAULT '' NOT NULL,
	"accepted" jsonb,
	"accepted_at" timestamp with time zone,
	"order_group" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_company_id_updated_at_index" ON "quotes" USING btree ("company_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_waiting_since_index" ON "quotes" USING btree ("waiting_since") WHERE "quotes"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "quotes_order_group_index" ON "quotes" USING btree ("order_group") WHERE "quotes"."order_group" is not null;