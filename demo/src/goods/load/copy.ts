import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

type Value = string | number | boolean | null | readonly number[] | object

const special = /[\\\t\n\r]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const escaped = (text: string) => text.replace(special, (sign) => escapes[sign] ?? sign)

function field(value: Value): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escaped(value)
  if (Array.isArray(value)) return `{${value.join(',')}}`
  return typeof value === 'object' ? escaped(JSON.stringify(value)) : String(value)
}

/** A row as COPY reads it. */
export const row = (...values: readonly Value[]) => `${values.map(field).join('\t')}\n`

/** Many rows in one statement; explicit ids pass, as COPY may write identity columns. */
export async function copy(
  client: pg.ClientBase,
  { table, columns, text }: { table: string; columns: string; text: string },
): Promise<void> {
  if (text === '') return
  await pipeline(Readable.from([Buffer.from(text)]), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)))
}
