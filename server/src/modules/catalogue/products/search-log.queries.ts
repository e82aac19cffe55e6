import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { and, desc, eq, max, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { prepared } from '#platform/database/prepared'
import { searchLog } from '#tables/choices'
import { USED_WITHIN_MINUTES } from './search-candidates.rules.ts'

export type Searched = {
  uuid: string
  siteId: number
  viewer: string | null
  keyword: string
  normalised: string
  changed: string
  understood: string
  total: number
  at: Date
}

/** A repeat after a lost answer changes nothing; a site deleted meanwhile has no log. */
const searchesStatement = prepared<object>(
  'insert_searches',
  {},
  `insert into search_log (uuid, site_id, viewer, keyword, normalised, changed, understood, total, searched_at)
  select s.* from unnest($1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::int[], $9::timestamptz[])
    as s (uuid, site_id, viewer, keyword, normalised, changed, understood, total, searched_at)
  where exists (select from sites where sites.id = s.site_id)
  on conflict do nothing`,
)

export async function insertSearches(ctx: Pick<Context, 'db'>, searched: readonly Searched[]): Promise<void> {
  const column = <K extends keyof Searched>(name: K) => searched.map((one) => one[name])
  await searchesStatement(ctx, [
    column('uuid'),
    column('siteId'),
    column('viewer'),
    column('keyword'),
    column('normalised'),
    column('changed'),
    column('understood'),
    column('total'),
    column('at'),
  ])
}

const HISTORY = 20

/** Different words, newest first, with how many were found the last time. */
export async function listHistory({ db }: Context, { siteId, viewer }: { siteId: number; viewer: string }) {
  const last = max(searchLog.searchedAt)
  return db
    .select({
      keyword: searchLog.keyword,
      totalCount: sql<number>`(array_agg(${searchLog.total} order by ${searchLog.searchedAt} desc))[1]`,
    })
    .from(searchLog)
    .where(and(eq(searchLog.viewer, viewer), eq(searchLog.siteId, siteId)))
    .groupBy(searchLog.keyword)
    .orderBy(desc(last))
    .limit(HISTORY)
}

/** The seller keeps the searches, no longer their viewer. */
export const clearSearches = ({ db }: Context, { siteId, viewer }: { siteId: number; viewer: string }) =>
  db
    .update(searchLog)
    .set({ viewer: null })
    .where(and(eq(searchLog.viewer, viewer), eq(searchLog.siteId, siteId)))

export type Opening = { searchUuid: string; productId: number; position: number | null; at: Date }

/** Only a search that was made can lead to a product; a second opening of the same one is no news. */
const openingsStatement = prepared<object>(
  'insert_openings',
  {},
  `with opened as (
    insert into search_log_openings (search_uuid, product_id, position, opened_at)
    select o.* from unnest($1::uuid[], $2::int[], $3::int[], $4::timestamptz[]) as o (search_uuid, product_id, position, opened_at)
    where exists (select from search_log where search_log.uuid = o.search_uuid) and exists (select from products where products.id = o.product_id)
    on conflict do nothing
    returning search_uuid)
  update search_log s set is_used = true where s.uuid in (select search_uuid from opened) and not s.is_used`,
)

export async function insertOpenings(ctx: Pick<Context, 'db'>, openings: readonly Opening[]): Promise<void> {
  const column = <K extends keyof Opening>(name: K) => openings.map((one) => one[name])
  await openingsStatement(ctx, [column('searchUuid'), column('productId'), column('position'), column('at')])
}

export type CartAddition = { siteId: number; viewer: string; at: Date }

/** A buyer who puts something into the cart soon after a search has found what was meant; the last search before it counts. */
const cartAdditionsStatement = prepared<object>(
  'use_searches',
  {},
  `update search_log l set is_used = true
  from unnest($1::text[], $2::int[], $3::timestamptz[]) as a (viewer, site_id, at)
  cross join lateral (
    select s.uuid from search_log s
    where s.viewer = a.viewer and s.site_id = a.site_id and s.searched_at between a.at - make_interval(mins => $4::int) and a.at
    order by s.searched_at desc limit 1) as last
  where l.uuid = last.uuid and not l.is_used`,
)

export async function markUsed(ctx: Pick<Context, 'db'>, additions: readonly CartAddition[]): Promise<void> {
  const column = <K extends keyof CartAddition>(name: K) => additions.map((one) => one[name])
  await cartAdditionsStatement(ctx, [column('viewer'), column('siteId'), column('at'), USED_WITHIN_MINUTES])
}

const BATCH = 10_000

/** Deletes searches older than so many days, openings with them; in steps, to avoid a long lock. */
export async function deleteOldSearches({ db, now }: Pick<Context, 'db' | 'now'>, days: number): Promise<void> {
  const oldest = new Date(now().getTime() - days * DAY_MS)
  for (;;) {
    const { rowCount } = await db.execute(
      sql`delete from ${searchLog} where uuid in (select uuid from ${searchLog} where searched_at < ${oldest.toISOString()}::timestamptz limit ${BATCH})`,
    )
    if ((rowCount ?? 0) < BATCH) return
  }
}
