CREATE TEMPORARY TABLE "former_openings" ON COMMIT DROP AS
  SELECT "specification_id", "user_id", json_agg(json_build_array("product_id", "price", "stock", "day", "is_sold")) AS "seen", max("opened_at") AS "opened_at"
  FROM "specification_openings" GROUP BY "specification_id", "user_id";--> statement-breakpoint
DELETE FROM "specification_openings";--> statement-breakpoint
ALTER TABLE "specification_openings" DROP CONSTRAINT "specification_openings_specification_id_user_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "specification_openings" ADD CONSTRAINT "specification_openings_specification_id_user_id_pk" PRIMARY KEY("specification_id","user_id");--> statement-breakpoint
ALTER TABLE "specification_openings" ADD COLUMN "seen" json NOT NULL;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "document_stamp" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "specification_openings" DROP COLUMN "product_id";--> statement-breakpoint
ALTER TABLE "specification_openings" DROP COLUMN "price";--> statement-breakpoint
ALTER TABLE "specification_openings" DROP COLUMN "stock";--> statement-breakpoint
ALTER TABLE "specification_openings" DROP COLUMN "day";--> statement-breakpoint
ALTER TABLE "specification_openings" DROP COLUMN "is_sold";--> statement-breakpoint
INSERT INTO "specification_openings" ("specification_id", "user_id", "seen", "opened_at")
  SELECT "specification_id", "user_id", "seen", "opened_at" FROM "former_openings";--> statement-breakpoint
-- Groups and lines are also changed by foreign keys, when a product of theirs is deleted: only triggers see every change.
CREATE FUNCTION "stamp_specifications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE specifications SET document_stamp = gen_random_uuid() WHERE id IN (SELECT specification_id FROM changed);
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  relation text;
BEGIN
  FOREACH relation IN ARRAY ARRAY['specification_groups', 'specification_lines'] LOOP
    EXECUTE format('create trigger stamp_inserted after insert on %I referencing new table as changed for each statement execute function stamp_specifications()', relation);
    EXECUTE format('create trigger stamp_updated after update on %I referencing new table as changed for each statement execute function stamp_specifications()', relation);
    EXECUTE format('create trigger stamp_deleted after delete on %I referencing old table as changed for each statement execute function stamp_specifications()', relation);
  END LOOP;
END
$$;
