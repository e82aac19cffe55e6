ALTER TABLE "warehouses" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_routes" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "regions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_import_changes_unreverted" ON "goods_import_changes" USING btree ("import_id","id") WHERE "goods_import_changes"."outcome" in ('kept', 'failed');--> statement-breakpoint
CREATE INDEX "goods_import_rows_refused" ON "goods_import_rows" USING btree ("import_id","position") WHERE "goods_import_rows"."reason" is not null;