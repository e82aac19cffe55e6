import type { Content } from '#platform/pdf'
import type { Sheet } from '#platform/xlsx'
import type { CorrectionPaper } from './paper.ts'
import { LANDSCAPE } from './page-size.ts'
import { basisText, labelled, paperTitle, partyText, signatures } from './paper-parts.ts'
import { paperSheet } from './paper-sheet.ts'
import type { PaperColumn } from './paper-table.ts'
import { pdfTable } from './pdf-table.ts'
import { sumInWords } from './sum-in-words.ts'
import { dayText, joined, moneyText } from './writing.rules.ts'

type Line = CorrectionPaper['lines'][number]

const total = (of: (line: Line) => number) => (lines: readonly Line[]) => lines.reduce((sum, line) => sum + of(line), 0)

const lessSum = ({ before, after }: Line) => before.sum - after.sum
const lessVat = ({ before, after }: Line) => before.vat - after.vat

const columns: PaperColumn<Line>[] = [
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

const correctedText = ({ corrects }: CorrectionPaper) => `к УПД № ${corrects.number} от ${dayText(corrects.date)}`

const details = (paper: CorrectionPaper): (readonly [string, string])[] => [
  ['Исправляет', joined(['УПД', `№ ${paper.corrects.number} от ${dayText(paper.corrects.date)}`], ' ')],
  ['Причина', paper.reason],
  ['Продавец', partyText(paper.seller)],
  ['Покупатель', partyText(paper.buyer)],
  ['Основание', basisText(paper)],
]

const conclusion = ({ totals }: CorrectionPaper) =>
  `Стоимость уменьшена на ${moneyText(totals.sum)} руб., в том числе НДС ${moneyText(totals.vat)} руб. (${sumInWords(totals.sum)}).`

const below = (paper: CorrectionPaper): Content[] => [
  { text: conclusion(paper), bold: true, margin: [0, 6, 0, 10] },
  signatures([
    { role: paper.seller.headPost || 'Руководитель', name: paper.seller.headName },
    { role: 'Главный бухгалтер', name: paper.seller.accountantName },
    { role: 'Покупатель', name: paper.buyer.headName },
  ]),
]

export const correctionContent = (paper: CorrectionPaper): Content[] => [
  { text: paperTitle(paper), fontSize: 13, bold: true },
  { text: correctedText(paper), margin: [0, 2, 0, 6] },
  labelled(details(paper), LANDSCAPE.width),
  {
    margin: [0, 8, 0, 0],
    stack: [pdfTable({ columns, lines: paper.lines, totalLabel: 'Всего', width: LANDSCAPE.width, fontSize: 8, below: below(paper) })],
  },
]

export const correctionSheet = (paper: CorrectionPaper): Sheet =>
  paperSheet({
    paper,
    columns,
    lines: paper.lines,
    totalLabel: 'Всего',
    details: details(paper),
    isLandscape: true,
    below: [conclusion(paper), ...[paper.seller, paper.buyer].map(({ name, headName }) => `От ${name} ____________________ ${headName}`)],
  })
