import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { CorrectionForm } from './print-form.ts'
import { LANDSCAPE } from './page-size.ts'
import { basisText, labelled, printFormTitle, partyText, signatures } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { sumInWords } from './sum-in-words.ts'
import { joined, moneyText } from './writing.rules.ts'

type Line = CorrectionForm['lines'][number]

const total = (of: (line: Line) => number) => (lines: readonly Line[]) => lines.reduce((sum, line) => sum + of(line), 0)

const lessSum = ({ before, after }: Line) => before.sum - after.sum
const lessVat = ({ before, after }: Line) => before.vat - after.vat

const columns: PrintColumn<Line>[] = [
  { title: '№', width: 20, chars: 6, format: 'whole', align: 'center', value: ({ lineNo }) => lineNo },
  { title: 'Артикул', width: 78, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'Наименование', width: '*', chars: 50, format: 'text', value: ({ name }) => name },
  { title: 'Ед.', width: 24, chars: 7, format: 'text', align: 'center', value: ({ unit }) => unit },
  { title: 'Цена', width: 50, chars: 13, format: 'money', value: ({ price }) => price },
  { title: 'Ставка НДС', width: 38, chars: 10, format: 'rate', align: 'center', value: ({ vatRate }) => vatRate },
  { title: 'Кол-во', group: 'До изменения', width: 38, chars: 10, format: 'amount', value: ({ before }) => before.amount },
  {
    title: 'Сумма с НДС',
    group: 'До изменения',
    width: 58,
    chars: 15,
    format: 'money',
    value: ({ before }) => before.sum,
    total: total(({ before }) => before.sum),
  },
  { title: 'Кол-во', group: 'После изменения', width: 38, chars: 10, format: 'amount', value: ({ after }) => after.amount },
  {
    title: 'Сумма с НДС',
    group: 'После изменения',
    width: 58,
    chars: 15,
    format: 'money',
    value: ({ after }) => after.sum,
    total: total(({ after }) => after.sum),
  },
  { title: 'НДС', group: 'Уменьшение', width: 52, chars: 13, format: 'money', value: lessVat, total: total(lessVat) },
  { title: 'Сумма с НДС', group: 'Уменьшение', width: 58, chars: 15, format: 'money', value: lessSum, total: total(lessSum) },
]

const correctedText = ({ corrects }: CorrectionForm) => `к УПД № ${corrects.number} от ${formatDay(corrects.date)}`

const details = (form: CorrectionForm): (readonly [string, string])[] => [
  ['Исправляет', joined(['УПД', `№ ${form.corrects.number} от ${formatDay(form.corrects.date)}`], ' ')],
  ['Причина', form.reason],
  ['Продавец', partyText(form.seller)],
  ['Покупатель', partyText(form.buyer)],
  ['Основание', basisText(form)],
]

const conclusion = ({ totals }: CorrectionForm) =>
  `Стоимость уменьшена на ${moneyText(totals.sum)} руб., в том числе НДС ${moneyText(totals.vat)} руб. (${sumInWords(totals.sum)}).`

const below = (form: CorrectionForm): Content[] => [
  { text: conclusion(form), bold: true, margin: [0, 6, 0, 10] },
  signatures([
    { role: form.seller.headPost || 'Руководитель', name: form.seller.headName },
    { role: 'Главный бухгалтер', name: form.seller.accountantName },
    { role: 'Покупатель', name: form.buyer.headName },
  ]),
]

export const correctionContent = (form: CorrectionForm): Content[] => [
  { text: printFormTitle(form), fontSize: 13, bold: true },
  { text: correctedText(form), margin: [0, 2, 0, 6] },
  labelled(details(form), LANDSCAPE.width),
  {
    margin: [0, 8, 0, 0],
    stack: [pdfTable({ columns, lines: form.lines, totalLabel: 'Всего', width: LANDSCAPE.width, fontSize: 8, below: below(form) })],
  },
]

export const correctionSheet = (form: CorrectionForm): Sheet =>
  printFormSheet({
    form,
    columns,
    lines: form.lines,
    totalLabel: 'Всего',
    details: details(form),
    isLandscape: true,
    below: [conclusion(form), ...[form.seller, form.buyer].map(({ name, headName }) => `От ${name} ____________________ ${headName}`)],
  })
