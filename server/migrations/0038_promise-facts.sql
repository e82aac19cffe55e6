CREATE TABLE "promise_facts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"served_on" date,
	"site_id" integer NOT NULL,
	"region_id" integer,
	"manager_id" integer,
	"company_id" integer NOT NULL,
	"is_moved" boolean NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_promises_first";--> statement-breakpoint
ALTER TABLE "promise_facts" ADD CONSTRAINT "promise_facts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promise_facts_day_index" ON "promise_facts" USING btree ("day");--> statement-breakpoint
-- Served: all goods are ready at the counter, or on their way. A pickup is ready when its parcel is made; goods that are sent are there when they are delivered, or else when they left.
CREATE FUNCTION "promise_facts_of"("given" int) RETURNS SETOF "promise_facts" LANGUAGE sql STABLE AS $$
  SELECT o.id, p.day,
    CASE WHEN o.shipping_state IN ('ready_for_pickup', 'shipped', 'delivered', 'issued', 'not_collected') THEN (
      SELECT max(CASE
        WHEN o.delivery_type = 'pickup' THEN (s.created_at AT TIME ZONE 'Europe/Moscow')::date
        WHEN s.state = 'delivered' THEN (s.updated_at AT TIME ZONE 'Europe/Moscow')::date
        ELSE s.shipped_on END)
      FROM shipments s WHERE s.order_id = o.id) END,
    o.site_id, o.region_id, o.manager_id, o.company_id, coalesce(o.promised_on > p.day, false), o.state
  FROM orders o
  JOIN LATERAL (SELECT f.day FROM order_promises f WHERE f.order_id = o.id AND f.cause = 'placed' ORDER BY f.id LIMIT 1) p ON p.day IS NOT NULL
  WHERE o.id = given
$$;--> statement-breakpoint
CREATE FUNCTION "note_promise_fact"("given" int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO promise_facts SELECT * FROM promise_facts_of(given)
  ON CONFLICT (order_id) DO UPDATE SET (day, served_on, site_id, region_id, manager_id, company_id, is_moved, state) =
    (excluded.day, excluded.served_on, excluded.site_id, excluded.region_id, excluded.manager_id, excluded.company_id, excluded.is_moved, excluded.state)
$$;--> statement-breakpoint
CREATE FUNCTION "promise_order_changed"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM note_promise_fact(NEW.id); RETURN NULL; END $$;--> statement-breakpoint
CREATE FUNCTION "promise_part_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_promise_fact(CASE TG_OP WHEN 'DELETE' THEN OLD.order_id ELSE NEW.order_id END);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "promise_order_updated" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN ((OLD.state, OLD.shipping_state, OLD.delivery_type, OLD.promised_on, OLD.site_id, OLD.region_id, OLD.manager_id, OLD.company_id)
    IS DISTINCT FROM (NEW.state, NEW.shipping_state, NEW.delivery_type, NEW.promised_on, NEW.site_id, NEW.region_id, NEW.manager_id, NEW.company_id))
  EXECUTE FUNCTION "promise_order_changed"();--> statement-breakpoint
CREATE TRIGGER "promise_made" AFTER INSERT ON "order_promises" FOR EACH ROW WHEN (NEW.cause = 'placed') EXECUTE FUNCTION "promise_part_changed"();--> statement-breakpoint
CREATE TRIGGER "promise_shipped" AFTER INSERT OR DELETE ON "shipments" FOR EACH ROW EXECUTE FUNCTION "promise_part_changed"();--> statement-breakpoint
CREATE TRIGGER "promise_shipment_updated" AFTER UPDATE ON "shipments" FOR EACH ROW
  WHEN ((OLD.state, OLD.shipped_on, OLD.created_at, OLD.updated_at, OLD.order_id) IS DISTINCT FROM (NEW.state, NEW.shipped_on, NEW.created_at, NEW.updated_at, NEW.order_id))
  EXECUTE FUNCTION "promise_part_changed"();--> statement-breakpoint
INSERT INTO "promise_facts" SELECT f.* FROM orders o CROSS JOIN LATERAL promise_facts_of(o.id) f;
