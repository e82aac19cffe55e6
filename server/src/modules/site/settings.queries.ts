import { eq, sql } from 'drizzle-orm'
import type { Localised } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { sites } from '#tables/sites'

const shown = { version: sites.version, name: sites.name, config: sites.config }

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
