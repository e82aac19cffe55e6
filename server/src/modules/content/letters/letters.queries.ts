import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context'
import type { LetterName } from '#texts/letter-catalogue'
import { letterTemplates } from '#tables/content'

export async function findTemplate({ db }: Context, letter: LetterName) {
  const [found] = await db.select({ texts: letterTemplates.texts }).from(letterTemplates).where(eq(letterTemplates.letter, letter))
  return found?.texts
}
