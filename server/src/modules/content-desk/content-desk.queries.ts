import { and, asc, desc, eq, gt, isNull, or, sql } from '#platform/database/drizzle'
import type { EntryBody, EntryKind } from '@vitrina/contract/content/content-entries'
import type { OrderedKind } from '@vitrina/contract/content/content-entries.rules'
import type { Context } from '#platform/context'
import { brands, sections } from '#tables/catalogue'
import { entryVersions, helpTopics } from '#tables/content'
import { promotions } from '#tables/promos'
import { homeBlocks, regions } from '#tables/sites'
import { users } from '#tables/users'

type Version = typeof entryVersions.$inferInsert
export type EntryAction = Version['action']

export const insertVersion = ({ db }: Context, version: Version) => db.insert(entryVersions).values(version)

const MOST_VERSIONS = 100
const MOST_PROMOTIONS = 200

export const listVersions = ({ db }: Context, { kind, id }: { kind: EntryKind; id: number }) =>
  db
    .select({
      id: entryVersions.id,
      version: entryVersions.version,
      action: entryVersions.action,
      body: entryVersions.body,
      at: entryVersions.at,
      actor: sql<string | null>`nullif(trim(concat_ws(' ', ${users.lastName}, ${users.firstName})), '')`,
    })
    .from(entryVersions)
    .leftJoin(users, eq(users.id, entryVersions.actorId))
    .where(and(eq(entryVersions.kind, kind), eq(entryVersions.entryId, id)))
    .orderBy(desc(entryVersions.id))
    .limit(MOST_VERSIONS)

export async function findVersionBody(
  { db }: Context,
  { kind, id, versionId }: { kind: EntryKind; id: number; versionId: number },
): Promise<EntryBody | undefined> {
  const [found] = await db
    .select({ body: entryVersions.body })
    .from(entryVersions)
    .where(and(eq(entryVersions.id, versionId), eq(entryVersions.kind, kind), eq(entryVersions.entryId, id)))
  return found?.body
}

export async function setPosition(
  { db }: Context,
  { kind, siteId, id, position }: { kind: OrderedKind; siteId: number; id: number; position: number },
): Promise<void> {
  if (kind === 'block')
    await db
      .update(homeBlocks)
      .set({ position })
      .where(and(eq(homeBlocks.id, id), eq(homeBlocks.siteId, siteId)))
  else
    await db
      .update(helpTopics)
      .set({ position })
      .where(and(eq(helpTopics.id, id), eq(helpTopics.siteId, siteId)))
}

export const listRegionNames = ({ db }: Context) =>
  db.select({ id: regions.id, name: regions.name }).from(regions).where(eq(regions.isActive, true)).orderBy(asc(regions.position))

export const listSectionNames = ({ db }: Context) =>
  db.select({ id: sections.id, name: sections.name }).from(sections).orderBy(asc(sections.name), asc(sections.id))

export const listBrandNames = ({ db }: Context) =>
  db.select({ id: brands.id, name: brands.name }).from(brands).orderBy(asc(brands.name), asc(brands.id))

/** Names alone: discounts are not for whoever writes texts. */
export const listPromotionNames = ({ db }: Context) =>
  db
    .select({ id: promotions.id, name: promotions.name })
    .from(promotions)
    .where(or(isNull(promotions.endsAt), gt(promotions.endsAt, sql`now()`)))
    .orderBy(asc(promotions.startsAt), asc(promotions.id))
    .limit(MOST_PROMOTIONS)
