CREATE TABLE "customer_changes" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"kind" text NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_changes_xid_index" ON "customer_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "customer_changes_created_at_index" ON "customer_changes" USING btree ("created_at");--> statement-breakpoint
-- Row by row, for only so can a trigger ask which columns have changed. The arguments: what is noted, and the column that names it.
CREATE FUNCTION "note_customer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former integer;
  present integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := to_jsonb(OLD) ->> TG_ARGV[1]; END IF;
  IF TG_OP <> 'DELETE' THEN present := to_jsonb(NEW) ->> TG_ARGV[1]; END IF;
  INSERT INTO customer_changes (kind, customer_id) SELECT DISTINCT TG_ARGV[0], id FROM unnest(ARRAY[former, present]) id WHERE id IS NOT NULL;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "customers_noted" AFTER INSERT OR DELETE OR UPDATE OF "name", "state" ON "companies" FOR EACH ROW EXECUTE FUNCTION note_customer_change('company', 'id');--> statement-breakpoint
CREATE TRIGGER "customers_noted" AFTER INSERT OR DELETE OR UPDATE OF "company_id", "short_name", "inn", "is_main" ON "legal_entities" FOR EACH ROW EXECUTE FUNCTION note_customer_change('company', 'company_id');--> statement-breakpoint
CREATE TRIGGER "customers_noted" AFTER INSERT OR DELETE OR UPDATE OF "company_id", "manager_id" ON "company_managers" FOR EACH ROW EXECUTE FUNCTION note_customer_change('company', 'company_id');--> statement-breakpoint
CREATE TRIGGER "customers_noted" AFTER INSERT OR DELETE OR UPDATE OF "company_id", "user_id" ON "company_members" FOR EACH ROW EXECUTE FUNCTION note_customer_change('person', 'user_id');--> statement-breakpoint
CREATE TRIGGER "customers_noted" AFTER INSERT OR DELETE OR UPDATE OF "last_name", "first_name", "middle_name", "email", "phone", "role", "state" ON "users" FOR EACH ROW EXECUTE FUNCTION note_customer_change('person', 'id');
