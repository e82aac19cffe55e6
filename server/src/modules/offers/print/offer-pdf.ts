import type { ShownOffer } from '@vitrina/contract/offers/shown-offer.rules'
import { type Content, makePdf, type TableCell } from '#platform/print/pdf'
import { PORTRAIT } from '#modules/documents/print-forms/page-size'
import { labelled, thickLine, tightRows } from '#modules/documents/print-forms/print-form-parts'
import { sumInWords } from '#modules/documents/print-forms/sum-in-words'
import { amountText, initialled, moneyText, rateText } from '#modules/documents/print-forms/writing.rules'
import { type OfferPrintRow, printRows, totalLines } from './offer-rows.rules.ts'
import { bankText, offerConditions, offerDetails, offerTitle, senderText } from './offer-texts.rules.ts'

/** Bytes of pictures by their keys: a data address, or the text of an SVG. */
export type PrintPictures = Readonly<Record<string, string>>

export type OfferPrint = { shown: ShownOffer; pictures: PrintPictures; isDraft: boolean }

type Template = ShownOffer['template']
const look: Record<Template, { fontSize: number; withBank: boolean; withPictures: boolean; withArticles: boolean }> = {
  classic: { fontSize: 8, withBank: true, withPictures: false, withArticles: true },
  compact: { fontSize: 7, withBank: false, withPictures: false, withArticles: false },
  pictures: { fontSize: 8, withBank: true, withPictures: true, withArticles: true },
  letter: { fontSize: 8, withBank: true, withPictures: false, withArticles: true },
}

const picture = (bytes: string | undefined, fit: [number, number]): Content =>
  bytes === undefined ? { text: '' } : bytes.startsWith('data:') ? { image: bytes, fit } : { svg: bytes, fit }

const pictureOf = (key: string | null, pictures: PrintPictures) => (key === null ? undefined : pictures[key])

function head({ shown, pictures }: OfferPrint): Content {
  const { logo, name } = shown.sender
  const bytes = pictureOf(logo, pictures)
  const requisites = [...senderText(shown), ...(look[shown.template].withBank ? [bankText(shown)] : [])].filter(Boolean)
  return {
    columnGap: 12,
    columns: [
      ...(bytes === undefined ? [] : [{ width: 120, stack: [picture(bytes, [120, 56])] }]),
      {
        width: '*',
        stack: [
          { text: name, bold: true, fontSize: 11 },
          ...requisites.map((text): Content => ({ text, fontSize: 7.5, color: '#444444' })),
        ],
      },
    ],
    margin: [0, 0, 0, 6],
  }
}

const GREY = '#777777'

function lineCells(row: Extract<OfferPrintRow, { kind: 'line' }>, { shown, pictures }: OfferPrint, hasArticles: boolean): TableCell[] {
  const { line, lineNo, depth, isCounted, mark } = row
  const tone = isCounted ? {} : { color: GREY }
  const details = [line.note, mark].filter(Boolean)
  const price = shown.vatMode === 'onTop' ? line.net : line.total
  return [
    { text: String(lineNo), alignment: 'center', ...tone },
    ...(look[shown.template].withPictures ? [picture(pictureOf(line.picture, pictures), [44, 44]) as TableCell] : []),
    ...(hasArticles ? [{ text: line.article, ...tone }] : []),
    {
      margin: [depth * 6, 0, 0, 0],
      stack: [{ text: line.name, ...tone }, ...details.map((text): Content => ({ text, fontSize: 6.5, color: GREY }))],
    },
    { text: amountText(line.amount), alignment: 'right', ...tone },
    { text: line.unit, alignment: 'center', ...tone },
    { text: moneyText(line.price), alignment: 'right', ...tone },
    { text: moneyText(price), alignment: 'right', ...tone },
  ]
}

function table(print: OfferPrint): Content {
  const { shown } = print
  const { fontSize, withPictures, withArticles } = look[shown.template]
  const hasArticles = withArticles && shown.lines.some(({ article }) => article !== '')
  const titles = [
    '№',
    ...(withPictures ? ['Фото'] : []),
    ...(hasArticles ? ['Артикул'] : []),
    'Наименование',
    'Кол-во',
    'Ед.',
    shown.vatMode === 'onTop' ? 'Цена без НДС, ₽' : 'Цена, ₽',
    shown.vatMode === 'onTop' ? 'Сумма без НДС, ₽' : 'Сумма, ₽',
  ]
  const groupRow = ({ name, depth, total }: Extract<OfferPrintRow, { kind: 'group' }>): TableCell[] => [
    { text: name, bold: true, colSpan: titles.length - 1, margin: [depth * 6, 0, 0, 0], fillColor: '#F4F6F9' },
    ...titles.slice(2).map((): TableCell => ({})),
    { text: shown.vatMode === 'onTop' ? '' : moneyText(total), bold: true, alignment: 'right', fillColor: '#F4F6F9' },
  ]
  const rows = printRows(shown).map((row) => (row.kind === 'group' ? groupRow(row) : lineCells(row, print, hasArticles)))
  const header = titles.map((text): TableCell => ({ text, bold: true, alignment: 'center', fillColor: '#EDEFF2' }))
  return {
    fontSize,
    margin: [0, 8, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [20, ...(withPictures ? [46] : []), ...(hasArticles ? [70] : []), '*', 40, 26, 58, 66],
      body: [header, ...rows],
    },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, hLineColor: () => '#B8C0CA', vLineColor: () => '#B8C0CA' },
  }
}

