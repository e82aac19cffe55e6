ALTER TABLE "goods_import_changes" ADD COLUMN "text_before" text;--> statement-breakpoint
ALTER TABLE "goods_import_changes" ADD COLUMN "text_after" text;--> statement-breakpoint
ALTER TABLE "goods_import_values" ADD COLUMN "text" text;