import type { Context } from './context.ts'

/**
 * A statement that PostgreSQL reads and plans once for each connection; `values` stand for $1, $2 …
 * For what every page asks: planning costs more there than the work itself.
 */
export const prepared =
  <Row>(name: string, text: string) =>
  async ({ db }: Pick<Context, 'db'>, values: readonly unknown[]): Promise<Row[]> => {
    const query = db._.session.prepareQuery({ sql: text, params: [...values] }, undefined, name, false)
    return ((await query.execute()) as { rows: Row[] }).rows
  }
