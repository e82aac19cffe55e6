CREATE TABLE "goods_import_pictures" (
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"place" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "goods_import_pictures_import_id_position_place_pk" PRIMARY KEY("import_id","position","place")
);
--> statement-breakpoint
CREATE TABLE "goods_import_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_import_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"site_id" integer NOT NULL,
	"source" text NOT NULL,
	"place" text NOT NULL,
	"every" text NOT NULL,
	"time" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"file_name" text NOT NULL,
	"targets" text[] NOT NULL,
	"sheets" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"next_run_at" timestamp with time zone,
	"last_run_at" timestamp with time zone,
	"last_outcome" text,
	"last_sha256" text,
	"last_import_id" integer,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_picture_sources" (
	"product_id" integer NOT NULL,
	"source" text NOT NULL,
	"image" text NOT NULL,
	CONSTRAINT "product_picture_sources_product_id_source_pk" PRIMARY KEY("product_id","source")
);
--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "archive_key" text;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "archive" jsonb;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "added" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_imports" ADD COLUMN "schedule_id" integer;--> statement-breakpoint
ALTER TABLE "goods_import_pictures" ADD CONSTRAINT "goods_import_pictures_import_id_goods_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_import_schedules" ADD CONSTRAINT "goods_import_schedules_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_picture_sources" ADD CONSTRAINT "product_picture_sources_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_schedules_next_run_at_index" ON "goods_import_schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "goods_import_schedules_author_id_index" ON "goods_import_schedules" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "goods_imports" ADD CONSTRAINT "goods_imports_schedule_id_goods_import_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."goods_import_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_imports_schedule_id_index" ON "goods_imports" USING btree ("schedule_id");