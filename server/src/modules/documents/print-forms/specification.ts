import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { PrintFormParty, SpecificationForm } from './print-form.ts'
import { PORTRAIT } from './page-size.ts'
import { bankText, labelled, partyText, printFormTitle, signatures, thickLine } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { sumInWords } from './sum-in-words.ts'
import { totalRows, totalsBlock } from './totals-block.ts'
import { joined, moneyText } from './writing.rules.ts'

type Row = SpecificationForm['lines'][number]

const UNPRICED = 'по запросу'
/** Deeper rows stand further to the right, in PDF and in a sheet alike. */
const indented = ({ depth, name }: Row) => `${'\u00a0\u00a0\u00a0'.repeat(depth)}${name}`
const priced = (of: (row: Row) => number | null) => (row: Row) => of(row) ?? (row.isGroup ? null : UNPRICED)

const columnsOf = ({ lines, contract }: SpecificationForm): PrintColumn<Row>[] => [
  { title: '№', width: 22, chars: 6, format: 'text', align: 'center', value: ({ lineNo }) => lineNo },
  { title: 'Артикул', width: 76, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'Наименование', width: '*', chars: 60, format: 'text', value: indented },
  ...(lines.some(({ note }) => note) && contract === null
    ? [{ title: 'Примечание', width: 66, chars: 24, format: 'text', value: ({ note }: Row) => note } as const]
    : []),
  ...(lines.some(({ readyOn }) => readyOn)
    ? [{ title: 'Срок', width: 46, chars: 12, format: 'date', value: ({ readyOn }: Row) => readyOn } as const]
    : []),
  { title: 'Кол-во', width: 40, chars: 10, format: 'amount', value: ({ amount }) => amount },
  { title: 'Ед.', width: 24, chars: 7, format: 'text', align: 'center', value: ({ unit }) => unit },
  { title: 'Цена', width: 52, chars: 13, format: 'money', value: ({ isGroup, price }) => (isGroup ? null : (price ?? UNPRICED)) },
  { title: 'Сумма', width: 60, chars: 15, format: 'money', value: priced(({ sum }) => sum) },
]

const sideText = (party: PrintFormParty) => joined([partyText(party), bankText(party)])

const heading = (form: SpecificationForm): string =>
  joined([printFormTitle(form), form.contract && `к договору № ${form.contract.number} от ${formatDay(form.contract.date)}`], ' ')

const details = (form: SpecificationForm): (readonly [string, string])[] => [
  ['Название', form.contract ? '' : form.name],
  ['Объект', form.objectName],
  ['Сроки для', form.destination],
  ...(form.contract ? [['Поставщик', sideText(form.seller)] as const, ['Покупатель', sideText(form.buyer)] as const] : []),
  ['Примечание', form.contract ? '' : form.note],
]

const count = ({ lines, totals }: SpecificationForm): string => {
  const goods = lines.filter(({ isGroup }) => !isGroup)
  const unpriced = goods.filter(({ sum }) => sum === null).length
  return joined(
    [
      `Всего наименований ${goods.length}, на сумму ${moneyText(totals.sum)} руб.`,
      unpriced > 0 && `Позиций без цены: ${unpriced}; в сумму не входят.`,
    ],
    ' ',
  )
}

const SIGNED =
  'Настоящая спецификация является неотъемлемой частью договора и составлена в двух экземплярах, по одному для каждой из сторон.'

const side = (title: string, { name, headPost, headName }: PrintFormParty): Content => ({
  stack: [
    { text: title, bold: true, margin: [0, 0, 0, 2] },
    { text: name, margin: [0, 0, 0, 10] },
    signatures([{ role: headPost || 'Руководитель', name: headName }], { width: 70, fontSize: 8 }),
    { text: 'М. П.', margin: [0, 6, 0, 0] },
  ],
})

const below = (form: SpecificationForm): Content[] => [
  { margin: [0, 6, 0, 0], stack: [totalsBlock(form.totals)] },
  { text: count(form), margin: [0, 6, 0, 0] },
  { text: sumInWords(form.totals.sum), bold: true, margin: [0, 2, 0, 6] },
  ...(form.contract
    ? [
        { text: SIGNED, margin: [0, 4, 0, 14] } as Content,
        { unbreakable: true, columnGap: 24, columns: [side('Поставщик', form.seller), side('Покупатель', form.buyer)] } as Content,
      ]
    : []),
]

export const specificationContent = (form: SpecificationForm): Content[] => [
  { text: heading(form), fontSize: 14, bold: true, margin: [0, 0, 0, 4] },
  thickLine([0, 0, 0, 6]),
  labelled(details(form), PORTRAIT.width),
  {
    margin: [0, 8, 0, 0],
    stack: [
      pdfTable({
        columns: columnsOf(form),
        lines: form.lines,
        width: PORTRAIT.width,
        fontSize: 8,
        isBold: ({ isGroup }) => isGroup,
        below: below(form),
      }),
    ],
  },
]

const signedLine = (title: string, { headPost, headName }: PrintFormParty) =>
  `${title}: ${joined([headPost || 'Руководитель', headName], ' ')} ____________________ М. П.`

export const specificationSheet = (form: SpecificationForm): Sheet =>
  printFormSheet({
    form,
    columns: columnsOf(form),
    lines: form.lines,
    details: [...details(form), ['Договор', form.contract ? `№ ${form.contract.number} от ${formatDay(form.contract.date)}` : '']],
    below: [
      ...totalRows(form.totals),
      count(form),
      sumInWords(form.totals.sum),
      ...(form.contract ? [SIGNED, signedLine('Поставщик', form.seller), signedLine('Покупатель', form.buyer)] : []),
    ],
  })
