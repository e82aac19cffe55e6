CREATE TABLE "chosen_destinations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chosen_destinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"company_id" integer,
	"visitor_uuid" uuid,
	"delivery_type" text NOT NULL,
	"warehouse_id" integer,
	"delivery_address_id" integer,
	"needed_on" date,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chosen_destinations_one" UNIQUE NULLS NOT DISTINCT("user_id","company_id","visitor_uuid"),
	CONSTRAINT "chosen_destinations_one_owner" CHECK (("chosen_destinations"."user_id" is null) <> ("chosen_destinations"."visitor_uuid" is null))
);
--> statement-breakpoint
ALTER TABLE "chosen_destinations" ADD CONSTRAINT "chosen_destinations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_destinations" ADD CONSTRAINT "chosen_destinations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_destinations" ADD CONSTRAINT "chosen_destinations_warehouse_id_warehouses_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."warehouses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_destinations" ADD CONSTRAINT "chosen_destinations_delivery_address_id_delivery_addresses_id_fk" FOREIGN KEY ("delivery_address_id") REFERENCES "public"."delivery_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chosen_destinations_company_id_index" ON "chosen_destinations" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "chosen_destinations_visitor_uuid_index" ON "chosen_destinations" USING btree ("visitor_uuid");