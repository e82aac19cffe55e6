import { asc, count, eq } from '#platform/database/drizzle'
import type pg from 'pg'
import type { Context } from '#platform/context'
import { searchDictionary } from '#tables/search'
import { type ChangedWord, mergeDictionary } from './dictionary.rules.ts'
import { type Meaning, parseMeaning } from './meaning.rules.ts'
import { shippedDictionary } from './shipped-dictionary.ts'

export type TradeWord = { says: string; means: Meaning[] }

/** Words that are not switched off; a meaning that cannot be read is left out. */
export async function readDictionary(pool: pg.Pool): Promise<TradeWord[]> {
  const { rows } = await pool.query<ChangedWord>(
    `select key, says, means, is_off as "isOff", changed_at as "changedAt" from search_dictionary`,
  )
  return mergeDictionary(shippedDictionary, rows)
    .filter(({ isOff }) => !isOff)
    .map(({ says, means }) => ({ says, means: means.flatMap((text) => parseMeaning(text) ?? []) }))
}

/** Differs whenever a word does; read before the words, so that a change in between is read twice and never missed. */
export async function readDictionaryVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string | null }>(
    `select md5(string_agg(d::text, '' order by key)) as version from search_dictionary d`,
  )
  return rows[0]?.version ?? ''
}

const kept = {
  key: searchDictionary.key,
  says: searchDictionary.says,
  means: searchDictionary.means,
  isOff: searchDictionary.isOff,
  changedAt: searchDictionary.changedAt,
}

export const listChanges = ({ db }: Context): Promise<ChangedWord[]> =>
  db.select(kept).from(searchDictionary).orderBy(asc(searchDictionary.key))

export async function countChanges({ db }: Context): Promise<number> {
  const [row] = await db.select({ count: count() }).from(searchDictionary)
  return row?.count ?? 0
}

export async function findChange({ db }: Context, key: string): Promise<ChangedWord | undefined> {
  const [row] = await db.select(kept).from(searchDictionary).where(eq(searchDictionary.key, key)).for('update')
  return row
}

export type Change = Omit<ChangedWord, 'changedAt'> & { changedBy: number }

/** Nothing when the word is there already. */
export async function insertChange({ db, now }: Context, change: Change): Promise<ChangedWord | undefined> {
  const [row] = await db
    .insert(searchDictionary)
    .values({ ...change, changedAt: now() })
    .onConflictDoNothing()
    .returning(kept)
  return row
}

export async function saveChange({ db, now }: Context, change: Change): Promise<ChangedWord> {
  const written = { ...change, changedAt: now() }
  const [row] = await db
    .insert(searchDictionary)
    .values(written)
    .onConflictDoUpdate({ target: searchDictionary.key, set: written })
    .returning(kept)
  if (!row) throw new Error('The change gave no row back')
  return row
}

export async function deleteChange({ db }: Context, key: string): Promise<void> {
  await db.delete(searchDictionary).where(eq(searchDictionary.key, key))
}
