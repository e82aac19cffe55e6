-- Product cards are cached with what an arrival can still promise: orders that wait for one name its product in the feed of changes.
CREATE FUNCTION "note_promised_arrivals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  arrival int;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    INSERT INTO search_changes (kind, product_id)
      SELECT DISTINCT 'amounts', r.product_id
      FROM order_items i JOIN order_allocations a ON a.order_item_id = i.id JOIN arrivals r ON r.id = a.arrival_id
      WHERE i.order_id = NEW.id;
  ELSE
    arrival := CASE TG_OP WHEN 'INSERT' THEN NEW.arrival_id WHEN 'DELETE' THEN OLD.arrival_id ELSE coalesce(NEW.arrival_id, OLD.arrival_id) END;
    INSERT INTO search_changes (kind, product_id) SELECT 'amounts', r.product_id FROM arrivals r WHERE r.id = arrival;
  END IF;
  IF FOUND THEN
    PERFORM pg_notify('search_changes', '');
  END IF;
  RETURN NULL;
END
$$;
