import { THOUSAND, thousandths } from '@vitrina/contract/quantity/quantity.rules'
import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content, TableCell } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { PrintFormLine, WaybillForm } from './print-form.ts'
import { LANDSCAPE } from './page-size.ts'
import { basisText, bankText, isSoleTrader, partyText, signatures, tightRows } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import { netPrice, netSum } from './print-form-sums.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { countInWords, sumInWords } from './sum-in-words.ts'
import { amountText, joined, longDayText, unparted } from './writing.rules.ts'

const PACKED = 'Количество'
const UNIT = 'Единица измерения'
const VAT = 'НДС'

const add = (of: (line: PrintFormLine) => number) => (lines: readonly PrintFormLine[]) => lines.reduce((sum, line) => sum + of(line), 0)

/** Thousandths of amounts are added as whole numbers: 0.1 + 0.2 is 0.3. */
const amounts = (lines: readonly PrintFormLine[]) => add(({ amount }) => thousandths(amount))(lines) / THOUSAND

const goods: PrintColumn<PrintFormLine>[] = [
  { title: 'Номер по порядку', code: '1', width: 30, chars: 6, format: 'whole', align: 'center', value: ({ lineNo }) => lineNo },
  {
    title: 'наименование, характеристика, сорт, артикул товара',
    group: 'Товар',
    code: '2',
    width: '*',
    chars: 60,
    format: 'text',
    value: ({ name }) => name,
  },
  { title: 'код', group: 'Товар', code: '3', width: 76, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'наименование', group: UNIT, code: '4', width: 46, chars: 8, format: 'text', align: 'center', value: ({ unit }) => unit },
  { title: 'код по ОКЕИ', group: UNIT, code: '5', width: 28, chars: 8, format: 'text', align: 'center', value: ({ okei }) => okei },
]

const packing: PrintColumn<PrintFormLine>[] = [
  { title: 'Вид упаковки', code: '6', width: 34, chars: 9, format: 'text', align: 'center', value: () => '' },
  { title: 'в одном месте', group: PACKED, code: '7', width: 30, chars: 9, format: 'text', align: 'center', value: () => '' },
  { title: 'мест, штук', group: PACKED, code: '8', width: 30, chars: 9, format: 'text', align: 'center', value: () => '' },
  { title: 'Масса брутто', code: '9', width: 30, chars: 9, format: 'text', align: 'center', value: () => '' },
]

const sums: PrintColumn<PrintFormLine>[] = [
  { title: 'Количество (масса нетто)', code: '10', width: 44, chars: 12, format: 'amount', value: ({ amount }) => amount, total: amounts },
  { title: 'Цена, руб. коп.', code: '11', width: 50, chars: 13, format: 'money', value: netPrice },
  { title: 'Сумма без учёта НДС, руб. коп.', code: '12', width: 58, chars: 15, format: 'money', value: netSum, total: add(netSum) },
  { title: 'ставка, %', group: VAT, code: '13', width: 34, chars: 9, format: 'rate', align: 'center', value: ({ vatRate }) => vatRate },
  {
    title: 'сумма, руб. коп.',
    group: VAT,
    code: '14',
    width: 54,
    chars: 14,
    format: 'money',
    value: ({ vat }) => vat,
    total: add(({ vat }) => vat),
  },
  {
    title: 'Сумма с учётом НДС, руб. коп.',
    code: '15',
    width: 60,
    chars: 15,
    format: 'money',
    value: ({ sum }) => sum,
    total: add(({ sum }) => sum),
  },
]

const printed = [...goods, ...packing, ...sums]

const receiver = ({ consignee, buyer }: WaybillForm): string => partyText(consignee ?? buyer)

/** Rows of the heading, each with its label and the box of codes at the right. */
function headRows(form: WaybillForm): [label: string, text: string, code: string, value: string][] {
  const { seller, buyer } = form
  return [
    ['', joined([partyText(seller), bankText(seller)]), 'по ОКПО', seller.okpo],
    ['Грузополучатель', receiver(form), 'по ОКПО', form.consignee ? '' : buyer.okpo],
    ['Поставщик', joined([partyText(seller), bankText(seller)]), 'по ОКПО', seller.okpo],
    ['Плательщик', joined([partyText(buyer), bankText(buyer)]), 'по ОКПО', buyer.okpo],
    ['Основание', basisText(form), 'номер', form.contract?.number ?? form.orders[0]?.number ?? ''],
    ['', '', 'дата', form.contract ? formatDay(form.contract.date) : form.orders[0] ? formatDay(form.orders[0].date) : ''],
    ['Транспортировка', form.transport, '', ''],
  ]
}

