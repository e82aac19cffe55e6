import { hash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { TableLayout } from './layout.ts'

const PART_BYTES = 4 * 1024 * 1024
const LINE_END = 0x0a
const LANES = 8

/** Adds up the hashes of rows: a reload may change the order of rows, which is no difference. */
function addRows(sum: Uint32Array, rows: Buffer): void {
  for (let start = 0; start < rows.length; ) {
    const end = rows.indexOf(LINE_END, start) + 1 || rows.length
    const row = hash('sha256', rows.subarray(start, end), 'buffer')
    for (let lane = 0; lane < LANES; lane++) sum[lane] = (sum[lane] ?? 0) + row.readUInt32LE(lane * 4)
    start = end
  }
}

/** Reads a table as COPY text, in parts of some megabytes; the result is its number of rows and its checksum. */
export async function readTable(
  client: pg.ClientBase,
  { name, columns }: TableLayout,
  onPart: (part: Buffer) => Promise<void> = async () => {},
): Promise<{ name: string; rows: number; sha256: string }> {
  const stream = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  const sum = new Uint32Array(LANES)
  const pass = async (part: Buffer) => {
    addRows(sum, part)
    await onPart(part)
  }
  let held: Buffer[] = []
  let heldBytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk)
    heldBytes += chunk.length
    if (heldBytes < PART_BYTES) continue
    const all = Buffer.concat(held)
    // A part ends with a whole row, so that it can be loaded by itself; inside a row COPY escapes line ends.
    const end = all.lastIndexOf(LINE_END) + 1
    if (end > 0) await pass(all.subarray(0, end))
    held = [all.subarray(end)]
    heldBytes = all.length - end
  }
  if (heldBytes > 0) await pass(Buffer.concat(held))
  return { name, rows: stream.rowCount, sha256: Buffer.from(sum.buffer).toString('hex') }
}
