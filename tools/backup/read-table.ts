import { createHash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { TableLayout } from './layout.ts'

const PART_BYTES = 4 * 1024 * 1024
const LINE_END = 0x0a

/** Reads a table as COPY text, in parts of some megabytes; the result is its number of rows and its checksum. */
export async function readTable(
  client: pg.ClientBase,
  { name, columns }: TableLayout,
  onPart: (part: Buffer) => Promise<void> = async () => {},
): Promise<{ name: string; rows: number; sha256: string }> {
  const stream = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  const hash = createHash('sha256')
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    held.push(chunk)
    heldBytes += chunk.length
    if (heldBytes < PART_BYTES) continue
    const all = Buffer.concat(held)
    // A part ends with a whole row, so that it can be loaded by itself; inside a row COPY escapes line ends.
    const end = all.lastIndexOf(LINE_END) + 1
    if (end > 0) await onPart(all.subarray(0, end))
    held = [all.subarray(end)]
    heldBytes = all.length - end
  }
  if (heldBytes > 0) await onPart(Buffer.concat(held))
  return { name, rows: stream.rowCount, sha256: hash.digest('hex') }
}
