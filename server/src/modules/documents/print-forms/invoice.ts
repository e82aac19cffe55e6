import { formatDay } from '@vitrina/contract/days/days.rules'
import type { Content } from '#platform/print/pdf'
import type { Sheet } from '#platform/print/xlsx'
import type { InvoiceForm, PrintFormLine, PrintFormParty } from './print-form.ts'
import {
  basisText,
  bankText,
  isSoleTrader,
  labelled,
  printFormTitle,
  partyText,
  type Signer,
  signatures,
  thickLine,
} from './print-form-parts.ts'
import type { PrintColumn } from './print-form-table.ts'
import { pdfTable } from './pdf-table.ts'
import { printFormSheet } from './print-form-sheet.ts'
import { PORTRAIT } from './page-size.ts'
import type { Pictures } from './paper-look.ts'
import { paymentCode, paymentPurpose } from './payment.rules.ts'
import { sumInWords } from './sum-in-words.ts'
import { totalRows, totalsBlock } from './totals-block.ts'
import { joined, moneyText, phoneText } from './writing.rules.ts'

const columns: PrintColumn<PrintFormLine>[] = [
  { title: '№', width: 22, chars: 6, format: 'whole', align: 'center', value: ({ lineNo }) => lineNo },
  { title: 'Артикул', width: 82, chars: 16, format: 'text', value: ({ article }) => article },
  { title: 'Товары (работы, услуги)', width: '*', chars: 60, format: 'text', value: ({ name }) => name },
  { title: 'Кол-во', width: 40, chars: 10, format: 'amount', value: ({ amount }) => amount },
  { title: 'Ед.', width: 24, chars: 7, format: 'text', align: 'center', value: ({ unit }) => unit },
  { title: 'Цена', width: 54, chars: 13, format: 'money', value: ({ price }) => price },
  { title: 'НДС', width: 36, chars: 9, format: 'rate', value: ({ vatRate }) => vatRate },
  { title: 'Сумма', width: 62, chars: 15, format: 'money', value: ({ sum }) => sum },
]

/** The form every bank clerk knows by sight. */
function bankBlock({ name, inn, kpp, bank }: PrintFormParty): Content {
  if (!bank) return ''
  return {
    table: {
      widths: ['*', '*', 40, 150],
      body: [
        [
          { text: bank.bankName, colSpan: 2, border: [true, true, true, false] },
          {},
          'БИК',
          { text: bank.bik, border: [true, true, true, false] },
        ],
        [
          { text: 'Банк получателя', fontSize: 8, colSpan: 2, border: [true, false, true, true] },
          {},
          'Сч. №',
          { text: bank.correspondentAccount, border: [true, false, true, true] },
        ],
        [`ИНН ${inn}`, kpp ? `КПП ${kpp}` : '', { text: 'Сч. №', rowSpan: 3 }, { text: bank.account, rowSpan: 3 }],
        [{ text: name, colSpan: 2, border: [true, true, true, false] }, {}, {}, {}],
        [{ text: 'Получатель', fontSize: 8, colSpan: 2, border: [true, false, true, true] }, {}, {}, {}],
      ],
    },
    layout: { hLineWidth: () => 0.5, vLineWidth: () => 0.5, paddingTop: () => 1.5, paddingBottom: () => 1.5 },
  }
}

/** Points; a module is drawn in whole points, and two of them print well for any length a code can have. */
const codeSize = (code: string): number => (Buffer.byteLength(code) > 500 ? 242 : 180)

const signers = (seller: PrintFormParty): Signer[] =>
  isSoleTrader(seller)
    ? [{ role: 'Предприниматель', name: seller.headName }]
    : [
        { role: seller.headPost || 'Руководитель', name: seller.headName },
        { role: 'Бухгалтер', name: seller.accountantName },
      ]

