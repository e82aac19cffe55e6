CREATE TABLE "bank_statement_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"number" text NOT NULL,
	"date" date NOT NULL,
	"received_on" date NOT NULL,
	"sum" bigint NOT NULL,
	"payer_name" text NOT NULL,
	"payer_inn" text NOT NULL,
	"purpose" text NOT NULL,
	"payment_id" integer,
	"dismissed_at" timestamp with time zone,
	"dismiss_reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statement_lines_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_statement_lines_sum" CHECK ("bank_statement_lines"."sum" > 0)
);
--> statement-breakpoint
CREATE TABLE "company_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"text" text NOT NULL,
	"author_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"assignee_id" integer NOT NULL,
	"author_id" integer,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement_lines" ADD CONSTRAINT "bank_statement_lines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_notes" ADD CONSTRAINT "company_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tasks" ADD CONSTRAINT "company_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tasks" ADD CONSTRAINT "company_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_tasks" ADD CONSTRAINT "company_tasks_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statement_lines_payment_id_index" ON "bank_statement_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_statement_lines_dismissed" ON "bank_statement_lines" USING btree ("id") WHERE "bank_statement_lines"."dismissed_at" is not null;--> statement-breakpoint
CREATE INDEX "bank_statement_lines_waiting" ON "bank_statement_lines" USING btree ("id") WHERE "bank_statement_lines"."payment_id" is null and "bank_statement_lines"."dismissed_at" is null;--> statement-breakpoint
CREATE INDEX "company_notes_company_id_id_index" ON "company_notes" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_tasks_company_id_id_index" ON "company_tasks" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "company_tasks_open" ON "company_tasks" USING btree ("assignee_id","due_on") WHERE "company_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mails_recipient_id_index" ON "mails" USING btree ("recipient","id" DESC NULLS LAST);