import { extractImages, getDocumentProxy } from 'unpdf'
import { type Scan, type Source, SourceRefusal } from '../source.ts'
import { type Word, wordsToRows } from './words-to-rows.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Image = Awaited<ReturnType<typeof extractImages>>[number]
type TextItem = { str?: string; transform: number[]; width: number }

const MOST_PAGES = 60
const MOST_SCANNED_PAGES = 5
const MOST_PIXELS = 24_000_000
/** A narrower picture is a stamp or a logo. */
const LEAST_WIDTH = 300
/** Fewer letters on a page are the mark of a scanner, not a text layer. */
const LEAST_LETTERS = 15

/** Words of a page, upright ones alone: along its margins GOST has stamps turned by a quarter. */
async function wordsOf(pdf: Pdf, number: number): Promise<Word[]> {
  const page = await pdf.getPage(number)
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform
  const { items } = await page.getTextContent()
  page.cleanup()
  return (items as TextItem[]).flatMap(({ str = '', transform, width }) => {
    if (str.trim() === '') return []
    const [ta = 0, tb = 0, tc = 0, td = 0, x = 0, y = 0] = transform
    const [along, across] = [a * ta + c * tb, b * ta + d * tb]
    const height = Math.hypot(a * tc + c * td, b * tc + d * td)
    if (along <= 0 || Math.abs(across) > along * 0.2) return []
    return [{ text: str, x: a * x + c * y + e, y: b * x + d * y + f - height, width, height }]
  })
}

/** In shades of grey, as a file that any program of recognition reads. */
function greyPicture({ data, width, height, channels }: Image): Uint8Array<ArrayBuffer> {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1')
  const picture = new Uint8Array(head.length + width * height)
  picture.set(head)
  const light = (at: number) => (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114
  for (let at = 0; at < width * height; at += 1) picture[head.length + at] = channels === 1 ? (data[at] ?? 0) : light(at * channels)
  return picture
}

/** The largest picture of each page: a scanner makes one of each sheet of paper. */
async function scannedPages(pdf: Pdf): Promise<Scan> {
  const pictures: Uint8Array<ArrayBuffer>[] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_SCANNED_PAGES); number += 1) {
    const images = await extractImages(pdf, number)
    const [largest] = images.toSorted((one, two) => two.width * two.height - one.width * one.height)
    if (largest && largest.width >= LEAST_WIDTH && largest.width * largest.height <= MOST_PIXELS) pictures.push(greyPicture(largest))
  }
  if (pictures.length === 0) throw new SourceRefusal('import.empty')
  return { kind: 'pdf', pictures, hasMore: pdf.numPages > MOST_SCANNED_PAGES }
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, { disableFontFace: true, useSystemFonts: false, verbosity: 0 })
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? new SourceRefusal('import.password') : error
  }
}

/** The text layer of a PDF as a table; of a scan, pictures of its pages. */
export async function readPdf(bytes: Uint8Array, { mostRows }: { mostRows: number }): Promise<Source | Scan> {
  const pdf = await openPdf(bytes)
  const pages: Word[][] = []
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) pages.push(await wordsOf(pdf, number))
  const letters = pages.flat().reduce((sum, { text }) => sum + text.trim().length, 0)
  if (letters < LEAST_LETTERS * Math.min(pages.length, 3)) return scannedPages(pdf)
  const rows = wordsToRows(pages, { mostRows })
  return {
    kind: 'pdf',
    sheets: [{ name: '', rows: rows.slice(0, mostRows) }],
    remarks: [...(rows.length > mostRows ? (['rows-cut'] as const) : []), ...(pdf.numPages > MOST_PAGES ? (['pages-cut'] as const) : [])],
  }
}
