CREATE TABLE "analog_rules" (
	"family_id" integer NOT NULL,
	"feature_id" integer NOT NULL,
	"kind" text NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "analog_rules_family_id_feature_id_pk" PRIMARY KEY("family_id","feature_id"),
	CONSTRAINT "analog_rules_weight" CHECK ("analog_rules"."weight" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "analog_rules" ADD CONSTRAINT "analog_rules_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analog_rules" ADD CONSTRAINT "analog_rules_feature_id_features_id_fk" FOREIGN KEY ("feature_id") REFERENCES "public"."features"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analog_rules_feature_id_index" ON "analog_rules" USING btree ("feature_id");