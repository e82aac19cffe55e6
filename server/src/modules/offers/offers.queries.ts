import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from '#platform/database/drizzle'
import type { offerLists } from '@vitrina/contract/offers/offer-shapes'
import type { OfferStateName } from '@vitrina/contract/offers/offer-version.rules'
import type { Context } from '#platform/context'
import { offerNumbers, offers, offerVersions } from '#tables/offers'
import { sites } from '#tables/sites'
import type { OfferMaker } from './offer-maker.ts'

export type OfferHead = typeof offers.$inferSelect
export type NewOffer = Omit<typeof offers.$inferInsert, 'createdAt' | 'updatedAt' | 'number'>

const isOwn = ({ siteId, userId, companyId }: OfferMaker): SQL | undefined =>
  and(eq(offers.siteId, siteId), eq(offers.companyId, companyId), eq(offers.ownerId, userId), isNull(offers.deletedAt))

/** The typed text is no pattern. */
const partOf = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

const isNamedLike = (keyword: string): SQL | undefined => {
  if (!keyword) return undefined
  const part = partOf(keyword)
  return or(
    ilike(sql`'КП-' || ${offers.number}`, part),
    ...[offers.name, offers.clientName, offers.clientContact, offers.objectName].map((column) => ilike(column, part)),
  )
}

/** The SQL twin of `stateOfOffer`. */
const stateOf = (today: string) => sql<OfferStateName>`coalesce((
  select case
    when v.accepted_at is not null then 'accepted'
    when v.declined_at is not null then 'declined'
    when v.valid_until < ${today}::date then 'expired'
    when v.viewed_at is not null then 'viewed' else 'sent' end
  from ${offerVersions} v where v.offer_id = ${offers.id} and v.revoked_at is null order by v.no desc limit 1),
  case when exists (select from ${offerVersions} v where v.offer_id = ${offers.id}) then 'revoked' else 'draft' end)`

type ListQuery = {
  list: (typeof offerLists)[number]
  keyword: string
  state?: OfferStateName | undefined
  page: number
  pageSize: number
  today: string
}

export async function listOffers({ db }: Context, maker: OfferMaker, { list, keyword, state, page, pageSize, today }: ListQuery) {
  const isWanted = and(
    isOwn(maker),
    list === 'archive' ? isNotNull(offers.archivedAt) : isNull(offers.archivedAt),
    isNamedLike(keyword),
    state && sql`${stateOf(today)} = ${state}`,
  )
  const total = await db.$count(offers, isWanted)
  const rows = await db
    .select()
    .from(offers)
    .where(isWanted)
    .orderBy(desc(offers.updatedAt), desc(offers.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { rows, total }
}

export async function findOffer({ db }: Context, maker: OfferMaker, id: number): Promise<OfferHead | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isOwn(maker)))
  return row
}

export async function lockOffer({ db }: Context, maker: OfferMaker, id: number): Promise<OfferHead | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isOwn(maker)))
    .for('update')
  return row
}

/** For the client, who has the link and no account. */
export async function lockOfferOfLink({ db }: Context, id: number): Promise<OfferHead | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isNull(offers.deletedAt)))
    .for('update')
  return row
}

/** For jobs, which no person asks. */
export async function findOfferById({ db }: Context, id: number): Promise<OfferHead | undefined> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), isNull(offers.deletedAt)))
  return row
}

/** For jobs: the site whose name and address stand in a letter. */
export async function findSiteOfOffer({ db }: Context, siteId: number) {
  const [row] = await db.select({ name: sites.name, url: sites.url, config: sites.config }).from(sites).where(eq(sites.id, siteId))
  return row
}

/** The terms of the person's last offer: the next one begins with them. */
export async function findLastOffer({ db }: Context, maker: OfferMaker): Promise<OfferHead | undefined> {
  const [row] = await db.select().from(offers).where(isOwn(maker)).orderBy(desc(offers.id)).limit(1)
  return row
}

export const countOwn = ({ db }: Context, maker: OfferMaker): Promise<number> => db.$count(offers, isOwn(maker))

/** Numbers of a company begin here. */
const FIRST_NUMBER = 1_001

/** The company's next number; of two offers made at once the second waits for the first. */
async function nextNumber({ db }: Context, companyId: number): Promise<number> {
  const [row] = await db
    .insert(offerNumbers)
    .values({ companyId, last: FIRST_NUMBER })
    .onConflictDoUpdate({ target: offerNumbers.companyId, set: { last: sql`${offerNumbers.last} + 1` } })
    .returning()
  if (!row) throw new Error('The insert gave no row back')
  return row.last
}

export async function insertOffer(tx: Context, offer: NewOffer): Promise<OfferHead> {
  const at = tx.now()
  const number = await nextNumber(tx, offer.companyId)
  const [row] = await tx.db
    .insert(offers)
    .values({ ...offer, number, createdAt: at, updatedAt: at })
    .returning()
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export type OfferChanges = Partial<Omit<typeof offers.$inferInsert, 'id' | 'number' | 'companyId' | 'ownerId' | 'siteId'>>

/** The row is not read back: a draft of a thousand lines would travel once more. */
export async function updateOffer({ db, now }: Context, head: OfferHead, changes: OfferChanges): Promise<OfferHead> {
  const changed = { ...changes, updatedAt: now() }
  await db.update(offers).set(changed).where(eq(offers.id, head.id))
  return { ...head, ...(changed as Partial<OfferHead>) }
}

type Removal = { token: string; id?: number | undefined }

/** Takes one archived offer or all of them out of sight, under one token. Returns how many. */
export async function removeArchivedRows({ db, now }: Context, maker: OfferMaker, { token, id }: Removal): Promise<number> {
  const rows = await db
    .update(offers)
    .set({ deletedAt: now(), deletionToken: token })
    .where(and(isOwn(maker), isNotNull(offers.archivedAt), id === undefined ? undefined : eq(offers.id, id)))
    .returning({ id: offers.id })
  return rows.length
}

/** Brings back what was deleted under the token, as long as it is there. */
export async function undoRemovalRows(
  { db }: Context,
  { siteId, userId, companyId }: OfferMaker,
  { token, since }: { token: string; since: Date },
): Promise<number> {
  const rows = await db
    .update(offers)
    .set({ deletedAt: null, deletionToken: null })
    .where(
      and(
        eq(offers.deletionToken, token),
        sql`${offers.deletedAt} > ${since.toISOString()}::timestamptz`,
        eq(offers.siteId, siteId),
        eq(offers.companyId, companyId),
        eq(offers.ownerId, userId),
      ),
    )
    .returning({ id: offers.id })
  return rows.length
}

/** One that was brought back has no token any more. */
export async function purgeRemoved({ db }: Context, token: string): Promise<void> {
  await db.delete(offers).where(and(eq(offers.deletionToken, token), isNotNull(offers.deletedAt)))
}
