CREATE TABLE "local_bank_cards" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"customer_key" text NOT NULL,
	"pan" text NOT NULL,
	"exp_date" text NOT NULL,
	"rebill_id" text,
	"is_removed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_cards_rebillId_unique" UNIQUE("rebill_id")
);
--> statement-breakpoint
CREATE TABLE "local_bank_notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"url" text NOT NULL,
	"body" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone,
	"last_answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_bank_payments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"is_sbp" boolean DEFAULT false NOT NULL,
	"customer_key" text,
	"is_recurrent" boolean DEFAULT false NOT NULL,
	"card_id" bigint,
	"notification_url" text,
	"success_url" text,
	"fail_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"misbehaviour" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_payments_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_bank_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_bank_refunds_paymentId_requestId_unique" UNIQUE("payment_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "local_bank_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"misbehaviour" text DEFAULT 'none' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_bank_notices" ADD CONSTRAINT "local_bank_notices_payment_id_local_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."local_bank_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_bank_payments" ADD CONSTRAINT "local_bank_payments_card_id_local_bank_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."local_bank_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_bank_refunds" ADD CONSTRAINT "local_bank_refunds_payment_id_local_bank_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."local_bank_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_bank_cards_customer_key_index" ON "local_bank_cards" USING btree ("customer_key");--> statement-breakpoint
CREATE INDEX "local_bank_notices_payment_id_index" ON "local_bank_notices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "local_bank_payments_order_id_index" ON "local_bank_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "local_bank_payments_card_id_index" ON "local_bank_payments" USING btree ("card_id");