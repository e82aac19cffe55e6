import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content, TableCell } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { PrintFormLine, PrintFormParty, UpdForm } from './print-form.ts'
import { LANDSCAPE } from './page-size.ts'
import { basisText, innAndKpp, isSoleTrader, GAP_WIDTH, numberedText, signedRows, tightRows } from './print-form-parts.ts'
import { printFormSheet } from './print-form-sheet.ts'
import { netPrice, netSum } from './print-form-sums.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { updTransfer } from './upd-transfer.ts'
import { joined, longDayText, unparted } from './writing.rules.ts'

const NONE = '—'
const UNIT = 'Единица измерения'
const COUNTRY = 'Страна происхождения товара'

const add = (of: (line: PrintFormLine) => number) => (lines: readonly PrintFormLine[]) => lines.reduce((sum, line) => sum + of(line), 0)

// Columns 12 to 14 are for goods under traceability, and a print form without such goods need not have them.
const columns: PrintColumn<PrintFormLine>[] = [
  { title: 'Код товара/ работ, услуг', code: 'А', width: 62, chars: 16, format: 'text', value: ({ article }) => article || NONE },
  { title: '№ п/п', code: '1', width: 22, chars: 6, format: 'whole', align: 'center', value: ({ lineNo }) => lineNo },
  {
    title: 'Наименование товара (описание выполненных работ, оказанных услуг), имущественного права',
    code: '1а',
    width: '*',
    chars: 60,
    format: 'text',
    value: ({ name }) => name,
  },
  { title: 'Код вида товара', code: '1б', width: 26, chars: 8, format: 'text', align: 'center', value: () => NONE },
  { title: 'код', group: UNIT, code: '2', width: 22, chars: 7, format: 'text', align: 'center', value: ({ okei }) => okei || NONE },
  {
    title: 'условное обозначение (национальное)',
    group: UNIT,
    code: '2а',
    width: 46,
    chars: 9,
    format: 'text',
    align: 'center',
    value: ({ unit }) => unit || NONE,
  },
  { title: 'Количество (объём)', code: '3', width: 38, chars: 11, format: 'amount', value: ({ amount }) => amount },
  { title: 'Цена (тариф) за единицу измерения', code: '4', width: 46, chars: 13, format: 'money', value: netPrice },
  {
    title: 'Стоимость товаров (работ, услуг), имущественных прав без налога — всего',
    code: '5',
    width: 56,
    chars: 15,
    format: 'money',
    value: netSum,
    total: add(netSum),
  },
  { title: 'В том числе сумма акциза', code: '6', width: 34, chars: 10, format: 'text', align: 'center', value: () => 'без акциза' },
  { title: 'Налоговая ставка', code: '7', width: 34, chars: 9, format: 'rate', align: 'center', value: ({ vatRate }) => vatRate },
  {
    title: 'Сумма налога, предъявляемая покупателю',
    code: '8',
    width: 52,
    chars: 14,
    format: 'money',
    value: ({ vat, vatRate }) => (vatRate === null ? 'без НДС' : vat),
    total: add(({ vat }) => vat),
  },
  {
    title: 'Стоимость товаров (работ, услуг), имущественных прав с налогом — всего',
    code: '9',
    width: 56,
    chars: 15,
    format: 'money',
    value: ({ sum }) => sum,
    total: add(({ sum }) => sum),
  },
  {
    title: 'цифровой код',
    group: COUNTRY,
    code: '10',
    width: 30,
    chars: 8,
    format: 'text',
    align: 'center',
    value: ({ country }) => country?.code ?? NONE,
  },
  {
    title: 'краткое наименование',
    group: COUNTRY,
    code: '10а',
    width: 44,
    chars: 14,
    format: 'text',
    align: 'center',
    value: ({ country }) => country?.name ?? NONE,
  },
  {
    title: 'Регистрационный номер декларации на товары',
    code: '11',
    width: 60,
    chars: 24,
    format: 'text',
    value: ({ declaration }) => declaration || NONE,
  },
]

/** A consignee is named with the address and the КПП of the unit, so that it is known which of them receives. */
const receiver = ({ consignee, buyer }: UpdForm): string => {
  const { name, inn, kpp, address } = consignee ?? buyer
  return joined([name, innAndKpp({ inn, kpp }) && `ИНН/КПП ${innAndKpp({ inn, kpp })}`, address])
}

const sender = ({ shippingAddress, seller }: UpdForm): string =>
  shippingAddress && shippingAddress !== seller.address ? joined([seller.name, shippingAddress]) : 'он же'

type Row = [label: string, text: string, code: string]

const sellerRows = (form: UpdForm): Row[] => [
  ['Продавец', form.seller.name, '(2)'],
  ['Адрес', form.seller.address, '(2а)'],
  ['ИНН/КПП продавца', innAndKpp(form.seller), '(2б)'],
  ['Грузоотправитель и его адрес', sender(form), '(3)'],
  ['Грузополучатель и его адрес', receiver(form), '(4)'],
  ['К платёжно-расчётному документу', numberedText(form.payments), '(5)'],
  [
    'Документ об отгрузке',
    `№ п/п ${form.lines.length > 1 ? `1–${form.lines.length}` : 1} № ${form.number} от ${formatDay(form.date)}`,
    '(5а)',
  ],
  ['К счёту-фактуре на аванс', numberedText(form.advanceInvoices), '(5б)'],
]