const managerText = ({ manager }: InvoiceForm): string =>
  manager
    ? joined([
        manager.post && manager.post !== manager.name ? `${manager.name}, ${manager.post}` : manager.name,
        phoneText(manager.phone),
        manager.email,
      ])
    : ''

const terms = ({ dueDate, validUntil }: InvoiceForm): string =>
  joined([dueDate && `Оплатить не позднее ${formatDay(dueDate)}.`, validUntil && `Счёт действителен до ${formatDay(validUntil)}.`], ' ')

const details = (form: InvoiceForm): (readonly [string, string])[] => [
  ['Поставщик', partyText(form.seller)],
  ['Покупатель', partyText(form.buyer)],
  ['Грузополучатель', form.consignee ? partyText(form.consignee) : ''],
  ['Основание', basisText(form)],
]

const count = ({ lines, totals }: InvoiceForm) => `Всего наименований ${lines.length}, на сумму ${moneyText(totals.sum)} руб.`

/** Over the lines of signatures, as a hand would put them there. */
function seals({ look }: InvoiceForm, pictures: Pictures): Content[] {
  const [signature, stamp] = [look?.signature, look?.stamp].map((key) => (key ? pictures[key] : undefined))
  return [
    ...(signature ? [{ image: signature, fit: [90, 36] as [number, number], relativePosition: { x: 95, y: -34 } }] : []),
    ...(stamp ? [{ image: stamp, fit: [100, 100] as [number, number], relativePosition: { x: 150, y: -40 } }] : []),
  ]
}

function below(form: InvoiceForm, pictures: Pictures): Content[] {
  const code = paymentCode(form)
  return [
    { margin: [0, 6, 0, 0], stack: [totalsBlock(form.totals)] },
    { text: count(form), margin: [0, 6, 0, 0] },
    { text: sumInWords(form.totals.sum), bold: true, margin: [0, 2, 0, 6] },
    { text: terms(form), margin: [0, 0, 0, 2] },
    thickLine([0, 2, 0, 10]),
    {
      columnGap: 16,
      columns: [
        ...(code === null
          ? []
          : [{ width: 'auto', stack: [{ qr: code, fit: codeSize(code), eccLevel: 'M' as const, mode: 'octet' as const }] }]),
        {
          width: '*',
          stack: [
            signatures(signers(form.seller)),
            ...seals(form, pictures),
            { text: managerText(form) && `Ваш менеджер: ${managerText(form)}`, margin: [0, 8, 0, 0] },
            { text: `Назначение платежа: ${paymentPurpose(form)}`, fontSize: 8, margin: [0, 8, 0, 0] },
            {
              text: code === null ? '' : 'QR-код по ГОСТ Р 56042-2014 заполнит платёж в приложении банка.',
              fontSize: 7,
              color: '#555555',
              margin: [0, 6, 0, 0],
            },
          ],
        },
      ],
    },
  ]
}

export const invoiceContent = (form: InvoiceForm, pictures: Pictures = {}): Content[] => [
  bankBlock(form.seller),
  { text: printFormTitle(form), fontSize: 14, bold: true, margin: [0, 14, 0, 4] },
  thickLine([0, 0, 0, 6]),
  labelled(details(form), PORTRAIT.width),
  {
    margin: [0, 8, 0, 0],
    stack: [pdfTable({ columns, lines: form.lines, width: PORTRAIT.width, fontSize: 8, below: below(form, pictures) })],
  },
]

export const invoiceSheet = (form: InvoiceForm): Sheet =>
  printFormSheet({
    form,
    columns,
    lines: form.lines,
    details: [...details(form), ['Получатель', bankText(form.seller)], ['Назначение', paymentPurpose(form)]],
    below: [
      ...totalRows(form.totals),
      count(form),
      sumInWords(form.totals.sum),
      terms(form),
      ...signers(form.seller).map(({ role, name }) => `${role} ____________________ ${name}`),
      managerText(form) && `Менеджер: ${managerText(form)}`,
    ],
  })
