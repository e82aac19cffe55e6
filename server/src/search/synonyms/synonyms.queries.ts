import { asc, count, eq } from '#platform/database/drizzle'
import type pg from 'pg'
import type { Context } from '#platform/context'
import { searchSynonyms } from '#tables/search'

const shown = { id: searchSynonyms.id, phrases: searchSynonyms.phrases }

export const listSynonyms = ({ db }: Context) => db.select(shown).from(searchSynonyms).orderBy(asc(searchSynonyms.id))

export async function countSynonyms({ db }: Context): Promise<number> {
  const [row] = await db.select({ count: count() }).from(searchSynonyms)
  return row?.count ?? 0
}

export async function insertSynonym({ db }: Context, entry: { phrases: string[]; changedBy: number }) {
  const [row] = await db.insert(searchSynonyms).values(entry).returning(shown)
  if (!row) throw new Error('The insert gave no row back')
  return row
}

export async function updateSynonym({ db, now }: Context, { id, ...entry }: { id: number; phrases: string[]; changedBy: number }) {
  const [row] = await db
    .update(searchSynonyms)
    .set({ ...entry, changedAt: now() })
    .where(eq(searchSynonyms.id, id))
    .returning(shown)
  return row
}

export async function deleteSynonym({ db }: Context, id: number) {
  const [row] = await db.delete(searchSynonyms).where(eq(searchSynonyms.id, id)).returning(shown)
  return row
}

export async function readPhrases(pool: pg.Pool): Promise<string[][]> {
  const { rows } = await pool.query<{ phrases: string[] }>('select phrases from search_synonyms order by id')
  return rows.map(({ phrases }) => phrases)
}
