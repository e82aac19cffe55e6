import { MAX_IMPORT_ROWS } from '@vitrina/contract/cart-import.rules'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { decodeText } from '#platform/spreadsheets/decode-text'
import { readSheet, UnreadableSheet } from '#platform/spreadsheets/read-sheet'
import { type ImportRow, readTable, readText } from './read-rows.ts'

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Titles and a head may stand above the rows. */
const ROOM_FOR_HEAD = 20

const startsWith = (body: Buffer, sign: Buffer) => body.subarray(0, sign.length).equals(sign)

/** By its content, whatever it is called. */
export async function readFile({ log }: Context, body: Buffer): Promise<ImportRow[]> {
  if (startsWith(body, OLD_EXCEL)) throw new AppError('import.old-excel')
  if (!startsWith(body, ZIP)) {
    // Zero bytes are no text, unless they are halves of UTF-16.
    if (body.includes(0) && !(body[0] === 0xff || body[0] === 0xfe)) throw new AppError('import.unreadable')
    return readText(decodeText(body))
  }
  try {
    return readTable(await readSheet(body, { mostRows: MAX_IMPORT_ROWS + ROOM_FOR_HEAD }))
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    log.info({ why: error.message }, 'an imported file could not be read')
    throw new AppError(error.why === 'slow' ? 'import.too-slow' : 'import.unreadable')
  }
}
