import { type Column, getTableColumns, type PgTable } from '#platform/database/drizzle'
import { toSnakeCase } from 'drizzle-orm/casing'

/**
 * - `exported`: in the copy of their data that a person may ask for
 * - `emptied`: when the account of the row's person is deleted
 * - `mentions`: a text of others that loses the name, phone and e-mail of whoever is deleted
 * - `emptiedWithCompany`: when a company that is one person is deleted with them
 */
type Treatment = 'exported' | 'emptied' | 'mentions' | 'emptiedWithCompany'

/**
 * The fate of a column when a person's account is deleted.
 * - `impersonal`: it holds nothing of a person
 * - `erased`: it goes with its row
 * - `expires`: it goes by itself, within days
 * - `retained`: papers, proofs and logs that the law asks for
 * - `staff`: of the seller's own people
 */
export type Fate = 'impersonal' | 'erased' | 'expires' | 'retained' | 'staff' | readonly Treatment[]

type Columns<T extends PgTable> = T['_']['columns']

/** Columns that can hold any text: without a list of values, or JSON. */
type FreeText<T extends PgTable> = {
  [K in keyof Columns<T>]: Columns<T>[K]['_']['columnType'] extends 'PgText'
    ? string extends Columns<T>[K]['_']['data']
      ? K
      : never
    : Columns<T>[K]['_']['columnType'] extends 'PgJsonb'
      ? K
      : never
}[keyof Columns<T>]

export type TableFates = { table: PgTable; fates: Readonly<Record<string, Fate | undefined>> }

/** Stands beside its table: a free text without a fate does not compile. Other columns are named where they are treated. */
export const fatesOf = <T extends PgTable>(
  table: T,
  fates: Record<FreeText<T>, Fate> & Partial<Record<keyof Columns<T>, Fate>>,
): TableFates => ({ table, fates })

/** Columns with this treatment, by the names they have in the database. */
export const columnsWith = ({ table, fates }: TableFates, treatment: Treatment): { key: string; name: string; column: Column }[] =>
  Object.entries(getTableColumns(table))
    .filter(([key]) => fates[key]?.includes(treatment))
    .map(([key, column]) => ({ key, name: toSnakeCase(key), column }))
