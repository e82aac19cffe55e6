import { pictureSize } from '#platform/files/picture-size'
import { BadZip } from '#platform/spreadsheets/check-zip'
import { decodeText } from '#platform/spreadsheets/decode-text'
import type { ReadSheets } from '#platform/spreadsheets/read-workbook'
import { type Scan, type Source, SourceRefusal } from '../source.ts'
import { isEmail } from './is-email.rules.ts'
import { readText } from './read-text.ts'

const SIGNS = {
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  ole: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
  pdf: Buffer.from('%PDF-'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
} as const
const startsWith = (bytes: Uint8Array, sign: Buffer) => sign.equals(bytes.subarray(0, sign.length))

export type ReadLimits = { mostRows: number }
const MOST_SHEETS = 20
/** A sheet of paper at four hundred dots an inch, and a photograph of a telephone; more is memory rather than letters. */
const MOST_PIXELS = 24_000_000

const remarksOf = ({ sheets, hasMore }: ReadSheets) => [
  ...(sheets.some(({ isCut }) => isCut) ? (['rows-cut'] as const) : []),
  ...(hasMore ? (['sheets-cut'] as const) : []),
]

async function readXlsx(bytes: Uint8Array, { mostRows }: ReadLimits): Promise<Source> {
  const { readWorkbook } = await import('#platform/spreadsheets/read-workbook')
  const read = await readWorkbook(bytes, { mostRows, mostSheets: MOST_SHEETS }).catch((error: unknown) => {
    if (!(error instanceof BadZip)) throw error
    if (error.message === 'encrypted') throw new SourceRefusal('import.password')
    throw /too large|packed too well|too many|larger/.test(error.message) ? new SourceRefusal('import.too-large-inside') : error
  })
  return { kind: 'xlsx', sheets: read.sheets, remarks: remarksOf(read) }
}

/** An old workbook; in the same wrapping come workbooks with a password. */
async function readXls(bytes: Uint8Array, { mostRows }: ReadLimits): Promise<Source> {
  const { readOldWorkbook } = await import('#platform/spreadsheets/read-old-workbook')
  try {
    const read = readOldWorkbook(bytes, { mostRows, mostSheets: MOST_SHEETS })
    return { kind: 'xls', sheets: read.sheets, remarks: ['old-excel', ...remarksOf(read)] }
  } catch (error) {
    throw /password|encrypt/i.test(String(error)) ? new SourceRefusal('import.password') : error
  }
}

function readPicture(bytes: Uint8Array<ArrayBuffer>): Scan {
  const size = pictureSize(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!size) throw new SourceRefusal('import.unreadable')
  if (size.width * size.height > MOST_PIXELS) throw new SourceRefusal('import.picture-too-large')
  return { kind: 'image', pictures: [bytes], hasMore: false }
}

/** Programs, scripts and documents of which some pass for text; pages of markup are saved as tables by some programs. */
const FOREIGN = ['MZ', '\u007fELF', '#!', '{\\rtf', '<?', '<!', '<html', '<HTML', '<svg', '<table', 'Rar!', '7z\xbc\xaf'].map((sign) =>
  Buffer.from(sign, 'latin1'),
)
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

/** A file that is no message, by its content and not by its name. */
async function readPlain(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<Source | Scan> {
  if (startsWith(bytes, SIGNS.ole)) return readXls(bytes, limits)
  if (startsWith(bytes, SIGNS.zip)) return readXlsx(bytes, limits)
  if (startsWith(bytes, SIGNS.pdf)) return (await import('./read-pdf.ts')).readPdf(bytes, limits)
  if (startsWith(bytes, SIGNS.jpeg) || startsWith(bytes, SIGNS.png)) return readPicture(bytes)
  if (!isText(bytes)) throw new SourceRefusal('import.unreadable')
  return readText(decodeText(bytes), limits)
}

/** Any file with a list. What needs recognition is answered as pictures. Each reader is loaded when a file needs it. */
export async function readBytes(bytes: Uint8Array<ArrayBuffer>, limits: ReadLimits): Promise<Source | Scan> {
  if (!isEmail(bytes)) return readPlain(bytes, limits)
  const { readEmail } = await import('./read-email.ts')
  return readEmail(bytes, { ...limits, readAttachment: (attached) => readPlain(attached, limits) })
}
