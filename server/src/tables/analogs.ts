import { analogRuleKinds } from '@vitrina/contract/catalogue/analogs.rules'
import { sql, check, index, integer, pgTable, primaryKey, smallint, text } from '#platform/database/drizzle'
import { families, features } from './catalogue.ts'

/** How a feature decides about analogs in one kind of goods; a kind without rows has the rules that follow from its features. */
export const analogRules = pgTable(
  'analog_rules',
  {
    familyId: integer()
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    featureId: integer()
      .notNull()
      .references(() => features.id, { onDelete: 'cascade' }),
    kind: text({ enum: analogRuleKinds }).notNull(),
    /** How much closeness counts among those that may replace; 0 for none. */
    weight: smallint().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.featureId] }),
    index().on(t.featureId),
    check('analog_rules_weight', sql`${t.weight} between 0 and 100`),
  ],
)

export const withoutPeople = [analogRules]
