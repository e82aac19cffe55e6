import type { SQL } from '#platform/database/drizzle'
import type { Db } from './db.ts'

type Base<T> = [T] extends [number]
  ? 'number'
  : [T] extends [string]
    ? 'text'
    : [T] extends [boolean]
      ? 'boolean'
      : [T] extends [Buffer]
        ? 'bytes'
        : 'json'

type Kind<T> = null extends T ? `${Base<NonNullable<T>>}?` : Base<T>

/** How each column of raw SQL arrives; `?`: it may be null. The compiler compares the shape with the type of the row, tests with the rows. */
export type RowShape<Row> = { readonly [Column in keyof Row]-?: Kind<Row[Column]> }

let isChecking = false

/** For tests: from then on every row of raw SQL is compared with its shape. In production nobody pays for it. */
export function startCheckingRows(): void {
  isChecking = true
}

const kindOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value
  if (typeof value === 'string') return 'text'
  return Buffer.isBuffer(value) ? 'bytes' : 'json'
}

function problemOf(kind: string, value: unknown): string | null {
  if (value === undefined) return 'is missing'
  if (value === null) return kind.endsWith('?') ? null : 'is null'
  const expected = kind.replace('?', '')
  const actual = kindOf(value)
  // A JSON value may be of any kind: `'"text"'::json` arrives as a text.
  return expected === actual || expected === 'json' ? null : `arrives as ${actual}`
}

/** Throws where a row of raw SQL is not what its type says. */
export function checkRows(shape: Readonly<Record<string, string>>, rows: readonly Readonly<Record<string, unknown>>[]): void {
  if (!isChecking) return
  const columns = Object.entries(shape)
  for (const row of rows)
    for (const [column, kind] of columns) {
      const problem = problemOf(kind, row[column])
      if (problem) throw new Error(`Column ${column} of raw SQL is declared ${kind} and ${problem}: ${Object.keys(row).join(', ')}`)
    }
}

/** Rows of raw SQL, for statements the query builder cannot say or is measured slower at. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Pick<Db, 'execute'>,
  shape: RowShape<Row>,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  checkRows(shape, rows)
  // The one place where raw rows get their type: the shape is the proof.
  return rows as Row[]
}
