ALTER TABLE "payments" ADD COLUMN "bank_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voided_by" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "void_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_voided_by_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bankKey_unique" UNIQUE("bank_key");--> statement-breakpoint
-- Papers of the bank recorded before; of one recorded twice the first has it.
UPDATE "payments" p SET "bank_key" = k."key" FROM (
  SELECT DISTINCT ON (1) concat_ws(':', "company_id", ("received_at" AT TIME ZONE 'Europe/Moscow')::date,
    ltrim(regexp_replace("bank_document", '\D', '', 'g'), '0'), "sum") AS "key", "id"
  FROM "payments" WHERE "direction" = 'in' AND "method" = 'transfer' AND "received_at" IS NOT NULL AND "state" IN ('paid', 'partially_refunded', 'refunded')
    AND ltrim(regexp_replace("bank_document", '\D', '', 'g'), '0') <> '' ORDER BY 1, "id"
) k WHERE k."id" = p."id";
