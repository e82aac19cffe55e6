import pg from 'pg'
import type { Context } from '../context.ts'
import { checkRows, type RowShape } from './rows.ts'

const { builtins } = pg.types
/** As the query builder does: moments and days stay the texts PostgreSQL sends. */
const AS_TEXT: ReadonlySet<number> = new Set([builtins.TIMESTAMPTZ, builtins.TIMESTAMP, builtins.DATE, builtins.INTERVAL])
const asText = (text: string) => text
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (AS_TEXT.has(id) ? asText : (pg.types.getTypeParser(id, format) as (text: string) => unknown)),
}

/**
 * A statement that PostgreSQL reads and plans once for each connection; `values` stand for $1, $2 …
 * For statements of every page: planning costs more there than the work itself, and so does the way through the query builder.
 */
export const prepared =
  <Row extends object>(name: string, shape: RowShape<Row>, text: string) =>
  async ({ db }: Pick<Context, 'db'>, values: readonly unknown[]): Promise<Row[]> => {
    // The pool, or the connection of a transaction; the builder's types do not distinguish them.
    const { client } = db._.session as unknown as { client: Pick<pg.ClientBase, 'query'> }
    const { rows } = await client.query<Row & pg.QueryResultRow>({ name, text, values: [...values], types })
    checkRows(shape, rows)
    return rows
  }

/**
 * A value that PostgreSQL does not look at when it plans, such as `$1::int[]`. Where a look promises a cheaper plan for this one
 * call, a prepared statement is planned anew each time, which costs several times the work it saves.
 */
export const hiddenFromPlanner = (value: string, type: string): string => `(select ${value})::${type}`
