CREATE TABLE "purchasing_comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchasing_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchasing_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"object_name" text DEFAULT '' NOT NULL,
	"needed_on" date NOT NULL,
	"responsible_id" integer,
	"budget" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deletion_token" uuid,
	CONSTRAINT "purchasing_entries_budget" CHECK ("purchasing_entries"."budget" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchasing_lines" (
	"entry_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer,
	"custom_product_id" integer,
	"name" text NOT NULL,
	"amount" numeric(15, 3) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" jsonb,
	CONSTRAINT "purchasing_lines_entry_id_id_pk" PRIMARY KEY("entry_id","id"),
	CONSTRAINT "purchasing_lines_amount" CHECK ("purchasing_lines"."amount" > 0 and "purchasing_lines"."amount" <= 1000000)
);
--> statement-breakpoint
ALTER TABLE "purchasing_comments" ADD CONSTRAINT "purchasing_comments_entry_id_purchasing_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."purchasing_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_comments" ADD CONSTRAINT "purchasing_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_entries" ADD CONSTRAINT "purchasing_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_entries" ADD CONSTRAINT "purchasing_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_entries" ADD CONSTRAINT "purchasing_entries_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_entries" ADD CONSTRAINT "purchasing_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_lines" ADD CONSTRAINT "purchasing_lines_entry_id_purchasing_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."purchasing_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_lines" ADD CONSTRAINT "purchasing_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchasing_lines" ADD CONSTRAINT "purchasing_lines_custom_product_id_custom_products_id_fk" FOREIGN KEY ("custom_product_id") REFERENCES "public"."custom_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchasing_comments_entry_id_id_index" ON "purchasing_comments" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "purchasing_entries_company_id_needed_on_id_index" ON "purchasing_entries" USING btree ("company_id","needed_on","id");--> statement-breakpoint
CREATE INDEX "purchasing_entries_responsible_id_index" ON "purchasing_entries" USING btree ("responsible_id");--> statement-breakpoint
CREATE INDEX "purchasing_entries_deleted_at_index" ON "purchasing_entries" USING btree ("deleted_at") WHERE "purchasing_entries"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchasing_lines_entry_id_product_id_index" ON "purchasing_lines" USING btree ("entry_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchasing_lines_entry_id_custom_product_id_index" ON "purchasing_lines" USING btree ("entry_id","custom_product_id");--> statement-breakpoint
CREATE INDEX "purchasing_lines_product_id_index" ON "purchasing_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "purchasing_lines_custom_product_id_index" ON "purchasing_lines" USING btree ("custom_product_id");--> statement-breakpoint
CREATE INDEX "cart_items_needs" ON "cart_items" USING gin (("source" -> 'needs') jsonb_path_ops) WHERE "cart_items"."source" ? 'needs';--> statement-breakpoint
CREATE INDEX "order_items_needs" ON "order_items" USING gin (("source" -> 'needs') jsonb_path_ops) WHERE "order_items"."source" ? 'needs';