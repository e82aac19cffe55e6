import { sql, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from '#platform/database/drizzle'
import { brands, products, sections } from './catalogue.ts'
import { at, createdAt, id, kopecks, quantity } from './columns.ts'
import { companies, contracts } from './companies.ts'

/** A company's agreed discount on a brand or on a section with all under it, by one of its contracts or by any; the best that fits applies. */
export const companyDiscounts = pgTable(
  'company_discounts',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null: whatever the contract. */
    contractId: integer().references(() => contracts.id, { onDelete: 'cascade' }),
    brandId: integer().references(() => brands.id, { onDelete: 'cascade' }),
    sectionId: integer().references(() => sections.id, { onDelete: 'cascade' }),
    /** Basis points: 500 = 5 % off. */
    discount: integer().notNull(),
  },
  (t) => [
    index().on(t.companyId),
    uniqueIndex('company_discounts_of_brand').on(t.companyId, t.brandId).where(sql`${t.contractId} is null`),
    uniqueIndex('company_discounts_of_section').on(t.companyId, t.sectionId).where(sql`${t.contractId} is null`),
    uniqueIndex('contract_discounts_of_brand').on(t.contractId, t.brandId),
    uniqueIndex('contract_discounts_of_section').on(t.contractId, t.sectionId),
    check('company_discounts_one_subject', sql`(${t.brandId} is null) <> (${t.sectionId} is null)`),
    check('company_discounts_share', sql`${t.discount} between 1 and 10000`),
  ],
)

/** A price fixed by a contract, gross for one unit: price list, region and promos do not change it. */
export const contractPrices = pgTable(
  'contract_prices',
  {
    contractId: integer()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: kopecks().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contractId, t.productId] }),
    index().on(t.productId),
    check('contract_prices_positive', sql`${t.price} > 0`),
  ],
)

/** Discounts that begin and end together; its goods are rows of `product_promos`. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    name: text().notNull(),
    startsAt: at().notNull(),
    endsAt: at(),
    /** Counts changes: a form opened before one does not overwrite it. */
    version: integer().notNull().default(0),
  },
  (t) => [index().on(t.startsAt)],
)

/** A discount everyone gets on a product for a while, in basis points. */
export const productPromos = pgTable(
  'product_promos',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null: written by another system, without a name. */
    promotionId: integer().references(() => promotions.id, { onDelete: 'cascade' }),
    discount: integer().notNull(),
    /** Those of its promotion. */
    startsAt: createdAt(),
    endsAt: at(),
  },
  (t) => [
    index().on(t.productId),
    uniqueIndex('product_promos_of_promotion').on(t.promotionId, t.productId),
    check('product_promos_share', sql`${t.discount} between 1 and 10000`),
  ],
)

/** Cheaper by the dozen: a discount from a quantity on, in basis points. */
export const priceBreaks = pgTable(
  'price_breaks',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    fromQuantity: quantity().notNull(),
    discount: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.fromQuantity] }),
    check('price_breaks_share', sql`${t.discount} between 1 and 10000`),
    check('price_breaks_from', sql`${t.fromQuantity} > 0`),
  ],
)

/** Basis points of the price that come back as points of the club. */
export const brandCashBacks = pgTable('brand_cash_backs', {
  brandId: integer()
    .primaryKey()
    .references(() => brands.id, { onDelete: 'cascade' }),
  rate: integer().notNull(),
})

/** Their texts hold nothing of a person. */
export const withoutPeople = [promotions]
