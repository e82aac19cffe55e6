import { eq, sql } from '#platform/database/drizzle'
import type { LetterTemplate } from '@vitrina/contract/content/letter-templates.rules'
import type { Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import type { LetterName } from '#texts/letter-catalogue'
import { letterTemplates } from '#tables/content'
import { users } from '#tables/users'

export type StoredTexts = Partial<Record<Language, LetterTemplate>>

export const listTemplates = ({ db }: Context) =>
  db.select({ letter: letterTemplates.letter, texts: letterTemplates.texts, version: letterTemplates.version }).from(letterTemplates)

/** Held until the end of the transaction: of two who save at once the second finds a newer version. */
export async function lockTemplate({ db }: Context, letter: LetterName): Promise<{ texts: StoredTexts; version: number }> {
  await db.insert(letterTemplates).values({ letter, texts: {}, version: 0 }).onConflictDoNothing()
  const [row] = await db.select().from(letterTemplates).where(eq(letterTemplates.letter, letter)).for('update')
  if (!row) throw new Error(`The letter ${letter} was not locked`)
  return row
}

export const writeTemplate = ({ db }: Context, letter: LetterName, texts: StoredTexts) =>
  db
    .update(letterTemplates)
    .set({ texts, version: sql`${letterTemplates.version} + 1`, updatedAt: sql`now()` })
    .where(eq(letterTemplates.letter, letter))

export async function findOwnAddress({ db }: Context, userId: number): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? null
}
