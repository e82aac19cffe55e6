CREATE TABLE "contract_prices" (
	"contract_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "contract_prices_contract_id_product_id_pk" PRIMARY KEY("contract_id","product_id"),
	CONSTRAINT "contract_prices_positive" CHECK ("contract_prices"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "price_type_id" integer;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_prices" ADD CONSTRAINT "contract_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_prices_product_id_index" ON "contract_prices" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_price_type_id_price_types_id_fk" FOREIGN KEY ("price_type_id") REFERENCES "public"."price_types"("id") ON DELETE no action ON UPDATE no action;