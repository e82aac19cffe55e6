import {
  sql,
  type AnyPgColumn,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from '#platform/database/drizzle'
import { at, createdAt, id, localisedText, quantity } from './columns.ts'
import { regions } from './sites.ts'

export const sections = pgTable(
  'sections',
  {
    id: id(),
    parentId: integer().references((): AnyPgColumn => sections.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Ids from the root to itself, so a branch is one indexed test. */
    path: integer().array().notNull().default([]),
    position: smallint().notNull().default(0),
    image: text(),
  },
  (t) => [index().on(t.parentId), index().using('gin', t.path)],
)

/** A kind of goods with one set of features: автоматический выключатель, кабель силовой. */
export const families = pgTable('families', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  sectionId: integer()
    .notNull()
    .references(() => sections.id),
  etimClass: text(),
})

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  countryCode: text().notNull(),
  logo: text(),
  description: text().notNull().default(''),
})

export const series = pgTable(
  'series',
  {
    id: id(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
  },
  (t) => [uniqueIndex().on(t.brandId, t.name)],
)

export const countries = pgTable('countries', { code: text().primaryKey(), name: localisedText().notNull() })

export const manufacturers = pgTable('manufacturers', {
  id: id(),
  name: text().notNull().unique(),
  countryCode: text().notNull(),
  /** Working days from an order to the goods in a warehouse; null: unknown. */
  leadDays: smallint(),
})

export const sellers = pgTable('sellers', { id: id(), slug: text().notNull().unique(), name: text().notNull(), inn: text() })

/** ОКЕИ codes are printed in the documents of the goods. */
export const units = pgTable('units', {
  id: id(),
  okei: text().notNull().unique(),
  name: localisedText().notNull(),
  /** Decimals a quantity may have. */
  decimals: smallint().notNull().default(0),
})

export const features = pgTable('features', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  unit: text(),
  kind: text({ enum: ['list', 'range', 'flag'] }).notNull(),
  group: text().notNull().default(''),
  /** Shown first among the filters. */
  isPrimary: boolean().notNull().default(false),
  etimFeature: text(),
  position: smallint().notNull().default(0),
})

export const featureValues = pgTable(
  'feature_values',
  {
    id: id(),
    featureId: integer()
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Set for values of `range` features. */
    number: doublePrecision(),
    position: integer().notNull().default(0),
  },
  (t) => [uniqueIndex().on(t.featureId, t.text)],
)

