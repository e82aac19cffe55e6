import { randomUUID } from 'node:crypto'
import { eq, sql } from '#platform/database/drizzle'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Context } from '#platform/context'
import { hashOfToken, newToken } from '#modules/auth/tokens'
import { companies, companyMembers } from '#tables/companies'
import { priceTypes } from '#tables/prices'
import { regions, siteHosts, sites } from '#tables/sites'
import { sessions, users } from '#tables/users'

/** Builders give a valid whole; a test states only what matters to it. */

// From a number of five digits on, so that what has room for four only is noticed in each file run alone.
let made = 10_000
/** Different in every call. The program is loaded once for each worker, so it counts on through its files, past ten thousand. */
export const next = () => ++made

export const aPhone = () => `+79${String(next()).padStart(9, '0')}`

export function only<T>([row]: T[]): T {
  if (row === undefined) throw new Error('The insert gave no row back')
  return row
}

export const aRegion = async ({ db }: Context, given: Partial<typeof regions.$inferInsert> = {}) =>
  only(
    await db
      .insert(regions)
      .values({ slug: `region-${next()}`, name: { ru: 'Область' }, ...given })
      .returning(),
  )

export async function aSite({ db }: Context, { hosts = [], ...given }: Partial<typeof sites.$inferInsert> & { hosts?: string[] } = {}) {
  const site = only(
    await db
      .insert(sites)
      .values({ slug: `site-${next()}`, name: { ru: 'Другой сайт' }, ...given })
      .returning(),
  )
  if (hosts.length > 0) await db.insert(siteHosts).values(hosts.map((host) => ({ host, siteId: site.id })))
  return site
}

/** Parts of a site's configuration, merged over the present one; seen by every server within a second. */
export const changeSettings = ({ db }: Context, siteId: number, config: { [K in keyof SiteConfig]?: Partial<SiteConfig[K]> }) =>
  db
    .update(sites)
    .set({ config: sql`${sites.config} || ${JSON.stringify(config)}::jsonb` })
    .where(eq(sites.id, siteId))

export async function aCompany({ db }: Context, given: Partial<typeof companies.$inferInsert> = {}) {
  const [known] = await db.select({ id: priceTypes.id }).from(priceTypes).limit(1)
  const priceType =
    known ??
    only(
      await db
        .insert(priceTypes)
        .values({ code: 'retail', name: { ru: 'Розничная' } })
        .returning(),
    )
  return only(
    await db
      .insert(companies)
      .values({ name: `ООО «Ромашка ${next()}»`, priceTypeId: priceType.id, state: 'approved', ...given })
      .returning(),
  )
}

type NewUser = Partial<typeof users.$inferInsert> & { companyIds?: number[] }

/** A signed-in user: `headers` carry the token. Their active company is the first one. */
export async function aUser(ctx: Context, { companyIds = [], ...given }: NewUser = {}) {
  const user = only(
    await ctx.db
      .insert(users)
      .values({ email: `user-${next()}@vitrina.test`, activeCompanyId: companyIds[0] ?? null, ...given })
      .returning(),
  )
  if (companyIds.length > 0)
    await ctx.db.insert(companyMembers).values(companyIds.map((companyId) => ({ companyId, userId: user.id, role: 'purchaser' as const })))
  return { ...user, ...(await aSession(ctx, user.id)) }
}

/** Hours from now until it ends and since it was last used. */
export async function aSession({ db }: Context, userId: number, { endsIn = 24, idleFor = 0 }: { endsIn?: number; idleFor?: number } = {}) {
  const token = newToken()
  const tokenHash = hashOfToken(token)
  await db.insert(sessions).values({
    tokenHash,
    userId,
    seenAt: sql`now() - make_interval(secs => ${idleFor * 3600})`,
    expiresAt: sql`now() + make_interval(secs => ${endsIn * 3600})`,
  })
  return { token, tokenHash, headers: { authorization: `Bearer ${token}` } }
}

/** A guest whose browser has made itself a uuid. */
export function aVisitor() {
  const uuid = randomUUID()
  return { uuid, headers: { 'user-uuid': uuid } }
}
