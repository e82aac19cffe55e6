CREATE TABLE "boards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"token" text NOT NULL,
	"owner_id" integer,
	"edit_key_hash" text,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"circuit_count" smallint NOT NULL,
	"board" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "boards_token_unique" UNIQUE("token"),
	CONSTRAINT "boards_owned" CHECK ("boards"."owner_id" is not null or "boards"."edit_key_hash" is not null)
);
--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boards_owner_id_updated_at_index" ON "boards" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "boards_updated_at_index" ON "boards" USING btree ("updated_at") WHERE "boards"."owner_id" is null;