import type pg from 'pg'
import { editDistance } from '#platform/search-index/edit-distance'
import { inOrder } from '#platform/search-index/lexicon'

export type Near = { term: string; distance: number }

export async function countDocuments(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from search_documents')
  return rows[0]?.count ?? 0
}

export async function readFrequencies(pool: pg.Pool, terms: string[]): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ term: string; frequency: number }>(
    'select term, frequency from search_terms where term = any($1) and frequency > 0',
    [terms],
  )
  return new Map(rows.map(({ term, frequency }) => [term, frequency]))
}

/** Compared byte by byte, which is the order of the index's own dictionary. */
export async function readWithPrefix(pool: pg.Pool, prefix: string, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ term: string }>(
    `select term from search_terms where term >= $1 and term < $2 and frequency > 0 order by term limit $3`,
    [prefix, `${prefix}\u{10ffff}`, most],
  )
  return rows.map(({ term }) => term)
}

/** Words that begin with the same letter, or are the same after it: a first letter is seldom missed along with others. */
export async function readSimilar(
  pool: pg.Pool,
  { term, distance, most }: { term: string; distance: number; most: number },
): Promise<Near[]> {
  const { rows } = await pool.query<{ term: string }>(
    `select term from search_terms
     where frequency > 0 and length(term) between $3 and $4
       and ((term >= $1 and term < $1 || $5) or substr(term, 2, 2) = $2 or left(term, 2) = $2 or substr(term, 2, 1) = $1)`,
    [term.slice(0, 1), term.slice(1, 3), term.length - distance, term.length + distance, '\u{10ffff}'],
  )
  const near = new Map(rows.map((row) => [row.term, editDistance(row.term, term, distance)]))
  return inOrder([...near].flatMap(([word, away]) => (away <= distance ? word : [])))
    .map((word) => ({ term: word, distance: near.get(word) ?? 0 }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
}
