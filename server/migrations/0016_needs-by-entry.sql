-- The entries of the purchasing board that a line of a cart or an order serves.
CREATE FUNCTION "need_entries"("source" jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT (need ->> 'entryId')::integer FROM jsonb_array_elements("source" -> 'needs') need);--> statement-breakpoint
DROP INDEX "cart_items_needs";--> statement-breakpoint
DROP INDEX "order_items_needs";--> statement-breakpoint
CREATE INDEX "cart_items_need_entries" ON "cart_items" USING gin (need_entries("source")) WHERE "cart_items"."source" ? 'needs';--> statement-breakpoint
CREATE INDEX "order_items_need_entries" ON "order_items" USING gin (need_entries("source")) WHERE "order_items"."source" ? 'needs';