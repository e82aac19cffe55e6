ALTER TABLE "order_items" ADD COLUMN "source" jsonb;--> statement-breakpoint
ALTER TABLE "specification_lines" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "edited_by" integer;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "edited_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "specifications" ADD COLUMN "editing_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "specifications" ADD CONSTRAINT "specifications_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;