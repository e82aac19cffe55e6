CREATE TABLE "import_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site_id" integer NOT NULL,
	"user_id" integer,
	"company_id" integer,
	"visitor_uuid" uuid,
	"destination" text NOT NULL,
	"state" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"remarks" text[] DEFAULT '{}' NOT NULL,
	"sheets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapping_origin" text DEFAULT 'guessed' NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"total_count" integer DEFAULT 0 NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"failure" text,
	"taken_into_id" integer,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_jobs_one_owner" CHECK (("import_jobs"."user_id" is null) <> ("import_jobs"."visitor_uuid" is null))
);
--> statement-breakpoint
CREATE TABLE "import_layouts" (
	"company_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_layouts_company_id_fingerprint_pk" PRIMARY KEY("company_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "import_lines" (
	"job_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sheet" smallint NOT NULL,
	"row" integer NOT NULL,
	"raw" text NOT NULL,
	"groups" text[] NOT NULL,
	"match_key" text NOT NULL,
	"amount" numeric(15, 3),
	"unit" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"by" text,
	"confidence" double precision NOT NULL,
	"reason" jsonb NOT NULL,
	"candidates" jsonb NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"is_chosen_by_person" boolean DEFAULT false NOT NULL,
	"is_skipped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_lines_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "matching_choices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "matching_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"match_key" text NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"chosen_by" integer,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "matching_choices_one_product" CHECK (("matching_choices"."product_id" is null) <> ("matching_choices"."custom_product_id" is null))
);
--> statement-breakpoint
CREATE TABLE "specification_groups" (
	"specification_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"multiplier" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "specification_groups_specification_id_id_pk" PRIMARY KEY("specification_id","id"),
	CONSTRAINT "specification_groups_multiplier" CHECK ("specification_groups"."multiplier" > 0)
);
--> statement-breakpoint
CREATE TABLE "specification_lines" (
	"specification_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"group_id" uuid,
	"position" integer NOT NULL,
	"raw_text" text DEFAULT '' NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"amount" numeric(15, 3) NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"replacement" text DEFAULT 'ask' NOT NULL,
	"import_id" uuid,
	"import_position" integer,
	"asked_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "specification_lines_specification_id_id_pk" PRIMARY KEY("specification_id","id"),
	CONSTRAINT "specification_lines_amount" CHECK ("specification_lines"."amount" > 0 and "specification_lines"."amount" <= 1000000)
);
--> statement-breakpoint
CREATE TABLE "specification_openings" (
	"specification_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" bigint,
	"stock" numeric(15, 3) NOT NULL,
	"day" text,
	"is_sold" boolean NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specification_openings_specification_id_user_id_product_id_pk" PRIMARY KEY("specification_id","user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "specification_revisions" (
	"specification_id" integer NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "specification_revisions_specification_id_version_pk" PRIMARY KEY("specification_id","version")
);
--> statement-breakpoint
CREATE TABLE "specification_shares" (
	"specification_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "specification_shares_specification_id_user_id_pk" PRIMARY KEY("specification_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "specifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "specifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text DEFAULT 'working' NOT NULL,
	"owner_id" integer,
	"company_id" integer,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"object_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"visibility" text DEFAULT 'private' NOT NULL,
	"is_open_to_edits" boolean DEFAULT true NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deletion_token" uuid
);
--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD CONSTRAINT "import_jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_layouts" ADD CONSTRAINT "import_layouts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_job_id_import_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."import_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_lines" ADD CONSTRAINT "import_lines_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_choices" ADD CONSTRAINT "matching_choices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_choices" ADD CONSTRAINT "matching_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_choices" ADD CONSTRAINT "matching_choices_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_choices" ADD CONSTRAINT "matching_choices_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_groups" ADD CONSTRAINT "specification_groups_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_lines" ADD CONSTRAINT "specification_lines_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_lines" ADD CONSTRAINT "specification_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_lines" ADD CONSTRAINT "specification_lines_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_openings" ADD CONSTRAINT "specification_openings_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_openings" ADD CONSTRAINT "specification_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_revisions" ADD CONSTRAINT "specification_revisions_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_revisions" ADD CONSTRAINT "specification_revisions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_shares" ADD CONSTRAINT "specification_shares_specification_id_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."specifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specification_shares" ADD CONSTRAINT "specification_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specifications" ADD CONSTRAINT "specifications_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specifications" ADD CONSTRAINT "specifications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "specifications" ADD CONSTRAINT "specifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_jobs_user_id_created_at_index" ON "import_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "import_jobs_visitor_uuid_index" ON "import_jobs" USING btree ("visitor_uuid");--> statement-breakpoint
CREATE INDEX "import_jobs_updated_at_index" ON "import_jobs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "import_lines_product_id_index" ON "import_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "import_lines_custom_product_id_index" ON "import_lines" USING btree ("custom_product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matching_choices_company_id_match_key_index" ON "matching_choices" USING btree ("company_id","match_key");--> statement-breakpoint
CREATE INDEX "matching_choices_match_key_index" ON "matching_choices" USING btree ("match_key");--> statement-breakpoint
CREATE INDEX "matching_choices_product_id_index" ON "matching_choices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "matching_choices_custom_product_id_index" ON "matching_choices" USING btree ("custom_product_id");--> statement-breakpoint
CREATE INDEX "specification_lines_product_id_index" ON "specification_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "specification_lines_custom_product_id_index" ON "specification_lines" USING btree ("custom_product_id");--> statement-breakpoint
CREATE INDEX "specification_lines_asked_at_index" ON "specification_lines" USING btree ("asked_at") WHERE "specification_lines"."asked_at" is not null and "specification_lines"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "specification_shares_user_id_index" ON "specification_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "specifications_owner_id_company_id_index" ON "specifications" USING btree ("owner_id","company_id");--> statement-breakpoint
CREATE INDEX "specifications_company_id_index" ON "specifications" USING btree ("company_id") WHERE "specifications"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "specifications_site_id_index" ON "specifications" USING btree ("site_id") WHERE "specifications"."kind" = 'recommended';--> statement-breakpoint
CREATE INDEX "specifications_deleted_at_index" ON "specifications" USING btree ("deleted_at") WHERE "specifications"."deleted_at" is not null;