-- Days whose orders change are noted in the transaction of the change, whoever makes it: foreign keys change orders too.
CREATE FUNCTION "note_sales_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO sales_changes (day) VALUES ((OLD.created_at AT TIME ZONE 'Europe/Moscow')::date);
  END IF;
  IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND OLD.created_at <> NEW.created_at THEN
    INSERT INTO sales_changes (day) VALUES ((NEW.created_at AT TIME ZONE 'Europe/Moscow')::date);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sales_changed" AFTER INSERT OR DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "note_sales_change"();--> statement-breakpoint
CREATE TRIGGER "sales_updated" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.state, OLD.site_id, OLD.region_id, OLD.manager_id, OLD.company_id, OLD.items_total, OLD.custom_items_total, OLD.line_count, OLD.source, OLD.created_at)
    IS DISTINCT FROM (NEW.state, NEW.site_id, NEW.region_id, NEW.manager_id, NEW.company_id, NEW.items_total, NEW.custom_items_total, NEW.line_count, NEW.source, NEW.created_at))
  EXECUTE FUNCTION "note_sales_change"();--> statement-breakpoint
-- A line that is added changes the order's own sums; one that is changed or deleted need not.
CREATE FUNCTION "note_line_sales_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (day) SELECT (o.created_at AT TIME ZONE 'Europe/Moscow')::date FROM orders o WHERE o.id = OLD.order_id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sales_line_deleted" AFTER DELETE ON "order_items" FOR EACH ROW EXECUTE FUNCTION "note_line_sales_change"();--> statement-breakpoint
CREATE TRIGGER "sales_line_updated" AFTER UPDATE ON "order_items" FOR EACH ROW
  WHEN ((OLD.sum, OLD.brand, OLD.product_id, OLD.cancelled < OLD.amount) IS DISTINCT FROM (NEW.sum, NEW.brand, NEW.product_id, NEW.cancelled < NEW.amount))
  EXECUTE FUNCTION "note_line_sales_change"();--> statement-breakpoint
-- A product that moves takes its sales along.
CREATE FUNCTION "note_moved_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (day)
  SELECT DISTINCT (o.created_at AT TIME ZONE 'Europe/Moscow')::date FROM order_items i JOIN orders o ON o.id = i.order_id WHERE i.product_id = NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "sales_moved" AFTER UPDATE ON "products" FOR EACH ROW WHEN (OLD.section_id <> NEW.section_id) EXECUTE FUNCTION "note_moved_sales"();--> statement-breakpoint
INSERT INTO "sales_changes" ("day") SELECT DISTINCT ("created_at" AT TIME ZONE 'Europe/Moscow')::date FROM "orders";
