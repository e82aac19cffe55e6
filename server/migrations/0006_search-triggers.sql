CREATE INDEX "products_name_order" ON "products" (("name" COLLATE "ru-x-icu"), "id");--> statement-breakpoint
-- Arguments: the kind of change and the column that names the product. Rows of a statement stand in `changed`, those before an update in `former`.
CREATE FUNCTION "note_search_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted bigint;
  former text := CASE WHEN TG_OP = 'UPDATE' THEN format('union select %I from former', TG_ARGV[1]) ELSE '' END;
BEGIN
  EXECUTE format('insert into search_changes (kind, product_id) select distinct %L, id from (select %I as id from changed %s) c limit 100001', TG_ARGV[0], TG_ARGV[1], former);
  GET DIAGNOSTICS noted = ROW_COUNT;
  IF noted > 100000 THEN
    INSERT INTO search_changes (kind) VALUES ('all');
  END IF;
  IF noted > 0 THEN
    PERFORM pg_notify('search_changes', '');
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_search_change_of_all"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_changes (kind) VALUES ('all');
  PERFORM pg_notify('search_changes', '');
  RETURN NULL;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  noted record;
BEGIN
  FOR noted IN SELECT * FROM (VALUES
    ('products', 'document', 'id'),
    ('product_features', 'document', 'product_id'),
    ('product_set_items', 'document', 'product_id'),
    ('prices', 'amounts', 'product_id'),
    ('stock', 'amounts', 'product_id'),
    ('product_promos', 'amounts', 'product_id')
  ) AS t (relation, kind, named_by) LOOP
    EXECUTE format('create trigger search_inserted after insert on %I referencing new table as changed for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_updated after update on %I referencing new table as changed old table as former for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_deleted after delete on %I referencing old table as changed for each statement execute function note_search_changes(%L, %L)', noted.relation, noted.kind, noted.named_by);
    EXECUTE format('create trigger search_truncated after truncate on %I for each statement execute function note_search_change_of_all()', noted.relation);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "brands" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "sections" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "series" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "price_types" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "warehouses" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_widened" AFTER INSERT OR DELETE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();