function totals({ shown }: OfferPrint): Content[] {
  const rows = totalLines(shown, rateText).map(({ label, sum, isBold }): TableCell[] => [
    { text: label, alignment: 'right', bold: isBold },
    { text: sum === null ? '—' : moneyText(sum), alignment: 'right', bold: isBold },
  ])
  return [
    {
      unbreakable: true,
      margin: [0, 6, 0, 0],
      stack: [
        { table: { widths: ['*', 90], body: rows }, layout: { ...tightRows, paddingRight: () => 2 } },
        { text: sumInWords(shown.totals.total), bold: true, margin: [0, 4, 0, 0] },
      ],
    },
  ]
}

function signature({ shown: { sender }, pictures }: OfferPrint): Content {
  const [stamp, signed] = [pictureOf(sender.stamp, pictures), pictureOf(sender.signature, pictures)]
  return {
    unbreakable: true,
    margin: [0, 16, 0, 0],
    columnGap: 10,
    columns: [
      { width: 130, text: sender.signerPost || 'Руководитель', margin: [0, 18, 0, 0] },
      { width: 110, stack: [signed === undefined ? { text: '____________________', margin: [0, 18, 0, 0] } : picture(signed, [100, 36])] },
      { width: 120, text: initialled(sender.signerName), margin: [0, 18, 0, 0] },
      { width: '*', stack: [picture(stamp, [90, 90])] },
    ],
  }
}

const conditions = ({ shown }: OfferPrint): Content[] => {
  const rows = offerConditions(shown)
  return rows.length === 0 ? [] : [{ margin: [0, 8, 0, 0], stack: [labelled(rows, PORTRAIT.width)] }]
}

const comment = ({ shown }: OfferPrint): Content[] => (shown.comment ? [{ text: shown.comment, margin: [0, 8, 0, 0] }] : [])

/** A letter greets and explains before the table; the other forms begin with the offer's facts. */
function body(print: OfferPrint): Content[] {
  const { shown } = print
  const title: Content = { text: offerTitle(shown), fontSize: 14, bold: true, margin: [0, 0, 0, 4] }
  const end = [table(print), ...totals(print), ...conditions(print), signature(print)]
  if (shown.template !== 'letter')
    return [title, thickLine([0, 0, 0, 6]), labelled(offerDetails(shown), PORTRAIT.width), ...comment(print), ...end]
  const { name, contact } = shown.client
  const to = [name, contact].filter(Boolean)
  return [
    ...to.map((text): Content => ({ text, alignment: 'right' })),
    { ...title, alignment: 'center', margin: [0, 14, 0, 8] },
    { text: contact ? `Здравствуйте, ${contact}!` : 'Здравствуйте!', margin: [0, 0, 0, 2] },
    ...comment(print),
    {
      margin: [0, 8, 0, 0],
      stack: [
        labelled(
          offerDetails(shown).filter(([label]) => label !== 'Кому'),
          PORTRAIT.width,
        ),
      ],
    },
    ...end,
  ]
}

/** The version and its day stand on every sheet, so that nobody signs another one. */
export function offerPdf(print: OfferPrint): Promise<Buffer> {
  const { shown, isDraft } = print
  const title = offerTitle(shown)
  const [left, , right] = PORTRAIT.pageMargins
  return makePdf({
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [...PORTRAIT.pageMargins],
    language: 'ru',
    info: { title, author: shown.sender.name, creationDate: new Date(`${shown.sentOn}T09:00:00Z`) },
    ...(isDraft && { watermark: { text: 'ЧЕРНОВИК', opacity: 0.08, bold: true } }),
    footer: (page: number, count: number): Content => ({
      margin: [left, 6, right, 0],
      fontSize: 7,
      color: '#555555',
      columns: [{ text: title }, { text: `Лист ${page} из ${count}`, alignment: 'right', width: 90 }],
    }),
    content: [head(print), ...body(print)],
  })
}
