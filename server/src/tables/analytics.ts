import { sql, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '#platform/database/drizzle'
import { bigId, createdAt } from './columns.ts'
import { fatesOf } from './fates.ts'
import { sites } from './sites.ts'
import { users } from './users.ts'

/** Events of visitors, deleted after a while; `data` is the event without the fields that have a column. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigId(),
    siteId: integer()
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    visitorUuid: uuid(),
    sessionId: uuid().notNull(),
    viewUuid: uuid().notNull(),
    /** Of ORDER_SUCCESS: an order counts once. */
    orderId: integer(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    happenedAt: createdAt(),
  },
  (t) => [
    index().on(t.siteId, t.type, t.happenedAt),
    index().on(t.happenedAt),
    index().on(t.userId),
    uniqueIndex('analytics_events_order').on(t.siteId, t.userId, t.orderId).where(sql`${t.orderId} is not null`),
  ],
)

export const analyticsEventsFates = fatesOf(analyticsEvents, {
  type: ['exported'],
  data: ['exported'],
  happenedAt: ['exported'],
})
