import { and, eq, notInArray, sql } from '#platform/database/drizzle'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { siteHosts, sites } from '#tables/sites'

const shown = {
  version: sites.version,
  name: sites.name,
  config: sites.config,
  hosts: sql<
    string[]
  >`array(select ${siteHosts.host} from ${siteHosts} where ${siteHosts.siteId} = ${sites.id} order by ${siteHosts.host})`,
}

export async function findSettings({ db }: Context, siteId: number) {
  const [site] = await db.select(shown).from(sites).where(eq(sites.id, siteId))
  return site
}

/** Held until the end of the transaction: of two who save at once the second finds a newer version. */
export async function lockSettings({ db }: Context, siteId: number) {
  const [site] = await db.select(shown).from(sites).where(eq(sites.id, siteId)).for('update')
  return site
}

export const updateSettings = (
  { db }: Context,
  { siteId, config, name }: { siteId: number; config: Record<string, unknown>; name: Localised | undefined },
) =>
  db
    .update(sites)
    .set({
      config: sql`${sites.config} || ${JSON.stringify(config)}::jsonb`,
      version: sql`${sites.version} + 1`,
      updatedAt: sql`now()`,
      ...(name && { name }),
    })
    .where(eq(sites.id, siteId))

/** False: one of the names belongs to another site. */
export async function replaceHosts({ db }: Context, siteId: number, hosts: string[]): Promise<boolean> {
  await db.delete(siteHosts).where(and(eq(siteHosts.siteId, siteId), notInArray(siteHosts.host, hosts)))
  await db
    .insert(siteHosts)
    .values(hosts.map((host) => ({ host, siteId })))
    .onConflictDoNothing()
  return (await db.$count(siteHosts, eq(siteHosts.siteId, siteId))) === hosts.length
}
