import type { Content } from '#platform/pdf'
import type { Sheet } from '#platform/xlsx'
import type { OrderPaper } from './paper.ts'
import { PORTRAIT } from './page-size.ts'
import { labelled, paperTitle, partyText, thickLine } from './paper-parts.ts'
import { paperSheet } from './paper-sheet.ts'
import type { PaperColumn } from './paper-table.ts'
import { pdfTable } from './pdf-table.ts'
import { sumInWords } from './sum-in-words.ts'
import { totalRows, totalsBlock } from './totals-block.ts'
import { dayText, joined, moneyText, phoneText } from './writing.rules.ts'

type Line = OrderPaper['lines'][number]

const UNPRICED = 'по запросу'

const columnsOf = ({ lines }: OrderPaper): PaperColumn<Line>[] => [
  { title: '№', width: 22, chars: 6, format: 'whole', align: 'center', value: ({ lineNo }) => lineNo },
  { title: 'Артикул', width: 82, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'Наименование', width: '*', chars: 60, format: 'text', value: ({ name }) => name },
  ...(lines.some(({ note }) => note)
    ? [{ title: 'Примечание', width: 70, chars: 24, format: 'text', value: ({ note }: Line) => note } as const]
    : []),
  ...(lines.some(({ shipBy }) => shipBy)
    ? [{ title: 'Отгрузка', width: 46, chars: 12, format: 'date', value: ({ shipBy }: Line) => shipBy } as const]
    : []),
  { title: 'Кол-во', width: 38, chars: 10, format: 'amount', value: ({ amount }) => amount },
  { title: 'Ед.', width: 24, chars: 7, format: 'text', align: 'center', value: ({ unit }) => unit },
  { title: 'Цена', width: 52, chars: 13, format: 'money', value: ({ price }) => price ?? UNPRICED },
  { title: 'Сумма', width: 58, chars: 15, format: 'money', value: ({ sum }) => sum ?? UNPRICED },
]

const details = (paper: OrderPaper): (readonly [string, string])[] => [
  ['Состояние', paper.state],
  ['Номер покупателя', paper.buyerNumber],
  ['Поставщик', partyText(paper.seller)],
  ['Покупатель', partyText(paper.buyer)],
  ['Грузополучатель', paper.consignee ? partyText(paper.consignee) : ''],
  ['Договор', paper.contract ? `№ ${paper.contract.number} от ${dayText(paper.contract.date)}` : ''],
  ['Получение', paper.delivery],
  ['Оплата', paper.payment],
  ['Комментарий', paper.comment],
  ['Менеджер', paper.manager ? joined([paper.manager.name, phoneText(paper.manager.phone), paper.manager.email]) : ''],
]

const count = ({ lines, totals }: OrderPaper): string => {
  const unpriced = lines.filter(({ sum }) => sum === null).length
  return joined(
    [
      `Всего наименований ${lines.length}, на сумму ${moneyText(totals.sum)} руб.`,
      unpriced > 0 && `Позиций без цены: ${unpriced}; в сумму не входят.`,
    ],
    ' ',
  )
}

const below = (paper: OrderPaper): Content[] => [
  { margin: [0, 6, 0, 0], stack: [totalsBlock(paper.totals)] },
  { text: count(paper), margin: [0, 6, 0, 0] },
  { text: sumInWords(paper.totals.sum), bold: true, margin: [0, 2, 0, 6] },
]

export const orderContent = (paper: OrderPaper): Content[] => [
  { text: paperTitle(paper), fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
  thickLine([0, 0, 0, 6]),
  labelled(details(paper), PORTRAIT.width),
  {
    margin: [0, 8, 0, 0],
    stack: [pdfTable({ columns: columnsOf(paper), lines: paper.lines, width: PORTRAIT.width, fontSize: 8, below: below(paper) })],
  },
]

export const orderSheet = (paper: OrderPaper): Sheet =>
  paperSheet({
    paper,
    columns: columnsOf(paper),
    lines: paper.lines,
    details: details(paper),
    below: [...totalRows(paper.totals), count(paper), sumInWords(paper.totals.sum)],
  })
