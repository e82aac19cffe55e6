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
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_codes" ADD CONSTRAINT "customer_codes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_codes_company_id_normalised_index" ON "customer_codes" USING btree ("company_id","normalised");--> statement-breakpoint
CREATE INDEX "customer_codes_company_id_compact_index" ON "customer_codes" USING btree ("company_id","compact");--> statement-breakpoint
CREATE INDEX "customer_codes_product_id_index" ON "customer_codes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_documents_terms_index" ON "search_documents" USING gin ("terms");