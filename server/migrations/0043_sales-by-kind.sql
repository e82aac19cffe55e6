-- Sums without kinds of goods: they are made anew, and until then reports read the orders.
TRUNCATE "goods_sales_days";--> statement-breakpoint
INSERT INTO "sales_changes" ("day") SELECT DISTINCT "day" FROM "sales_days";--> statement-breakpoint
ALTER TABLE "goods_sales_days" DROP CONSTRAINT "goods_sales_days_of_cut";--> statement-breakpoint
ALTER TABLE "goods_sales_days" ADD COLUMN "kind_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_sales_days" ADD CONSTRAINT "goods_sales_days_of_cut" UNIQUE NULLS NOT DISTINCT("cut","day","site_id","brand","section_id","kind_id");--> statement-breakpoint
-- A product that gets another section or kind takes its sales along.
DROP TRIGGER "sales_moved" ON "products";--> statement-breakpoint
CREATE TRIGGER "sales_moved" AFTER UPDATE ON "products" FOR EACH ROW
  WHEN ((OLD.section_id, OLD.family_id) IS DISTINCT FROM (NEW.section_id, NEW.family_id)) EXECUTE FUNCTION "note_moved_sales"();
