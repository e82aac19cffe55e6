import type pg from 'pg'
import { withClient } from '#platform/database/db'
import { eachInTurn } from '#platform/process/turns'
import { exactTerm } from '../engine/normalise/tokenise.ts'
import { impactsOf } from '../engine/impacts.ts'
import { formatOf } from '../index/source-format.ts'

const FORMAT = formatOf(new URL(import.meta.url))

/** Any constant will do, as long as every process uses the same. */
const LOCK = 7_180_217

export type TermsClient = pg.ClientBase

export const inTransaction = <T>(pool: pg.Pool, work: (client: TermsClient) => Promise<T>): Promise<T> =>
  withClient(pool, async (client) => {
    await client.query('begin')
    const done = await work(client)
    await client.query('commit')
    return done
  })

type Text = { id: number; name: string; codes: (string | null)[]; words: string }

const texts = (where: string) => `
  select p.id, p.name, array[p.article, p.manufacturer_code, p.ean] as codes, concat_ws(' ', b.name, e.name, s.name) as words
  from products p
  join brands b on b.id = p.brand_id
  join sections s on s.id = p.section_id
  left join series e on e.id = p.series_id
  where p.is_active and ${where}`

/** Terms made in another way are no terms: each form of them has a progress of its own. */
export type Progress = { position: string; readAt: string }

/** One writer at a time; false when another is at it, and then there is nothing to do here. */
export async function tryLockTerms(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>('select pg_try_advisory_xact_lock($1) as has', [LOCK])
  return rows[0]?.has === true
}

export const lockTerms = (client: pg.ClientBase): Promise<unknown> => client.query('select pg_advisory_xact_lock($1)', [LOCK])

export async function readProgress(client: pg.ClientBase | pg.Pool): Promise<Progress | null> {
  const { rows } = await client.query<Progress>(
    `select position, to_json(read_at) #>> '{}' as "readAt" from search_progress where id = $1`,
    [FORMAT],
  )
  return rows[0] ?? null
}

export const writeProgress = (client: pg.ClientBase, position: string): Promise<unknown> =>
  client.query(
    `insert into search_progress (id, position, read_at) values ($1, $2, now())
     on conflict (id) do update set position = excluded.position, read_at = excluded.read_at`,
    [FORMAT, position],
  )

/** The next products after an id, sold or not. */
export async function idsAfter(client: pg.ClientBase, after: number, most: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from (select id from products where id > $1 union select product_id from search_documents where product_id > $1) i
     order by id limit $2`,
    [after, most],
  )
  return rows.map(({ id }) => id)
}

const documentOf = ({ id, name, codes, words }: Text) => {
  const given = codes.map((code) => code ?? '')
  const impacts = impactsOf({ name, codes: given, words })
  return { id, terms: [...impacts.keys()], impacts: [...impacts.values()], exact: given.slice(0, 2).filter(Boolean).map(exactTerm) }
}

/** Writes the terms of these products as they are now; one that is not sold any more has none. */
export async function writeTermsOf(client: pg.ClientBase, ids: number[]): Promise<void> {
  const { rows } = await client.query<Text>(texts('p.id = any($1)'), [ids])
  const documents: string[] = []
  await eachInTurn(rows, (row) => documents.push(JSON.stringify(documentOf(row))))
  await client.query(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as g (id int, terms text[], impacts smallint[], exact text[])
     ), former as (
       select product_id as id, terms from search_documents where product_id = any($1)
     ), gone as (
       delete from search_documents where product_id = any($1) and product_id not in (select id from given)
     ), put as (
       insert into search_documents (product_id, terms, impacts, exact) select id, terms, impacts, exact from given
       on conflict (product_id) do update set terms = excluded.terms, impacts = excluded.impacts, exact = excluded.exact
       where (search_documents.terms, search_documents.impacts, search_documents.exact) is distinct from (excluded.terms, excluded.impacts, excluded.exact)
     )
     insert into search_terms as known (term, frequency)
     select term, sum(times) from (
       select unnest(terms) as term, 1 as times from given union all select unnest(terms), -1 from former
     ) counted group by term having sum(times) <> 0
     on conflict (term) do update set frequency = known.frequency + excluded.frequency`,
    [ids, `[${documents.join(',')}]`],
  )
}

export const deleteUnusedTerms = (client: pg.ClientBase): Promise<unknown> => client.query('delete from search_terms where frequency <= 0')
