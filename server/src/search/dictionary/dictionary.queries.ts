import type { DictionaryShow } from '@vitrina/contract/catalogue/search-dictionary'
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Context } from '#platform/context'
import { searchDictionary } from '#tables/search'
import { dictionaryKey } from './dictionary-key.ts'
import { type Meaning, parseMeaning } from './meaning.rules.ts'

export type TradeWord = { says: string; means: Meaning[] }

/** Entries that are not switched off; a meaning that cannot be read is left out. */
export async function readDictionary(pool: pg.Pool): Promise<TradeWord[]> {
  const { rows } = await pool.query<{ says: string; means: string[] }>(
    'select says, means from search_dictionary where not is_off order by key',
  )
  return rows.map(({ says, means }) => ({ says, means: means.flatMap((text) => parseMeaning(text) ?? []) }))
}

/** Differs whenever an entry does; read before the entries, so that a change in between is read twice and never missed. */
export async function readDictionaryVersion(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string | null }>(
    `select md5(string_agg(d::text, '' order by id)) as version from search_dictionary d`,
  )
  return rows[0]?.version ?? ''
}

const shown = {
  id: searchDictionary.id,
  says: searchDictionary.says,
  means: searchDictionary.means,
  shippedMeans: searchDictionary.shippedMeans,
  isOff: searchDictionary.isOff,
  changedAt: searchDictionary.changedAt,
}
export type DictionaryRow = Awaited<ReturnType<typeof listEntries>>[number]

const showConditions: Record<DictionaryShow, SQL | undefined> = {
  all: undefined,
  changed: and(
    isNotNull(searchDictionary.shippedMeans),
    or(searchDictionary.isOff, sql`${searchDictionary.means} <> ${searchDictionary.shippedMeans}`),
  ),
  own: isNull(searchDictionary.shippedMeans),
  off: eq(searchDictionary.isOff, true),
}

/** The typed text is no pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const isFound = (search: string): SQL | undefined =>
  search
    ? or(
        like(searchDictionary.key, `%${escaped(dictionaryKey(search))}%`),
        ilike(sql`array_to_string(${searchDictionary.means}, ' ')`, `%${escaped(search)}%`),
      )
    : undefined

export type EntriesQuery = { search: string; show: DictionaryShow; page: number; pageSize: number }

/** Words that begin with the search text come first. */
export const listEntries = ({ db }: Context, { search, show, page, pageSize }: EntriesQuery) =>
  db
    .select(shown)
    .from(searchDictionary)
    .where(and(showConditions[show], isFound(search)))
    .orderBy(desc(like(searchDictionary.key, `${escaped(dictionaryKey(search))}%`)), asc(searchDictionary.key))
    .limit(pageSize)
    .offset((page - 1) * pageSize)

/** How many the search text finds of each kind. */
export async function countEntries({ db }: Context, search: string): Promise<Record<DictionaryShow, number>> {
  const counted = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)
  const { all, changed, own, off } = showConditions
  const [row] = await db
    .select({ all: counted(all), changed: counted(changed), own: counted(own), off: counted(off) })
    .from(searchDictionary)
    .where(isFound(search))
  return row ?? { all: 0, changed: 0, own: 0, off: 0 }
}

export async function countWords({ db }: Context): Promise<number> {
  const [row] = await db.select({ count: count() }).from(searchDictionary)
  return row?.count ?? 0
}

/** Nothing when the word is there already. */
export async function insertEntry({ db, now }: Context, { says, means, changedBy }: { says: string; means: string[]; changedBy: number }) {
  const [row] = await db
    .insert(searchDictionary)
    .values({ says, key: dictionaryKey(says), means, changedBy, changedAt: now() })
    .onConflictDoNothing()
    .returning(shown)
  return row
}

/** Held until the transaction ends, so that the journal has what was there before. */
export async function lockEntry({ db }: Context, id: number): Promise<DictionaryRow | undefined> {
  const [row] = await db.select(shown).from(searchDictionary).where(eq(searchDictionary.id, id)).for('update')
  return row
}

type Changes = { means: string[]; isOff: boolean; changedAt: Date | null; changedBy: number | null }

export async function updateEntry({ db }: Context, id: number, changes: Changes): Promise<DictionaryRow> {
  const [row] = await db.update(searchDictionary).set(changes).where(eq(searchDictionary.id, id)).returning(shown)
  if (!row) throw new Error('A locked entry is gone')
  return row
}

export async function deleteEntry({ db }: Context, id: number): Promise<void> {
  await db.delete(searchDictionary).where(eq(searchDictionary.id, id))
}
