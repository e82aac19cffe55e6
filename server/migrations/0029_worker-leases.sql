CREATE TABLE "job_workers" (
	"id" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "done_once" ADD COLUMN "is_for_good" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "done_once" SET "is_for_good" = true WHERE "key" LIKE 'document:%:overdue';
