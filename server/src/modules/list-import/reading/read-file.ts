import { decodeText } from '#platform/spreadsheets/decode-text'
import { readSheet } from '#platform/spreadsheets/read-sheet'
import type { ReadImport } from './read-import.ts'
import { MOST_ROWS, readTable, readText } from './read-rows.ts'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

const startsWith = (body: Uint8Array, sign: Buffer) => sign.equals(body.subarray(0, sign.length))

/** By its content, not by its name. */
export async function readFile(body: Uint8Array<ArrayBuffer>): Promise<ReadImport> {
  if (startsWith(body, OLD_EXCEL)) return { refused: 'import.old-excel' }
  if (startsWith(body, ZIP)) return { rows: readTable(await readSheet(body, { mostRows: MOST_ROWS })) }
  // Zero bytes are no text, unless they are halves of UTF-16.
  if (body.includes(0) && !(body[0] === 0xff || body[0] === 0xfe)) return { refused: 'import.unreadable' }
  return { rows: readText(decodeText(body)) }
}
