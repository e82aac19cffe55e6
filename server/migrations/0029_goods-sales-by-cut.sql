-- Sums of another form: they are made anew, and until then reports read the orders.
TRUNCATE "goods_sales_days";--> statement-breakpoint
INSERT INTO "sales_changes" ("day") SELECT DISTINCT "day" FROM "sales_days";--> statement-breakpoint
ALTER TABLE "goods_sales_days" DROP CONSTRAINT "goods_sales_days_day_siteId_brand_sectionId_unique";--> statement-breakpoint
ALTER TABLE "goods_sales_days" ADD COLUMN "cut" text NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_sales_days" ADD CONSTRAINT "goods_sales_days_of_cut" UNIQUE NULLS NOT DISTINCT("cut","day","site_id","brand","section_id");