CREATE TABLE "goods_import_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"import_id" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer NOT NULL,
	"ref_id" integer NOT NULL,
	"change_id" bigint,
	"before" numeric(15, 3),
	"after" numeric(15, 3),
	"outcome" text,
	"why" text
);
--> statement-breakpoint
CREATE TABLE "goods_import_layouts" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_import_rows" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sheet" smallint NOT NULL,
	"row" integer NOT NULL,
	"article" text,
	"manufacturer_code" text,
	"ean" text,
	"brand" text,
	"product_id" integer,
	"fields" jsonb,
	"product" jsonb,
	"cells" text[] NOT NULL,
	"reason" text,
	"about" text,
	CONSTRAINT "goods_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "goods_import_values" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"ref_id" integer NOT NULL,
	"value" numeric(15, 3),
	CONSTRAINT "goods_import_values_import_id_position_kind_ref_id_pk" PRIMARY KEY("import_id","position","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "goods_imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"site_id" integer NOT NULL,
	"state" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text,
	"targets" text[] DEFAULT '{}' NOT NULL,
	"sheets" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"origin" text NOT NULL,
	"options" jsonb NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"summary" jsonb,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reverted" jsonb,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "goods_import_changes" ADD CONSTRAINT "goods_import_changes_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_rows" ADD CONSTRAINT "goods_import_rows_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_values" ADD CONSTRAINT "goods_import_values_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_changes_import_id_id_index" ON "goods_import_changes" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "goods_imports_created_at_index" ON "goods_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "goods_imports_author_id_index" ON "goods_imports" USING btree ("author_id");