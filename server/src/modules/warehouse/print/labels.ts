import { type Content, makePdf } from '#platform/print/pdf'

export type BoxLabel = {
  orderNumber: string
  company: string
  destination: string
  contact: string
  warehouse: string
  /** Of how many it is which. */
  place: number
  count: number
  grams: number
}

/** A label of 100 × 70 mm, as printers of labels have it, in points. */
const SIZE = { width: 283.46, height: 198.43 }

const weightText = (grams: number): string => (grams > 0 ? `${(grams / 1000).toLocaleString('ru')} кг` : '')

function labelContent({ orderNumber, company, destination, contact, warehouse, place, count, grams }: BoxLabel, isFirst: boolean): Content {
  return {
    ...(isFirst ? {} : { pageBreak: 'before' as const }),
    columns: [
      {
        width: '*',
        stack: [
          { text: orderNumber, fontSize: 20, bold: true },
          { text: company, fontSize: 11, bold: true, margin: [0, 4, 0, 0] },
          { text: destination, margin: [0, 4, 0, 0] },
          { text: contact },
          { text: warehouse, fontSize: 7, color: '#555555', margin: [0, 4, 0, 0] },
        ],
      },
      {
        width: 92,
        stack: [
          // Its digits alone: a hand scanner types them alike whatever the keyboard's language.
          { qr: orderNumber.replace(/\D/g, ''), fit: 84, alignment: 'right' },
          { text: `Место ${place} из ${count}`, bold: true, alignment: 'right', margin: [0, 6, 0, 0] },
          { text: weightText(grams), alignment: 'right' },
        ],
      },
    ],
  }
}

/** One page for each box. */
export const makeLabels = (labels: readonly BoxLabel[]): Promise<Buffer> =>
  makePdf({
    pageSize: SIZE,
    pageMargins: [12, 12, 12, 12],
    language: 'ru',
    info: { title: 'Этикетки' },
    content: labels.map((label, at) => labelContent(label, at === 0)),
  })
