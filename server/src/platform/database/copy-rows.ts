import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams'
import type { Db } from './db.ts'

/** Many rows in one statement, inside a transaction: it alone has a connection of its own. */
export async function copyInto(tx: Db, { table, columns, text }: { table: string; columns: string; text: string }): Promise<void> {
  if (text === '') return
  // The builder's types do not show the connection.
  const { client } = tx._.session as unknown as { client: pg.ClientBase }
  const stream: CopyStreamQuery & { callback?: () => void } = client.query(copyFrom(`copy ${table} (${columns}) from stdin`))
  try {
    await pipeline(Readable.from([Buffer.from(text)]), stream)
  } finally {
    // A stream calls no callback, so the client's own query time-out would go on and end it long after.
    stream.callback?.()
  }
}
