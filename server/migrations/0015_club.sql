CREATE SEQUENCE "public"."reward_order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "club_levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"threshold" bigint NOT NULL,
	"factor" integer NOT NULL,
	"perks" jsonb DEFAULT '{"ru":""}'::jsonb NOT NULL,
	CONSTRAINT "club_levels_threshold" CHECK ("club_levels"."threshold" >= 0),
	CONSTRAINT "club_levels_factor" CHECK ("club_levels"."factor" between 100 and 1000)
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"person_id" integer,
	"card_number" text NOT NULL,
	"level_id" integer,
	"state" text DEFAULT 'active' NOT NULL,
	"state_reason" text DEFAULT '' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"joined_by" integer,
	"rules_version" text NOT NULL,
	CONSTRAINT "club_members_cardNumber_unique" UNIQUE("card_number")
);
--> statement-breakpoint
CREATE TABLE "reward_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"reward_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"person_id" integer,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"cost" bigint NOT NULL,
	"worth" bigint,
	"document_id" integer,
	"payment_id" integer,
	"state" text DEFAULT 'created' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "reward_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "reward_orders_amount" CHECK ("reward_orders"."amount" > 0 and "reward_orders"."cost" > 0)
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rewards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb DEFAULT '{"ru":""}'::jsonb NOT NULL,
	"product_id" integer,
	"cost" bigint NOT NULL,
	"worth" bigint,
	"stock" integer,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rewards_cost" CHECK ("rewards"."cost" > 0),
	CONSTRAINT "rewards_stock" CHECK ("rewards"."stock" >= 0),
	CONSTRAINT "rewards_worth" CHECK (("rewards"."kind" = 'discount') = ("rewards"."worth" is not null) and ("rewards"."worth" is null or "rewards"."worth" > 0))
);
--> statement-breakpoint
ALTER TABLE "loyalty_lots" ALTER COLUMN "available_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ALTER COLUMN "expires_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "order_item_id" integer;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "return_id" integer;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "payment_id" integer;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD COLUMN "reward_order_id" integer;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "club_levels" ADD CONSTRAINT "club_levels_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_level_id_club_levels_id_fk" FOREIGN KEY ("level_id") REFERENCES "public"."club_levels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_joined_by_users_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "club_levels_site_id_threshold_index" ON "club_levels" USING btree ("site_id","threshold");--> statement-breakpoint
CREATE UNIQUE INDEX "club_members_one_company" ON "club_members" USING btree ("company_id") WHERE "club_members"."person_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "club_members_one_person" ON "club_members" USING btree ("person_id") WHERE "club_members"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "reward_orders_company_id_id_index" ON "reward_orders" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reward_orders_state_id_index" ON "reward_orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "reward_orders_reward_id_index" ON "reward_orders" USING btree ("reward_id");--> statement-breakpoint
CREATE INDEX "rewards_site_id_index" ON "rewards" USING btree ("site_id");--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_reward_order_id_reward_orders_id_fk" FOREIGN KEY ("reward_order_id") REFERENCES "public"."reward_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_lots" ADD CONSTRAINT "loyalty_lots_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_entries_person_id_id_index" ON "loyalty_entries" USING btree ("person_id","id" DESC NULLS LAST) WHERE "loyalty_entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "loyalty_entries_lot_id_index" ON "loyalty_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_payment_id_index" ON "loyalty_entries" USING btree ("payment_id") WHERE "loyalty_entries"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "loyalty_entries_reward_order_id_index" ON "loyalty_entries" USING btree ("reward_order_id") WHERE "loyalty_entries"."reward_order_id" is not null;--> statement-breakpoint
CREATE INDEX "loyalty_lots_person_id_index" ON "loyalty_lots" USING btree ("person_id") WHERE "loyalty_lots"."person_id" is not null;