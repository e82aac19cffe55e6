CREATE TABLE "printings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "printings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer NOT NULL,
	"count" integer NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"percent" smallint DEFAULT 0 NOT NULL,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printings_percent" CHECK ("printings"."percent" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "printings" ADD CONSTRAINT "printings_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printings_author_id_index" ON "printings" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "printings_created_at_index" ON "printings" USING btree ("created_at");