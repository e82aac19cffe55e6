import { type Content, makePdf, type PdfDefinition } from '#platform/print/pdf'
import { makeXlsx, type Sheet } from '#platform/print/xlsx'
import { correctionContent, correctionSheet } from './correction.ts'
import { invoiceContent, invoiceSheet } from './invoice.ts'
import { orderContent, orderSheet } from './order.ts'
import { LANDSCAPE, PORTRAIT } from './page-size.ts'
import { type Pictures, withLook } from './paper-look.ts'
import { printFormTitle } from './print-form-parts.ts'
import type { PrintForm, PrintFormat } from './print-form.ts'
import { reconciliationContent, reconciliationSheet } from './reconciliation.ts'
import { specificationContent, specificationSheet } from './specification.ts'
import { updContent, updSheet } from './upd.ts'
import { waybillContent, waybillSheet } from './waybill.ts'
import { initialled } from './writing.rules.ts'

export type RenderTask = {
  forms: readonly PrintForm[]
  format: PrintFormat
  title: string
  pictures?: Pictures
  /** Sheets of each form are counted by themselves, for they are handed out apart. */
  isCountedApart?: boolean
}

/** Told how much of a file is made, in per cent. */
export type OnProgress = (percent: number) => void

function contentOf(form: PrintForm, pictures: Pictures): Content[] {
  switch (form.kind) {
    case 'invoice':
      return invoiceContent(form, pictures)
    case 'waybill':
      return waybillContent(form)
    case 'upd':
      return updContent(form)
    case 'correction':
      return correctionContent(form)
    case 'reconciliation':
      return reconciliationContent(form)
    case 'order':
      return orderContent(form)
    case 'specification':
      return specificationContent(form)
  }
}

function sheetOf(form: PrintForm): Sheet {
  switch (form.kind) {
    case 'invoice':
      return invoiceSheet(form)
    case 'waybill':
      return waybillSheet(form)
    case 'upd':
      return updSheet(form)
    case 'correction':
      return correctionSheet(form)
    case 'reconciliation':
      return reconciliationSheet(form)
    case 'order':
      return orderSheet(form)
    case 'specification':
      return specificationSheet(form)
  }
}

const landscape: ReadonlySet<PrintForm['kind']> = new Set(['waybill', 'upd', 'correction', 'reconciliation'])

type Placed = { title: string; firstPage: number }

/** The name of the form a page belongs to, and which of its sheets it is. */
function sheetOfPage(placed: readonly Placed[], page: number, count: number): string[] {
  const at = placed.findLastIndex(({ firstPage }) => firstPage <= page)
  const first = placed[at]?.firstPage ?? 1
  const next = placed[at + 1]?.firstPage ?? count + 1
  return [placed[at]?.title ?? '', `Лист ${page - first + 1} из ${next - first}`]
}

/** Pages with the name of the print form below, so that a lost sheet finds its way back. */
function pages({ kind, seller, date }: PrintForm, title: string, placesOf: () => readonly Placed[]): Omit<PdfDefinition, 'content'> {
  const { pageOrientation, pageMargins } = landscape.has(kind) ? LANDSCAPE : PORTRAIT
  const [left, , right] = pageMargins
  return {
    pageSize: 'A4',
    pageOrientation,
    pageMargins: [...pageMargins],
    language: 'ru',
    info: { title, author: seller.name, creationDate: new Date(`${date}T09:00:00Z`) },
    footer: (page: number, count: number): Content => {
      const [name = '', sheet = ''] = sheetOfPage(placesOf(), page, count)
      return {
        margin: [left, 6, right, 0],
        fontSize: 7,
        color: '#555555',
        columns: [{ text: name }, { text: sheet, alignment: 'right', width: 90 }],
      }
    },
  }
}

const pageContent = (form: PrintForm, pictures: Pictures): Content[] => {
  const isLandscape = landscape.has(form.kind)
  const { width } = isLandscape ? LANDSCAPE : PORTRAIT
  return withLook(form, contentOf(form, pictures), { width, isLandscape }, pictures)
}

const signer = <Party extends { headName: string; accountantName: string }>(party: Party): Party => ({
  ...party,
  headName: initialled(party.headName),
  accountantName: initialled(party.accountantName),
})

/** As it is printed; the snapshot is not changed. */
const printed = (form: PrintForm): PrintForm => ({ ...form, seller: signer(form.seller), buyer: signer(form.buyer) })

/** Laying out takes somewhat longer than drawing. */
const LAYOUT_PERCENT = 55

type Laid = { positions?: { pageNumber: number }[] }

/** The printer begins each form by giving it an empty list of places; it has no other sign of how far the layout is. */
function watchLayout(form: Laid, onBegun: () => void): void {
  let positions: Laid['positions'] = []
  Object.defineProperty(form, 'positions', {
    enumerable: true,
    get: () => positions,
    set: (begun: Laid['positions']) => {
      positions = begun
      onBegun()
    },
  })
}

/** Bytes of a print form, or of several of a kind in one file: one after another in PDF, a sheet to each in XLSX. */
export async function makeFile(
  { forms, format, title, pictures = {}, isCountedApart = false }: RenderTask,
  onProgress?: OnProgress,
): Promise<Buffer> {
  const [first] = forms
  if (!first) throw new Error('No print form to make.')
  if (format === 'xlsx')
    return makeXlsx(
      forms.map((form) => sheetOf(printed(form))),
      title,
    )
  const content = forms.map((form, at): { stack: Content[]; pageBreak?: 'before'; positions?: { pageNumber: number }[] } => ({
    stack: pageContent(printed(form), pictures),
    ...(at > 0 ? { pageBreak: 'before' as const } : {}),
  }))
  if (onProgress) content.forEach((form, at) => watchLayout(form, () => onProgress(Math.floor((at / forms.length) * LAYOUT_PERCENT))))
  // The printer writes down where it has put each form before it asks for the footers.
  const placesOf = () =>
    isCountedApart
      ? forms.map((form, at) => ({ title: printFormTitle(form), firstPage: content[at]?.positions?.[0]?.pageNumber ?? 1 }))
      : [{ title, firstPage: 1 }]
  const onDrawn = onProgress && ((drawn: number) => onProgress(LAYOUT_PERCENT + Math.floor(drawn * (100 - LAYOUT_PERCENT))))
  return makePdf({ ...pages(first, title, placesOf), content }, onDrawn)
}
