import { sql, check, integer, pgTable } from '#platform/database/drizzle'
import { products } from './catalogue.ts'
import { at, kopecks } from './columns.ts'

/**
 * The seller's cost of a product, with VAT, per unit. Apart from products and prices, which buyers and the search index read:
 * no statement of theirs can answer with it.
 */
export const productCosts = pgTable(
  'product_costs',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    cost: kopecks().notNull(),
    changedAt: at().notNull().defaultNow(),
  },
  (t) => [check('product_costs_cost', sql`${t.cost} > 0`)],
)
