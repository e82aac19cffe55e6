import { eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context'
import { siteHosts, sites } from '#tables/sites'

export async function findSiteByHost({ db }: Context, { host, isStrict }: { host: string; isStrict: boolean }) {
  const named = sql<boolean>`exists (select 1 from ${siteHosts} where ${siteHosts.siteId} = ${sites.id} and ${siteHosts.host} = ${host})`
  const [site] = await db
    .select()
    .from(sites)
    .where(isStrict ? named : sql`${named} or ${eq(sites.isDefault, true)}`)
    .orderBy(sql`${named} desc`)
    .limit(1)
  return site
}
