CREATE TABLE "analytics_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"type" text NOT NULL,
	"user_id" integer,
	"visitor_uuid" uuid,
	"session_id" uuid NOT NULL,
	"view_uuid" uuid NOT NULL,
	"order_id" integer,
	"data" jsonb NOT NULL,
	"happened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_events_site_id_type_happened_at_index" ON "analytics_events" USING btree ("site_id","type","happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_happened_at_index" ON "analytics_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "analytics_events_user_id_index" ON "analytics_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "analytics_events_order" ON "analytics_events" USING btree ("site_id","user_id","order_id") WHERE "analytics_events"."order_id" is not null;