import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { OrderForm } from './print-form.ts'
import { PORTRAIT } from './page-size.ts'
import { labelled, printFormTitle, partyText, thickLine } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { sumInWords } from './sum-in-words.ts'
import { totalRows, totalsBlock } from './totals-block.ts'
import { joined, moneyText, phoneText } from './writing.rules.ts'

type Line = OrderForm['lines'][number]

const UNPRICED = 'по запросу'

const columnsOf = ({ lines }: OrderForm): PrintColumn<Line>[] => [
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

const details = (form: OrderForm): (readonly [string, string])[] => [
  ['Состояние', form.state],
  ['Номер покупателя', form.buyerNumber],
  ['Поставщик', partyText(form.seller)],
  ['Покупатель', partyText(form.buyer)],
  ['Грузополучатель', form.consignee ? partyText(form.consignee) : ''],
  ['Договор', form.contract ? `№ ${form.contract.number} от ${formatDay(form.contract.date)}` : ''],
  ['Получение', form.delivery],
  ['Оплата', form.payment],
  ...form.notes,
  ['Менеджер', form.manager ? joined([form.manager.name, phoneText(form.manager.phone), form.manager.email]) : ''],
]

const count = ({ lines, totals }: OrderForm): string => {
  const unpriced = lines.filter(({ sum }) => sum === null).length
  return joined(
    [
      `Всего наименований ${lines.length}, на сумму ${moneyText(totals.sum)} руб.`,
      unpriced > 0 && `Позиций без цены: ${unpriced}; в сумму не входят.`,
    ],
    ' ',
  )
}

const below = (form: OrderForm): Content[] => [
  { margin: [0, 6, 0, 0], stack: [totalsBlock(form.totals)] },
  { text: count(form), margin: [0, 6, 0, 0] },
  { text: sumInWords(form.totals.sum), bold: true, margin: [0, 2, 0, 6] },
]

export const orderContent = (form: OrderForm): Content[] => [
  { text: printFormTitle(form), fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
  thickLine([0, 0, 0, 6]),
  labelled(details(form), PORTRAIT.width),
  {
    margin: [0, 8, 0, 0],
    stack: [pdfTable({ columns: columnsOf(form), lines: form.lines, width: PORTRAIT.width, fontSize: 8, below: below(form) })],
  },
]

export const orderSheet = (form: OrderForm): Sheet =>
  printFormSheet({
    form,
    columns: columnsOf(form),
    lines: form.lines,
    details: details(form),
    below: [...totalRows(form.totals), count(form), sumInWords(form.totals.sum)],
  })
