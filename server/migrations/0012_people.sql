CREATE TABLE "invitations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"email" text,
	"phone" text,
	"name" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"invited_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "invitations_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "manager_absences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "manager_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"manager_id" integer NOT NULL,
	"substitute_id" integer NOT NULL,
	"away_from" date NOT NULL,
	"away_to" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_sign_ons" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmation_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "confirmation_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" text NOT NULL,
	"text_slug" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "destruction_records" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "destruction_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"extract" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"destroyed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "destruction_records_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bank_card_id" text NOT NULL,
	"pan" text NOT NULL,
	"expires_on" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_cards_bankCardId_unique" UNIQUE("bank_card_id")
);
--> statement-breakpoint
CREATE TABLE "sign_up_proofs" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"told" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"provider" text,
	"subject" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"text" text NOT NULL,
	"fallback_email" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"provider" text,
	"provider_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "sms_messages_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "receivables" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "overdue_receivables" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "overdue_duration" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "balance" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "bonus" integer;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "rejection" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "ogrn_date" date;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "okpo" text;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "okved" text;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "status" text DEFAULT 'ACTIVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "legal_entities" ADD COLUMN "requisites_key" text;--> statement-breakpoint
ALTER TABLE "managers" ADD COLUMN "messengers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "commodity_group" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "loyalty_card_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "promo_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_absences" ADD CONSTRAINT "manager_absences_manager_id_managers_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."managers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manager_absences" ADD CONSTRAINT "manager_absences_substitute_id_managers_user_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."managers"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cards" ADD CONSTRAINT "payment_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitations_company_id_index" ON "invitations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "manager_absences_manager_id_away_to_index" ON "manager_absences" USING btree ("manager_id","away_to");--> statement-breakpoint
CREATE INDEX "bank_sign_ons_expires_at_index" ON "bank_sign_ons" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "confirmation_codes_address_hash_purpose_created_at_index" ON "confirmation_codes" USING btree ("address_hash","purpose","created_at");--> statement-breakpoint
CREATE INDEX "confirmation_codes_expires_at_index" ON "confirmation_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_user_id_kind_id_index" ON "consents" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "payment_cards_user_id_index" ON "payment_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_up_proofs_expires_at_index" ON "sign_up_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_identities_user_id_index" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_messages_created_at_index" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");