const buyerRows = (form: UpdForm): Row[] => [
  ['Покупатель', form.buyer.name, '(6)'],
  ['Адрес', form.buyer.address, '(6а)'],
  ['ИНН/КПП покупателя', innAndKpp(form.buyer), '(6б)'],
  ['Валюта: наименование, код', 'российский рубль, 643', '(7)'],
  ['Идентификатор государственного контракта, договора (соглашения) (при наличии)', form.governmentContract, '(8)'],
]

const rowsTable = (rows: readonly Row[], width: number): Content => ({
  table: {
    widths: [width, '*', 20],
    body: rows.map(([label, text, code]): TableCell[] => [
      { text: label },
      { text: unparted(text) || NONE, verticalAlignment: 'bottom', border: [false, false, false, true] },
      { text: code, alignment: 'right' },
    ]),
  },
  layout: tightRows,
})

const statusText = (status: UpdForm['status']) =>
  status === 1 ? '1 — счёт-фактура и передаточный документ (акт)' : '2 — передаточный документ (акт)'

const head = (form: UpdForm): Content => ({
  fontSize: 7,
  columnGap: 10,
  columns: [
    {
      width: 84,
      stack: [
        { text: 'Универсальный передаточный документ', fontSize: 9, bold: true },
        {
          margin: [0, 6, 0, 4],
          columns: [
            { text: 'Статус:', width: 36, margin: [0, 3, 0, 0] },
            { width: 20, table: { widths: [12], body: [[{ text: String(form.status), bold: true, fontSize: 9, alignment: 'center' }]] } },
          ],
        },
        { text: '1 — счёт-фактура и передаточный документ (акт)', fontSize: 6 },
        { text: '2 — передаточный документ (акт)', fontSize: 6 },
      ],
    },
    {
      width: '*',
      stack: [
        {
          columns: [
            {
              width: '*',
              fontSize: 9,
              stack: [
                {
                  text: [
                    {
                      text: `${form.status === 1 ? 'Счёт-фактура' : 'Передаточный документ'} № ${form.number} от ${longDayText(form.date)}`,
                      bold: true,
                    },
                    { text: '  (1)', fontSize: 7 },
                  ],
                },
                { text: ['Исправление № — от —', { text: '  (1а)', fontSize: 7 }] },
              ],
            },
            {
              width: 230,
              fontSize: 5.5,
              alignment: 'right',
              text: 'Приложение № 1 к постановлению Правительства Российской Федерации от 26 декабря 2011 г. № 1137',
            },
          ],
        },
        {
          margin: [0, 4, 0, 0],
          columnGap: 14,
          columns: [
            { width: '*', stack: [rowsTable(sellerRows(form), 118)] },
            { width: '*', stack: [rowsTable(buyerRows(form), 118)] },
          ],
        },
      ],
    },
  ],
})

const taxSigners = (seller: PrintFormParty): Content => {
  const isTrader = isSoleTrader(seller)
  const hints = ['(подпись)', '(ф.и.о.)']
  const signed = (label: string, name: string, note = hints) => ({ label, written: ['', name], hints: note })
  const half = (rows: Parameters<typeof signedRows>[0]) => ({
    width: '*',
    table: { widths: [136, GAP_WIDTH, '*', GAP_WIDTH, '*'], body: signedRows(rows) },
    layout: { ...tightRows, paddingRight: () => 0 },
  })
  return {
    fontSize: 7,
    margin: [0, 4, 0, 0],
    columnGap: 20,
    columns: isTrader
      ? [
          half([
            signed(
              'Индивидуальный предприниматель или иное уполномоченное лицо',
              joined([seller.headName, seller.ogrn && `ОГРНИП ${seller.ogrn}`]),
              ['(подпись)', '(ф.и.о., реквизиты свидетельства о регистрации)'],
            ),
          ]),
          { width: '*', text: '' },
        ]
      : [
          half([signed('Руководитель организации или иное уполномоченное лицо', seller.headName)]),
          half([signed('Главный бухгалтер или иное уполномоченное лицо', seller.accountantName)]),
        ],
  }
}

export const updContent = (form: UpdForm): Content[] => [
  head(form),
  {
    margin: [0, 6, 0, 0],
    stack: [
      pdfTable({
        columns,
        lines: form.lines,
        totalLabel: 'Всего к оплате (9)',
        width: LANDSCAPE.width,
        fontSize: 6.5,
        // With status 2 the print form is no счёт-фактура, so it has no signatures of one.
        below: [...(form.status === 1 ? [taxSigners(form.seller)] : []), updTransfer(form)],
      }),
    ],
  },
]

export const updSheet = (form: UpdForm): Sheet =>
  printFormSheet({
    form,
    columns,
    lines: form.lines,
    totalLabel: 'Всего к оплате (9)',
    isLandscape: true,
    details: [
      ['Статус', statusText(form.status)],
      ['Продавец', joined([form.seller.name, `ИНН/КПП ${innAndKpp(form.seller)}`, form.seller.address])],
      ['Грузоотправитель', sender(form)],
      ['Грузополучатель', receiver(form)],
      ['Покупатель', joined([form.buyer.name, `ИНН/КПП ${innAndKpp(form.buyer)}`, form.buyer.address])],
      ['Основание', basisText(form)],
      [
        'К платёжному документу',
        joined([numberedText(form.payments), form.advanceInvoices.length > 0 && `аванс: ${numberedText(form.advanceInvoices)}`], '; '),
      ],
    ],
    below: [
      `Товар передал ____________________ ${joined([form.handedBy?.post, form.handedBy?.name])}`,
      `Дата отгрузки: ${longDayText(form.shippedOn)}`,
      'Товар получил ____________________   Дата получения «____» ______________ 20___ г.',
    ],
  })
