import { and, asc, eq, isNull, lte, ne, notExists, or, sql } from '#platform/database/drizzle'
import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { features } from '#tables/catalogue'
import { isShown } from '#tables/entry-columns'
import { informationMessageClosings, informationMessages, regions, siteHosts, sites, siteTranslations, visitorRegions } from '#tables/sites'

export const listSites = ({ db }: Context) =>
  db
    .select({
      id: sites.id,
      name: sites.name,
      url: sites.url,
      config: sites.config,
      defaultRegionId: sites.defaultRegionId,
      isDefault: sites.isDefault,
      hosts: sql<
        string[]
      >`array(select ${siteHosts.host} from ${siteHosts} where ${siteHosts.siteId} = ${sites.id} order by ${siteHosts.host})`,
    })
    .from(sites)
    .orderBy(asc(sites.id))

/** Open regions, and which of them this visitor has chosen. */
export const listRegions = ({ db }: Context, visitorUuid: string | null) =>
  db
    .select({
      id: regions.id,
      slug: regions.slug,
      name: regions.name,
      isChosen: sql<boolean>`${visitorRegions.regionId} is not null`,
    })
    .from(regions)
    .leftJoin(visitorRegions, and(eq(visitorRegions.regionId, regions.id), eq(visitorRegions.visitorUuid, sql`${visitorUuid}::uuid`)))
    .where(eq(regions.isActive, true))
    .orderBy(asc(regions.position), asc(regions.id))

export async function findRegion({ db }: Context, id: number) {
  const [region] = await db
    .select({ id: regions.id, slug: regions.slug, name: regions.name })
    .from(regions)
    .where(and(eq(regions.id, id), eq(regions.isActive, true)))
  return region
}

export const setVisitorRegion = ({ db }: Context, { visitorUuid, regionId }: { visitorUuid: string; regionId: number }) =>
  db
    .insert(visitorRegions)
    .values({ visitorUuid, regionId })
    .onConflictDoUpdate({ target: visitorRegions.visitorUuid, set: { regionId, chosenAt: sql`now()` } })

const hasStarted = lte(informationMessages.startsAt, sql`now()`)

export function listMessages(
  { db }: Context,
  { siteId, regionId, viewer }: { siteId: number; regionId: number | null; viewer: string | null },
) {
  const closing = db
    .select({ one: sql`1` })
    .from(informationMessageClosings)
    .where(and(eq(informationMessageClosings.messageId, informationMessages.id), eq(informationMessageClosings.viewer, viewer ?? '')))
  return db
    .select()
    .from(informationMessages)
    .where(
      and(
        eq(informationMessages.siteId, siteId),
        or(isNull(informationMessages.regionId), eq(informationMessages.regionId, regionId ?? 0)),
        isShown(informationMessages),
        // A message no longer closable is shown, even if closed before; the other places have a memory of their own.
        or(ne(informationMessages.place, 'bar'), eq(informationMessages.isClosable, false), notExists(closing)),
      ),
    )
    .orderBy(asc(informationMessages.startsAt), asc(informationMessages.id))
}

export async function findClosableMessage({ db }: Context, { siteId, id }: { siteId: number; id: number }) {
  const [message] = await db
    .select({ id: informationMessages.id })
    .from(informationMessages)
    .where(
      and(
        eq(informationMessages.id, id),
        eq(informationMessages.siteId, siteId),
        eq(informationMessages.isPublished, true),
        eq(informationMessages.isClosable, true),
        hasStarted,
      ),
    )
  return message
}

export const insertClosing = ({ db }: Context, closing: { messageId: number; viewer: string }) =>
  db.insert(informationMessageClosings).values(closing).onConflictDoNothing()

export const listPrimaryFeatures = ({ db }: Context) =>
  db
    .select({ id: features.code, name: features.name, primary: features.isPrimary, unit: features.unit })
    .from(features)
    .where(eq(features.isPrimary, true))
    .orderBy(asc(features.position), asc(features.id))

export const listTranslations = ({ db }: Context, { siteId, language }: { siteId: number; language: Language }) =>
  db
    .select({ namespace: siteTranslations.namespace, key: siteTranslations.key, value: siteTranslations.value })
    .from(siteTranslations)
    .where(and(eq(siteTranslations.siteId, siteId), eq(siteTranslations.language, language)))
    .orderBy(asc(siteTranslations.namespace), asc(siteTranslations.key))

/** Replaces some of the settings as a whole; the others stay as they are stored. */
export const mergeConfig = ({ db }: Context, siteId: number, config: Record<string, unknown>) =>
  db
    .update(sites)
    .set({ config: sql`${sites.config} || ${JSON.stringify(config)}::jsonb`, version: sql`${sites.version} + 1` })
    .where(eq(sites.id, siteId))
