import { BadZip } from '#platform/spreadsheets/check-zip'
import { decodeText } from '#platform/spreadsheets/decode-text'
import { readWorkbook } from '#platform/spreadsheets/read-workbook'
import { type Source, SourceRefusal } from '../source.ts'
import { readText } from './read-text.ts'

const SIGNS = {
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  ole: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
} as const
const startsWith = (bytes: Uint8Array, sign: Buffer) => sign.equals(bytes.subarray(0, sign.length))

export type ReadLimits = { mostRows: number }
const MOST_SHEETS = 20

async function readXlsxSource(bytes: Uint8Array, { mostRows }: ReadLimits): Promise<Source> {
  const { sheets, hasMore } = await readWorkbook(bytes, { mostRows, mostSheets: MOST_SHEETS }).catch((error: unknown) => {
    throw error instanceof BadZip && /too large|packed too well|too many|larger/.test(error.message)
      ? new SourceRefusal('import.too-large-inside')
      : error
  })
  return {
    kind: 'xlsx',
    sheets,
    remarks: [...(sheets.some(({ isCut }) => isCut) ? (['rows-cut'] as const) : []), ...(hasMore ? (['sheets-cut'] as const) : [])],
  }
}

/** Programs and scripts of which some pass for text. */
const FOREIGN = ['MZ', '\u007fELF', '#!', '{\\rtf', '<?php'].map((sign) => Buffer.from(sign, 'latin1'))
const MOST_CONTROLS = 0.01

/** Zero bytes are no text, unless they are halves of UTF-16; nor are letters that no keyboard has. */
function isText(bytes: Uint8Array): boolean {
  if (FOREIGN.some((sign) => startsWith(bytes, sign))) return false
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isWide) return true
  if (bytes.includes(0)) return false
  const sample = bytes.subarray(0, 100_000)
  const controls = sample.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12).length
  return controls <= sample.length * MOST_CONTROLS
}

/** A file by its content, not by its name. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<Source> {
  if (startsWith(bytes, SIGNS.ole)) throw new SourceRefusal('import.old-excel')
  if (startsWith(bytes, SIGNS.zip)) return readXlsxSource(bytes, limits)
  if (!isText(bytes)) throw new SourceRefusal('import.unreadable')
  return readText(decodeText(bytes), limits)
}