function head(form: WaybillForm): Content {
  const coded = (label: string, value: string): TableCell[] => [
    { text: label, alignment: 'right', fontSize: 7 },
    { text: value || ' ', alignment: 'center', border: [true, true, true, true] },
  ]
  const rows = headRows(form).map(([label, text, code, value]): TableCell[] => [
    { text: label },
    { text: unparted(text) || ' ', border: [false, false, false, text !== ''] },
    ...coded(code, value),
  ])
  return {
    fontSize: 7.5,
    table: {
      widths: [84, '*', 56, 70],
      body: [
        [{}, {}, {}, { text: 'Коды', alignment: 'center', border: [true, true, true, true] }],
        [{}, {}, ...coded('Форма по ОКУД', '0330212')],
        ...rows,
      ],
    },
    layout: { ...tightRows, paddingLeft: () => 2 },
  }
}

const named = (form: WaybillForm): Content => ({
  margin: [0, 6, 0, 6],
  columns: [
    { width: '*', text: '' },
    {
      width: 'auto',
      table: {
        body: [
          [
            { text: ' ', border: [false, false, false, false] },
            { text: 'Номер документа', fontSize: 7, alignment: 'center' },
            { text: 'Дата составления', fontSize: 7, alignment: 'center' },
          ],
          [
            { text: 'ТОВАРНАЯ НАКЛАДНАЯ', bold: true, fontSize: 11, border: [false, false, false, false] },
            { text: form.number, bold: true, alignment: 'center' },
            { text: formatDay(form.date), bold: true, alignment: 'center' },
          ],
        ],
      },
      layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, paddingTop: () => 1, paddingBottom: () => 1 },
    },
    { width: '*', text: '' },
  ],
})

const weightText = ({ weightGrams }: WaybillForm) => (weightGrams === null ? '' : `${amountText(weightGrams / 1_000)} кг`)

function below(form: WaybillForm): Content {
  const { seller, handedBy, shippedOn, lines, totals } = form
  return {
    fontSize: 8,
    margin: [0, 8, 0, 0],
    stack: [
      {
        text: [
          'Товарная накладная содержит ',
          { text: countInWords(lines.length), bold: true },
          ' порядковых номеров записей. ',
          weightText(form) && `Масса груза (брутто): ${weightText(form)}.`,
        ],
      },
      {
        margin: [0, 4, 0, 0],
        columnGap: 24,
        columns: [
          {
            width: '*',
            stack: [
              { text: ['Всего отпущено на сумму: ', { text: sumInWords(totals.sum), bold: true }], margin: [0, 0, 0, 4] },
              signatures(
                [
                  { role: 'Отпуск груза разрешил', post: seller.headPost, name: seller.headName },
                  ...(isSoleTrader(seller) ? [] : [{ role: 'Главный бухгалтер', post: '', name: seller.accountantName }]),
                  { role: 'Отпуск груза произвёл', post: handedBy?.post ?? '', name: handedBy?.name ?? '' },
                ],
                { fontSize: 8, withPost: true, width: 104 },
              ),
              { text: `М.П.          ${longDayText(shippedOn)}`, margin: [0, 4, 0, 0] },
            ],
          },
          {
            width: '*',
            stack: [
              {
                text: 'По доверенности № ____________ от «____» ______________ 20___ г., выданной ______________________',
                margin: [0, 0, 0, 4],
              },
              signatures(
                [
                  { role: 'Груз принял', name: '' },
                  { role: 'Груз получил грузополучатель', name: '' },
                ],
                { fontSize: 8, withPost: true, width: 104 },
              ),
              { text: 'М.П.          «____» ______________ 20___ г.', margin: [0, 4, 0, 0] },
            ],
          },
        ],
      },
    ],
  }
}

export const waybillContent = (form: WaybillForm): Content[] => [
  {
    text: 'Унифицированная форма № ТОРГ-12. Утверждена постановлением Госкомстата России от 25.12.98 № 132',
    fontSize: 6,
    alignment: 'right',
    margin: [0, 0, 0, 3],
  },
  head(form),
  named(form),
  pdfTable({
    columns: printed,
    lines: form.lines,
    totalLabel: 'Всего по накладной',
    width: LANDSCAPE.width,
    fontSize: 7,
    below: [below(form)],
  }),
]

export const waybillSheet = (form: WaybillForm): Sheet =>
  printFormSheet({
    form,
    columns: [...goods, ...sums],
    lines: form.lines,
    totalLabel: 'Всего по накладной',
    isLandscape: true,
    details: [
      ['Поставщик', joined([partyText(form.seller), bankText(form.seller)])],
      ['Грузополучатель', receiver(form)],
      ['Плательщик', joined([partyText(form.buyer), bankText(form.buyer)])],
      ['Основание', basisText(form)],
      ['Транспортировка', form.transport],
    ],
    below: [
      `Записей: ${countInWords(form.lines.length)}. Масса груза: ${weightText(form) || '—'}`,
      `Всего отпущено на сумму: ${sumInWords(form.totals.sum)}`,
      `Отпуск груза произвёл ____________________ ${form.handedBy?.name ?? ''}`,
      'Груз получил ____________________',
    ],
  })
