import { index, integer, pgTable, primaryKey, smallint } from '#platform/database/drizzle'
import { families, features } from './catalogue.ts'

/** The features a kind of goods is described by, in the order of its form. */
export const familyFeatures = pgTable(
  'family_features',
  {
    familyId: integer()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    featureId: integer()
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.familyId, t.featureId] }), index().on(t.featureId)],
)
