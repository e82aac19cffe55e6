import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Pixels = { data: Uint8ClampedArray; width: number; height: number }
type Drawn = { canvas: never; context: { getImageData: (x: number, y: number, width: number, height: number) => Pixels } }
type CanvasFactory = { create: (width: number, height: number) => Drawn }

const open = (bytes: Uint8Array) => getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise

/** A text without its gaps: how a cell is broken into rows does not matter. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '')

async function pagesOf(bytes: Uint8Array) {
  const document = await open(bytes)
  return Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
}

/** How far to the right anything is written, as a part of the page: above 1 it is cut off. */
export async function reachOf(bytes: Uint8Array): Promise<number> {
  const reaches = (await pagesOf(bytes)).map(async (page) => {
    const { items } = await page.getTextContent()
    const { width } = page.getViewport({ scale: 1 })
    return Math.max(...items.map((item) => ('str' in item ? (Number(item.transform[4]) + item.width) / width : 0)))
  })
  return Math.max(...(await Promise.all(reaches)))
}

/** The text layer of each page, squeezed. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  return Promise.all(
    (await pagesOf(bytes)).map(async (page) => {
      const { items } = await page.getTextContent()
      return squeezed(items.map((item) => ('str' in item ? item.str : '')).join(''))
    }),
  )
}

/** Every piece of text on the pages, and the properties of the document. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const document = await open(bytes)
  const pages = (await pagesOf(bytes)).map(async (page) =>
    (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')),
  )
  const { info, metadata } = await document.getMetadata()
  return [...(await Promise.all(pages)).flat(), JSON.stringify(info), JSON.stringify(metadata ?? '')].join('\n')
}

/** The content of the QR code on the last page, as it is printed. */
export async function readQr(bytes: Uint8Array): Promise<string | null> {
  const document = await open(bytes)
  const page = await document.getPage(document.numPages)
  const viewport = page.getViewport({ scale: 3 })
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(viewport.width, viewport.height)
  await page.render({ canvas, viewport, background: 'white' }).promise
  const { data, width, height } = context.getImageData(0, 0, Math.floor(viewport.width), Math.floor(viewport.height))
  return jsQR(data, width, height)?.data ?? null
}