export const products = pgTable(
  'products',
  {
    id: id(),
    article: text().notNull().unique(),
    manufacturerCode: text().notNull(),
    ean: text(),
    name: text().notNull(),
    description: text().notNull().default(''),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    familyId: integer()
      .notNull()
      .references(() => families.id),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    seriesId: integer().references(() => series.id),
    manufacturerId: integer().references(() => manufacturers.id),
    countryCode: text()
      .notNull()
      .references(() => countries.code),
    sellerId: integer()
      .notNull()
      .references(() => sellers.id),
    unitId: integer()
      .notNull()
      .references(() => units.id),
    minimumBatch: quantity(),
    multiplicity: quantity().notNull().default(1),
    weightGrams: integer().notNull().default(0),
    volumeMl: integer().notNull().default(0),
    vatGroup: text({ enum: ['standard', 'reduced', 'zero', 'none'] })
      .notNull()
      .default('standard'),
    popularity: integer().notNull().default(0),
    isRecommended: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    /** When buyers saw it first; one that is not active and has none is a draft. */
    publishedAt: at(),
    image: text(),
    createdAt: createdAt(),
    /** Grows with every change by the seller, so that two people notice each other. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.sectionId),
    index().on(t.brandId),
    index().on(t.familyId),
    index().on(t.manufacturerCode),
    index().on(t.ean),
    // Staff look for goods that buyers do not see, and so the search index has not, by any part of a code or name.
    index('products_staff_search').using(
      'gin',
      sql`(${t.article} || ' ' || ${t.manufacturerCode} || ' ' || coalesce(${t.ean}, '') || ' ' || ${t.name}) gin_trgm_ops`,
    ),
    // The order by name of the search index.
    index('products_name_order').on(sql`${t.name} collate "ru-x-icu"`, t.id),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    image: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] })],
)

export const productFeatures = pgTable(
  'product_features',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    featureId: integer()
      .notNull()
      .references(() => features.id),
    valueId: integer()
      .notNull()
      .references(() => featureValues.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.featureId, t.valueId] }), index().on(t.valueId)],
)

export const productLinks = pgTable(
  'product_links',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    linkedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['analog', 'related'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.productId, t.kind, t.linkedId] }), index().on(t.linkedId)],
)

export const productSets = pgTable('product_sets', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull().default(''),
})

export const productSetItems = pgTable(
  'product_set_items',
  {
    setId: integer()
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: quantity().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.setId, t.productId] }), index().on(t.productId)],
)

/** Certificates, declarations, passports; one certificate usually covers a whole series. */
export const productCertificates = pgTable(
  'product_papers',
  {
    id: id(),
    kind: text({ enum: ['certificate', 'declaration', 'passport', 'manual'] }).notNull(),
    number: text().notNull(),
    name: text().notNull(),
    validTo: date({ mode: 'string' }),
    file: text(),
    brandId: integer().references(() => brands.id),
    seriesId: integer().references(() => series.id),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.seriesId), index().on(t.productId)],
)

export const warehouses = pgTable(
  'warehouses',
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    regionId: integer()
      .notNull()
      .references(() => regions.id),
    city: text().notNull(),
    address: text().notNull(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    timezone: text().notNull(),
    hours: text().notNull().default(''),
    /** On which days goods are handled; 1 is Monday, 7 is Sunday. */
    weekdays: smallint().array().notNull().default([1, 2, 3, 4, 5]),
    /** Orders placed by then are picked the same day, by the warehouse's clock. */
    cutoff: text().notNull().default('16:00'),
    phone: text().notNull().default(''),
    isPickupPoint: boolean().notNull().default(true),
    /** Days on which nothing is handled, besides those of the seller's calendar: 2026-12-31. */
    closedOn: text().array().notNull().default([]),
    /** One that is switched off serves nobody new; orders that name it stay. */
    isActive: boolean().notNull().default(true),
    /** One who saves over another's change is refused. */
    version: integer().notNull().default(0),
  },
  (t) => [check('warehouses_cutoff', sql`${t.cutoff} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)],
)

/** How long goods are on their way from one warehouse to another; without a row as long as to the region of the buyer. */
export const warehouseTransfers = pgTable(
  'warehouse_transfers',
  {
    fromId: integer()
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    toId: integer()
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    days: smallint().notNull(),
    /** On which days a car leaves; 1 is Monday, 7 is Sunday. */
    weekdays: smallint().array().notNull().default([1, 2, 3, 4, 5, 6, 7]),
  },
  (t) => [primaryKey({ columns: [t.fromId, t.toId] }), check('warehouse_transfers_days', sql`${t.days} >= 0`)],
)

/** Which warehouses serve a region, nearest first. */
export const regionWarehouses = pgTable(
  'region_warehouses',
  {
    regionId: integer()
      .notNull()
      .references(() => regions.id, { onDelete: 'cascade' }),
    warehouseId: integer()
      .notNull()
      .references(() => warehouses.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    /** Days from this warehouse to the region. */
    days: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.regionId, t.warehouseId] })],
)

/** Their texts hold nothing of a person. */
export const withoutPeople = [
  sections,
  families,
  brands,
  series,
  countries,
  manufacturers,
  sellers,
  units,
  features,
  featureValues,
  products,
  productImages,
  productSets,
  productCertificates,
  warehouses,
]
