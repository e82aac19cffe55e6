import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from '#platform/database/drizzle'
import { id, kopecks, localisedText } from './columns.ts'
import { products } from './catalogue.ts'

export const priceTypes = pgTable('price_types', {
  id: id(),
  code: text().notNull().unique(),
  name: localisedText().notNull(),
  /** Shown to guests where the site shows them prices. */
  isRetail: boolean().notNull().default(false),
  /** How staff type and see its prices; they are kept with VAT. */
  isVatIncluded: boolean().notNull().default(true),
  position: smallint().notNull().default(0),
  /** Counts changes: a form opened before one does not overwrite it. */
  version: integer().notNull().default(0),
})

/** Gross, in kopecks, per unit of the product. */
export const prices = pgTable(
  'prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    priceTypeId: integer()
      .notNull()
      .references(() => priceTypes.id),
    price: kopecks().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.priceTypeId] })],
)

/** The rate follows the shipment date, so rates are rows with dates (425-ФЗ: 22 % from 2026). */
export const vatRates = pgTable(
  'vat_rates',
  {
    id: id(),
    group: text({ enum: ['standard', 'reduced', 'zero', 'none'] }).notNull(),
    /** Basis points: 2200 = 22 %. */
    rate: integer().notNull(),
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }),
  },
  (t) => [index().on(t.group, t.validFrom)],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [priceTypes]
