CREATE TABLE "done_once" (
	"key" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "done_once_at_index" ON "done_once" USING btree ("at");