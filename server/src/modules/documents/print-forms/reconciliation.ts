import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { ReconciliationForm } from './print-form.ts'
import { LANDSCAPE } from './page-size.ts'
import { signatures } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { balances } from './reconciliation.rules.ts'
import { sumInWords } from './sum-in-words.ts'
import { joined, moneyText } from './writing.rules.ts'

type Row = { date: string | null; document: string; debit: number | null; credit: number | null }

const side = (value: number | null) => (value === 0 ? null : value)

/** The buyer's books mirror the seller's: a debt to one is a debt of the other. */
const columnsOf = ({ seller, buyer }: ReconciliationForm): PrintColumn<Row>[] => {
  const [ours, theirs] = [`По данным ${seller.name}, руб.`, `По данным ${buyer.name}, руб.`]
  return [
    { title: 'Дата', group: ours, width: 48, chars: 12, format: 'date', value: ({ date }) => date },
    { title: 'Документ', group: ours, width: '*', chars: 36, format: 'text', value: ({ document }) => document },
    { title: 'Дебет', group: ours, width: 58, chars: 15, format: 'money', value: ({ debit }) => side(debit) },
    { title: 'Кредит', group: ours, width: 58, chars: 15, format: 'money', value: ({ credit }) => side(credit) },
    { title: 'Дата', group: theirs, width: 48, chars: 12, format: 'date', value: ({ date }) => date },
    { title: 'Документ', group: theirs, width: '*', chars: 36, format: 'text', value: ({ document }) => document },
    { title: 'Дебет', group: theirs, width: 58, chars: 15, format: 'money', value: ({ credit }) => side(credit) },
    { title: 'Кредит', group: theirs, width: 58, chars: 15, format: 'money', value: ({ debit }) => side(debit) },
  ]
}

const balanceRow = (document: string, balance: number): Row => ({
  date: null,
  document,
  debit: balance > 0 ? balance : null,
  credit: balance < 0 ? -balance : null,
})

function rowsOf(form: ReconciliationForm): Row[] {
  const { debit, credit, closing } = balances(form)
  return [
    balanceRow(`Сальдо на ${formatDay(form.period.from)}`, form.opening),
    ...form.rows,
    { date: null, document: 'Обороты за период', debit, credit },
    balanceRow(`Сальдо на ${formatDay(form.period.to)}`, closing),
  ]
}

/** The final balance with its debtor, in figures and in words. */
export function conclusion(form: ReconciliationForm): string {
  const { closing } = balances(form)
  const on = `На ${formatDay(form.period.to)}`
  if (closing === 0) return `${on} задолженность отсутствует.`
  const creditor = closing > 0 ? form.seller : form.buyer
  const sum = Math.abs(closing)
  return `${on} задолженность в пользу ${creditor.name} ${moneyText(sum)} руб. (${sumInWords(sum)}).`
}

const period = ({ period: { from, to } }: ReconciliationForm) => `за период с ${formatDay(from)} по ${formatDay(to)}`

const about = (form: ReconciliationForm) =>
  joined(
    [
      `Мы, нижеподписавшиеся, ${form.seller.name}, ИНН ${form.seller.inn}, с одной стороны, и ${form.buyer.name}, ИНН ${form.buyer.inn}, с другой стороны, составили настоящий акт о том, что состояние взаимных расчётов`,
      form.contract && `по договору № ${form.contract.number} от ${formatDay(form.contract.date)}`,
      'по данным учёта следующее:',
    ],
    ' ',
  )

const signed = ({ seller, buyer }: ReconciliationForm): Content => ({
  margin: [0, 16, 0, 0],
  columnGap: 30,
  columns: [seller, buyer].map(({ name, inn, headPost, headName }) => ({
    width: '*',
    stack: [
      { text: `От ${name}, ИНН ${inn}`, bold: true, margin: [0, 0, 0, 10] as [number, number, number, number] },
      signatures([{ role: headPost || 'Руководитель', name: headName }]),
      { text: 'М.П.', margin: [0, 6, 0, 0] as [number, number, number, number] },
    ],
  })),
})

export const reconciliationContent = (form: ReconciliationForm): Content[] => [
  { text: `Акт сверки взаимных расчётов № ${form.number}`, fontSize: 13, bold: true, alignment: 'center' },
  { text: period(form), alignment: 'center', margin: [0, 2, 0, 0] },
  { text: `между ${form.seller.name} и ${form.buyer.name}`, alignment: 'center', margin: [0, 2, 0, 8] },
  { text: about(form), margin: [0, 0, 0, 6] },
  pdfTable({
    columns: columnsOf(form),
    lines: rowsOf(form),
    width: LANDSCAPE.width,
    fontSize: 8,
    isBold: ({ date }) => date === null,
    below: [{ text: conclusion(form), bold: true, margin: [0, 8, 0, 0] }, signed(form)],
  }),
]

export const reconciliationSheet = (form: ReconciliationForm): Sheet =>
  printFormSheet({
    form,
    columns: columnsOf(form),
    lines: rowsOf(form),
    isLandscape: true,
    details: [
      ['Период', period(form)],
      ['Стороны', `${form.seller.name} и ${form.buyer.name}`],
      ['Договор', form.contract ? `№ ${form.contract.number} от ${formatDay(form.contract.date)}` : ''],
    ],
    below: [conclusion(form), ...[form.seller, form.buyer].map(({ name, headName }) => `От ${name} ____________________ ${headName}`)],
  })
