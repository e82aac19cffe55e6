import { and, desc, eq, getTableColumns, type SQL, sql } from '#platform/database/drizzle'
import type { DeskList } from '@vitrina/contract/quotes/quote-desk'
import type { BuyerList, QuoteVersion } from '@vitrina/contract/quotes/quotes'
import type { Context } from '#platform/context'
import { isSeenByManager } from '#modules/companies/seen-companies'
import { quotes, quoteVersions } from '#tables/quotes'

export type { QuoteDraft } from '#tables/quotes'

type Named = { id: number; name: string }
const personName = (alias: string) =>
  sql.raw(
    `coalesce(nullif(concat_ws(' ', nullif(${alias}.last_name, ''), nullif(${alias}.first_name, '')), ''), ${alias}.email, ${alias}.phone, '')`,
  )

const columns = {
  ...getTableColumns(quotes),
  author: sql<string | null>`(select ${personName('u')} from users u where u.id = ${quotes.createdBy})`,
  /** The region whose prices the author sees. */
  regionId: sql<number | null>`(select u.region_id from users u where u.id = ${quotes.createdBy})`,
  company: sql<Named>`(select json_build_object('id', c.id, 'name', c.name) from companies c where c.id = ${quotes.companyId})`,
  taker: sql<Named | null>`(select json_build_object('id', u.id, 'name', ${personName('u')}) from users u where u.id = ${quotes.takenBy})`,
  orders: sql<{ id: number; number: string }[] | null>`(select json_agg(json_build_object('id', o.id, 'number', o.number) order by o.id)
    from orders o where o.group_key = ${quotes.orderGroup})`,
}

export type QuoteHead = typeof quotes.$inferSelect & {
  author: string | null
  regionId: number | null
  company: Named
  taker: Named | null
  orders: { id: number; number: string }[] | null
}

/** Requests of the company; a draft too, for it is the company's. */
export const isOfCompany = ({ siteId, companyId }: { siteId: number; companyId: number }): SQL =>
  sql`${quotes.siteId} = ${siteId} and ${quotes.companyId} = ${companyId}`

/** Sent requests of the companies a member of staff sees: an administrator and the head of sales all, a manager their own and those without one. */
export const isOfStaff = ({ siteId, staffId, seesAll }: { siteId: number; staffId: number; seesAll: boolean }): SQL =>
  sql`${quotes.siteId} = ${siteId} and ${quotes.state} <> 'draft' and ${
    seesAll ? sql`true` : isSeenByManager(staffId, 'quotes.company_id')
  }`

export async function findQuote({ db }: Context, id: number, scope: SQL): Promise<QuoteHead | undefined> {
  const [head] = await db
    .select(columns)
    .from(quotes)
    .where(and(eq(quotes.id, id), scope))
  return head
}

/** For letters, which both sides get. */
export const findQuoteById = (ctx: Context, id: number): Promise<QuoteHead | undefined> => findQuote(ctx, id, sql`true`)

/** Both sides' steps follow each other until the transaction ends. */
export async function lockQuote(tx: Context, id: number, scope: SQL): Promise<QuoteHead | undefined> {
  const locked = await tx.db
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.id, id), scope))
    .for('update')
  return locked.length > 0 ? findQuote(tx, id, scope) : undefined
}

const isFinished = sql`(${quotes.orderGroup} is not null or ${quotes.state} in ('declined', 'closed'))`
const isAtSeller = sql`${quotes.waitingSince} is not null`
const isAtBuyer = sql`not ${isFinished} and ${quotes.waitingSince} is null`
const lists = {
  open: sql`not ${isFinished}`,
  finished: isFinished,
  atBuyer: isAtBuyer,
  atSeller: isAtSeller,
  waiting: sql`${isAtSeller} and ${quotes.approval} <> 'pending'`,
  approval: sql`${isAtSeller} and ${quotes.approval} = 'pending'`,
  answered: isAtBuyer,
} satisfies Record<BuyerList | DeskList, SQL>

type ListQuery = { list: keyof typeof lists; page: number; pageSize: number }

export async function listQuotes({ db }: Context, scope: SQL, { list, page, pageSize }: ListQuery) {
  const condition = and(scope, lists[list])
  const isQueue = list === 'waiting' || list === 'approval'
  const rows = await db
    .select(columns)
    .from(quotes)
    .where(condition)
    .orderBy(...(isQueue ? [quotes.waitingSince, quotes.id] : [desc(quotes.updatedAt), desc(quotes.id)]))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total: await db.$count(quotes, condition) }
}

/** How many requests each of these lists has. */
export async function countQuotes<L extends keyof typeof lists>(
  { db }: Context,
  scope: SQL,
  names: readonly L[],
): Promise<Record<L, number>> {
  const columnsOf = Object.fromEntries(names.map((name) => [name, sql<number>`count(*) filter (where ${lists[name]})`.mapWith(Number)]))
  const [counts] = await db.select(columnsOf).from(quotes).where(and(scope, lists.open))
  return (counts ?? {}) as Record<L, number>
}

export async function insertQuote({ db, now }: Context, given: Omit<typeof quotes.$inferInsert, 'number'>): Promise<number> {
  const number = sql`'ЗЦ-' || lpad(nextval('quote_numbers')::text, 6, '0')`
  const [row] = await db
    .insert(quotes)
    .values({ ...given, number, createdAt: now(), updatedAt: now() })
    .returning({ id: quotes.id })
  if (!row) throw new Error('A request that was inserted is missing')
  return row.id
}

export async function updateQuote({ db, now }: Context, id: number, changes: Partial<typeof quotes.$inferInsert>): Promise<void> {
  await db
    .update(quotes)
    .set({ ...changes, edition: sql`${quotes.edition} + 1`, updatedAt: now() })
    .where(eq(quotes.id, id))
}

export async function deleteQuote({ db }: Context, id: number): Promise<void> {
  await db.delete(quotes).where(eq(quotes.id, id))
}

export async function insertVersion({ db, now }: Context, given: typeof quoteVersions.$inferInsert): Promise<void> {
  await db.insert(quoteVersions).values({ ...given, at: now() })
}

/** Oldest first. */
export async function listVersions({ db }: Context, ids: readonly number[]): Promise<Map<number, QuoteVersion[]>> {
  const found = new Map<number, QuoteVersion[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({
      ...getTableColumns(quoteVersions),
      author: sql<string | null>`(select ${personName('u')} from users u where u.id = ${quoteVersions.authorId})`,
    })
    .from(quoteVersions)
    .where(sql`${quoteVersions.quoteId} = any(${sql.param([...ids])}::int[])`)
    .orderBy(quoteVersions.quoteId, quoteVersions.no)
  for (const { quoteId, no, side, author, at, message, validUntil, lines } of rows)
    found.get(quoteId)?.push({ no, side, author: author ?? '', at: at.toISOString(), message, validUntil, lines })
  return found
}

/** The newest version of each, for lists. */
export async function listNewest({ db }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, (typeof quoteVersions.$inferSelect)['lines']>()
  const rows = await db
    .selectDistinctOn([quoteVersions.quoteId], { quoteId: quoteVersions.quoteId, lines: quoteVersions.lines })
    .from(quoteVersions)
    .where(sql`${quoteVersions.quoteId} = any(${sql.param([...ids])}::int[])`)
    .orderBy(quoteVersions.quoteId, desc(quoteVersions.no))
  return new Map(rows.map(({ quoteId, lines }) => [quoteId, lines]))
}
