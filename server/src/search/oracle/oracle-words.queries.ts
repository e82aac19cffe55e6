import type pg from 'pg'
import { editDistance } from '../engine/edit-distance.ts'
import { inOrder } from '../engine/lexicon.ts'
import { readProgress } from './terms.queries.ts'

export type Near = { term: string; distance: number }

async function countDocuments(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from search_documents')
  return rows[0]?.count ?? 0
}

/** How many documents there are, counted anew only when their terms have moved on. */
export function documentCount(pool: pg.Pool): () => Promise<number> {
  let counted = { position: '', count: 0 }
  return async () => {
    const { position = '' } = (await readProgress(pool)) ?? {}
    if (!position || position !== counted.position) counted = { position, count: await countDocuments(pool) }
    return counted.count
  }
}

export async function readFrequencies(pool: pg.Pool, terms: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ term: string; frequency: number }>(
    'select term, frequency from search_terms where term = any($1) and frequency > 0',
    [terms],
  )
  return new Map(rows.map(({ term, frequency }) => [term, frequency]))
}

/** Terms from this one on and before that one begin with a prefix. */
export const prefixBounds = (prefix: string): [from: string, to: string] => [prefix, `${prefix}\u{10ffff}`]

/** Compared byte by byte, which is the order of the index's own dictionary. */
async function readBeginning(pool: pg.Pool, prefix: string, { order, most }: { order: string; most: number }): Promise<string[]> {
  const { rows } = await pool.query<{ term: string }>(
    `select term from search_terms where term >= $1 and term < $2 and frequency > 0 order by ${order} limit $3`,
    [...prefixBounds(prefix), most],
  )
  return rows.map(({ term }) => term)
}

export const readWithPrefix = (pool: pg.Pool, prefix: string, most: number) => readBeginning(pool, prefix, { order: 'term', most })

export const readContinuing = (pool: pg.Pool, prefix: string, most: number) =>
  readBeginning(pool, prefix, { order: 'length(term), term', most })

/** Words that begin with the same letter, or are the same after it: a first letter is seldom missed along with others. */
export async function readSimilar(
  pool: pg.Pool,
  { term, distance, most }: { term: string; distance: number; most: number },
): Promise<Near[]> {
  const { rows } = await pool.query<{ term: string }>(
    // Each way on its own finds an index; together they would read the whole dictionary.
    [
      'left(term, 1) = $1',
      'substr(term, 2, 2) = $2',
      'term >= $2 and term < $2 || $5',
      'substr(term, 2, 2) >= $1 and substr(term, 2, 2) < $1 || $5',
    ]
      .map((begins) => `select term from search_terms where frequency > 0 and length(term) between $3 and $4 and ${begins}`)
      .join(' union '),
    [term.slice(0, 1), term.slice(1, 3), term.length - distance, term.length + distance, '\u{10ffff}'],
  )
  const near = new Map(rows.map((row) => [row.term, editDistance(row.term, term, distance)]))
  return inOrder([...near].flatMap(([word, away]) => (away <= distance ? word : [])))
    .map((word) => ({ term: word, distance: near.get(word) ?? 0 }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
}
