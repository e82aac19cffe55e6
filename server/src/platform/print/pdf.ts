import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import { sharedFont } from './shared-fonts.ts'

const fontFile = (face: string): string => createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`)

const roboto = {
  normal: fontFile('Regular'),
  bold: fontFile('Medium'),
  italics: fontFile('Italic'),
  bolditalics: fontFile('MediumItalic'),
}

pdfmake.setFonts({ Roboto: roboto })
// The library's files in memory, which its types do not know.
const { virtualfs } = pdfmake as unknown as { virtualfs: { writeFileSync: (path: string, content: Buffer) => void } }
for (const path of Object.values(roboto)) virtualfs.writeFileSync(path, sharedFont(path))
// A document contains only the given data: nothing in it may fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(() => false)

export type { Content, TableCell, TDocumentDefinitions as PdfDefinition } from 'pdfmake/interfaces'

/** The default, in points. */
export const TEXT_SIZE = 9

/** A PDF with its fonts inside. Laying out thousands of rows takes seconds of one core: made in jobs, not in requests. */
export function makePdf(definition: TDocumentDefinitions, onDrawn?: (share: number) => void): Promise<Buffer> {
  // The library has one listener for all files: only a thread that makes one file asks for it.
  if (onDrawn) pdfmake.setProgressCallback(onDrawn)
  return pdfmake.createPdf({ ...definition, defaultStyle: { font: 'Roboto', fontSize: TEXT_SIZE, ...definition.defaultStyle } }).getBuffer()
}
