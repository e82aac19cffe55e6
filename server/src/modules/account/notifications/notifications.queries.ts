import { and, asc, desc, eq, inArray, lte, notInArray, sql } from '#platform/database/drizzle'
import type { NotificationSettings } from '@vitrina/contract/account/notification-settings'
import type { Context } from '#platform/context'
import { companies, companyMembers } from '#tables/companies'
import { consents, digestItems, notificationSettings } from '#tables/identity'
import { regions, sites } from '#tables/sites'
import { users } from '#tables/users'

/** Contacts, language and settings of a recipient; undefined for a deleted user. */
export async function findRecipient({ db }: Context, userId: number) {
  const [row] = await db
    .select({
      email: users.email,
      phone: users.phone,
      language: users.language,
      timezone: regions.timezone,
      settings: notificationSettings.settings,
    })
    .from(users)
    .leftJoin(regions, eq(regions.id, users.regionId))
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
  return row
}

export async function hasMarketingConsent({ db }: Context, userId: number): Promise<boolean> {
  const [last] = await db
    .select({ isGiven: consents.isGiven })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'marketing')))
    .orderBy(desc(consents.id))
    .limit(1)
  return last?.isGiven === true
}

export const listOwnCompanies = ({ db }: Context, userId: number) =>
  db
    .select({ id: companies.id, name: companies.name })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), notInArray(companies.state, ['rejected', 'inactive', 'deleted'])))
    .orderBy(asc(companies.name))

/** The settings as kept; held until the transaction ends, so that two tabs do not take each other's keys away. */
export async function lockSettings({ db }: Context, userId: number): Promise<Record<string, unknown>> {
  await db.insert(notificationSettings).values({ userId, settings: {} }).onConflictDoNothing()
  const [row] = await db
    .select({ settings: notificationSettings.settings })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
    .for('update')
  return row?.settings ?? {}
}

export const saveSettings = ({ db }: Context, { userId, settings }: { userId: number; settings: NotificationSettings }) =>
  db.update(notificationSettings).set({ settings, savedAt: sql`now()` }).where(eq(notificationSettings.userId, userId))

/** Made with the first marketing letter. */
export async function unsubscribeTokenOf({ db }: Context, userId: number): Promise<string> {
  await db.insert(notificationSettings).values({ userId, settings: {} }).onConflictDoNothing()
  const [row] = await db
    .select({ token: notificationSettings.unsubscribeToken })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  if (!row) throw new Error('There is no row of settings to unsubscribe by')
  return row.token
}

export async function findByUnsubscribeToken({ db }: Context, token: string): Promise<number | null> {
  const [row] = await db
    .select({ userId: notificationSettings.userId })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(and(eq(notificationSettings.unsubscribeToken, token), eq(users.state, 'active')))
  return row?.userId ?? null
}

export const insertDigestItem = ({ db }: Context, item: typeof digestItems.$inferInsert) => db.insert(digestItems).values(item)

/** Deleted as they are read: each item goes into one letter only. */
export async function claimDueItems({ db }: Context, now: Date) {
  const due = db.select({ id: digestItems.id }).from(digestItems).where(lte(digestItems.dueAt, now)).for('update', { skipLocked: true })
  return db.delete(digestItems).where(inArray(digestItems.id, due)).returning({
    id: digestItems.id,
    userId: digestItems.userId,
    event: digestItems.event,
    title: digestItems.title,
    link: digestItems.link,
  })
}

export async function findDefaultSite({ db }: Context) {
  const [site] = await db.select({ name: sites.name, url: sites.url }).from(sites).where(eq(sites.isDefault, true))
  return site
}
