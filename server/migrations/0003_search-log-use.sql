ALTER TABLE "search_log" ADD COLUMN "normalised" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_log" ADD COLUMN "understood" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_log" ADD COLUMN "is_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "search_log_found_nothing_index" ON "search_log" USING btree ("searched_at") WHERE "search_log"."total" = 0 and "search_log"."normalised" <> '';--> statement-breakpoint
CREATE INDEX "search_log_unused_index" ON "search_log" USING btree ("searched_at") WHERE "search_log"."total" > 0 and not "search_log"."is_used" and "search_log"."normalised" <> '';