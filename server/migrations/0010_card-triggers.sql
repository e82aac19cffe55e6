-- Cards are kept in memory by the servers and read anew when this feed names them: what else they show is noted too.
DO $$
DECLARE
  relation text;
BEGIN
  FOREACH relation IN ARRAY ARRAY['price_breaks', 'arrivals'] LOOP
    EXECUTE format('create trigger search_inserted after insert on %I referencing new table as changed for each statement execute function note_search_changes(''amounts'', ''product_id'')', relation);
    EXECUTE format('create trigger search_updated after update on %I referencing new table as changed old table as former for each statement execute function note_search_changes(''amounts'', ''product_id'')', relation);
    EXECUTE format('create trigger search_deleted after delete on %I referencing old table as changed for each statement execute function note_search_changes(''amounts'', ''product_id'')', relation);
    EXECUTE format('create trigger search_truncated after truncate on %I for each statement execute function note_search_change_of_all()', relation);
  END LOOP;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name" ON "families" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();--> statement-breakpoint
CREATE TRIGGER "search_renamed" AFTER UPDATE OF "name", "decimals" ON "units" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_change_of_all"();
