import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql, alias } from '#platform/database/drizzle'
import { shiftDay, startOfSellerDay } from '@vitrina/contract/days/days.rules'
import { staffRoles } from '@vitrina/contract/roles/staff-roles.rules'
import type { Context } from '#platform/context'
import { companies } from '#tables/companies'
import { auditEvents } from '#tables/platform'
import { users } from '#tables/users'

export type JournalFilters = {
  actorId?: number | undefined
  by: 'staff' | 'everyone'
  type?: string | undefined
  entity?: string | undefined
  entityId?: string | undefined
  companyId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

const actor = alias(users, 'actor')
const buyer = alias(users, 'buyer')

const nameOf = (person: typeof actor | typeof buyer | typeof users) =>
  sql<string>`coalesce(nullif(concat_ws(' ', nullif(${person.lastName}, ''), nullif(${person.firstName}, '')), ''), ${person.email}, ${person.phone}, '')`

/** Also of colleagues who are not signed in yet: one who joins, or uses a recovery code. */
const isOfStaff = or(
  inArray(actor.role, staffRoles),
  isNotNull(auditEvents.onBehalfOf),
  and(isNull(auditEvents.actorUserId), inArray(sql`split_part(${auditEvents.type}, '.', 1)`, ['staff', 'two-factor'])),
)

/** By its id, by its orders, and by those who worked for it; each part has an index of its own. */
const concernsCompany = (companyId: number) => sql`${auditEvents.id} in (
  select id from audit_events where company_id = ${companyId}
  union all select id from audit_events where entity = 'company' and entity_id = ${String(companyId)}
  union all select e.id from orders o join audit_events e on e.entity = 'order' and e.entity_id = o.id::text where o.company_id = ${companyId})`

const typeIs = (type: string) => (type.includes('.') ? eq(auditEvents.type, type) : eq(sql`split_part(${auditEvents.type}, '.', 1)`, type))

const matches = ({ actorId, by, type, entity, entityId, companyId, from, to }: JournalFilters): SQL | undefined =>
  and(
    by === 'staff' && actorId === undefined ? isOfStaff : undefined,
    actorId === undefined ? undefined : eq(auditEvents.actorUserId, actorId),
    type ? typeIs(type) : undefined,
    entity ? eq(auditEvents.entity, entity) : undefined,
    entityId ? eq(auditEvents.entityId, entityId) : undefined,
    companyId === undefined ? undefined : concernsCompany(companyId),
    from ? gte(auditEvents.at, sql`${startOfSellerDay(from)}::timestamptz`) : undefined,
    to ? lt(auditEvents.at, sql`${startOfSellerDay(shiftDay(to, 1))}::timestamptz`) : undefined,
  )

/** `micros-id` of the last row seen: the moment to the microsecond and the row, so that none is shown twice or left out. */
function isAfter(mark: string | undefined): SQL | undefined {
  if (!mark) return undefined
  const [micros = '0', id = '0'] = mark.split('-')
  return sql`(${auditEvents.at}, ${auditEvents.id}) < (timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond', ${id}::bigint)`
}

export type JournalRow = Awaited<ReturnType<typeof listEvents>>[number]

/** The newest first. */
export const listEvents = ({ db }: Context, { after, limit, ...filters }: JournalFilters & { after?: string | undefined; limit: number }) =>
  db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      mark: sql<string>`(extract(epoch from ${auditEvents.at}) * 1000000)::bigint || '-' || ${auditEvents.id}`,
      type: auditEvents.type,
      entity: auditEvents.entity,
      entityId: auditEvents.entityId,
      ip: auditEvents.ip,
      diff: auditEvents.diff,
      actorId: auditEvents.actorUserId,
      actorName: nameOf(actor),
      buyerId: auditEvents.onBehalfOf,
      buyerName: nameOf(buyer),
      companyId: auditEvents.companyId,
      companyName: companies.name,
    })
    .from(auditEvents)
    .leftJoin(actor, eq(actor.id, auditEvents.actorUserId))
    .leftJoin(buyer, eq(buyer.id, auditEvents.onBehalfOf))
    .leftJoin(companies, eq(companies.id, auditEvents.companyId))
    .where(and(matches(filters), isAfter(after)))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)

export const listColleagues = ({ db }: Context) =>
  db
    .select({ id: users.id, name: nameOf(users) })
    .from(users)
    .where(and(inArray(users.role, staffRoles), ne(users.state, 'deleted')))
    .orderBy(asc(users.lastName), asc(users.id))
