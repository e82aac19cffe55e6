CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an issued document never changes' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "documents_stay" BEFORE DELETE OR UPDATE OF "type", "number", "date", "company_id", "legal_entity_id", "contract_id", "order_id",
  "shipment_id", "return_id", "corrects_id", "sum", "vat", "vat_by_rate", "due_on", "valid_until", "snapshot", "period_from", "period_to",
  "created_at", "posted_at" ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();--> statement-breakpoint
CREATE TRIGGER "posted_documents_stay" BEFORE UPDATE OF "state", "paid_sum" ON "documents" FOR EACH ROW
  WHEN (OLD."state" = 'posted') EXECUTE FUNCTION "refuse_document_change"();
