-- Words that nobody changed are in the file of the product and need no row.
DELETE FROM "search_dictionary" WHERE "means" = "shipped_means" AND NOT "is_off";--> statement-breakpoint
UPDATE "search_dictionary" SET "changed_at" = now() WHERE "changed_at" IS NULL;--> statement-breakpoint
DROP INDEX "search_dictionary_key_index";--> statement-breakpoint
ALTER TABLE "search_dictionary" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "search_dictionary" ADD PRIMARY KEY ("key");--> statement-breakpoint
ALTER TABLE "search_dictionary" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "search_dictionary" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_dictionary" DROP COLUMN "shipped_means";
