import pg from 'pg'
import { type Invariant, invariants } from './invariants.ts'

export type Broken = { name: string; count: number; examples: string[] }

const MOST_SHOWN = 5

/** Broken invariants of the database at `url`, with examples. All are read at one moment. */
export async function checkInvariants(url: string, checked: readonly Invariant[] = invariants): Promise<Broken[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const broken: Broken[] = []
    for (const { name, sql } of checked) {
      const { rows } = await client.query<{ what: string }>(sql)
      if (rows.length > 0) broken.push({ name, count: rows.length, examples: rows.slice(0, MOST_SHOWN).map(({ what }) => what) })
    }
    await client.query('commit')
    return broken
  } finally {
    await client.end()
  }
}
