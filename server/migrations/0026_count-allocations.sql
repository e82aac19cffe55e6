UPDATE "payments" p SET "allocated_sum" = a."sum"
FROM (SELECT "payment_id", sum("sum") AS "sum" FROM "payment_allocations" GROUP BY 1) a WHERE a."payment_id" = p."id";--> statement-breakpoint
-- Whoever moves money, a payment knows how much of it lies on invoices, and never more than there is.
CREATE FUNCTION "count_allocations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE "payments" SET "allocated_sum" = "allocated_sum" - OLD."sum" WHERE "id" = OLD."payment_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE "payments" SET "allocated_sum" = "allocated_sum" + NEW."sum" WHERE "id" = NEW."payment_id";
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "payment_allocations_count" AFTER INSERT OR UPDATE OR DELETE ON "payment_allocations"
  FOR EACH ROW EXECUTE FUNCTION "count_allocations"();
