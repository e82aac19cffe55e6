CREATE TABLE "search_dictionary" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_dictionary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"says" text NOT NULL,
	"key" text NOT NULL,
	"means" text[] NOT NULL,
	"shipped_means" text[],
	"is_off" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp with time zone,
	"changed_by" integer
);
--> statement-breakpoint
ALTER TABLE "search_dictionary" ADD CONSTRAINT "search_dictionary_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "search_dictionary_key_index" ON "search_dictionary" USING btree ("key");