CREATE TABLE "sample_rows" (
	"table" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "sample_rows_table_row_id_pk" PRIMARY KEY("table","row_id")
);
--> statement-breakpoint
CREATE TABLE "setup_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;