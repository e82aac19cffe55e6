import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'

const fontFile = (face: string): string => createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`)

const roboto = {
  normal: fontFile('Regular'),
  bold: fontFile('Medium'),
  italics: fontFile('Italic'),
  bolditalics: fontFile('MediumItalic'),
}

const fontFiles = new Set(Object.values(roboto))

pdfmake.setFonts({ Roboto: roboto })
// A document contains only the given data: nothing in it may fetch an address or open a file.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

export type { Content, TableCell, TDocumentDefinitions as PdfDefinition } from 'pdfmake/interfaces'

/** The default, in points. */
export const TEXT_SIZE = 9

/** A PDF with its fonts inside. Laying out thousands of rows takes seconds of one core: made in jobs, not in requests. */
export function makePdf(definition: TDocumentDefinitions, onDrawn?: (share: number) => void): Promise<Buffer> {
  // The library has one listener for all files: only a thread that makes one file asks for it.
  if (onDrawn) pdfmake.setProgressCallback(onDrawn)
  return pdfmake.createPdf({ ...definition, defaultStyle: { font: 'Roboto', fontSize: TEXT_SIZE, ...definition.defaultStyle } }).getBuffer()
}
