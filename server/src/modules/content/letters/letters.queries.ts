import { eq, sql } from '#platform/database/drizzle'
import type { Context } from '#platform/context'
import type { LetterName } from '#texts/letter-catalogue'
import { letterTemplates } from '#tables/content'
import { sites } from '#tables/sites'

export async function findTemplate({ db }: Context, letter: LetterName) {
  const [found] = await db.select({ texts: letterTemplates.texts }).from(letterTemplates).where(eq(letterTemplates.letter, letter))
  return found?.texts
}

export async function findShopLogo({ db }: Context) {
  const logo = sql<string | null>`${sites.config}->>'logo'`
  const [shop] = await db.select({ url: sites.url, logo }).from(sites).where(eq(sites.isDefault, true))
  return shop
}
