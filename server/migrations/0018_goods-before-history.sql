-- Kinds are described by the features their goods have; goods buyers no longer see are no drafts.
INSERT INTO "family_features" ("family_id", "feature_id", "position")
SELECT "used"."family_id", "f"."id", row_number() OVER (PARTITION BY "used"."family_id" ORDER BY "f"."position", "f"."id") - 1
FROM (SELECT DISTINCT "p"."family_id", "pf"."feature_id" FROM "product_features" "pf" JOIN "products" "p" ON "p"."id" = "pf"."product_id") "used"
JOIN "features" "f" ON "f"."id" = "used"."feature_id";
--> statement-breakpoint
UPDATE "products" SET "published_at" = "created_at" WHERE NOT "is_active";
