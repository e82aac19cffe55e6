import { and, eq, inArray } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import { cookieConsents } from '#tables/sites'

export async function hasConsent(
  { db }: Context,
  { siteId, viewers, textVersion }: { siteId: number; viewers: string[]; textVersion: string },
) {
  const [consent] = await db
    .select({ id: cookieConsents.id })
    .from(cookieConsents)
    .where(and(eq(cookieConsents.siteId, siteId), inArray(cookieConsents.viewer, viewers), eq(cookieConsents.textVersion, textVersion)))
    .limit(1)
  return consent !== undefined
}

/** The first acceptance of a text is the proof; a repeat changes nothing. */
export const insertConsent = ({ db }: Context, consent: typeof cookieConsents.$inferInsert) =>
  db.insert(cookieConsents).values(consent).onConflictDoNothing()
