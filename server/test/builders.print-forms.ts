import type {
  CorrectionForm,
  InvoiceForm,
  OrderForm,
  PrintFormLine,
  PrintFormParty,
  ReconciliationForm,
  UpdForm,
  WaybillForm,
} from '#modules/documents/print-forms/print-form'
import { lineSums, totalsOf } from '#modules/documents/print-forms/print-form-sums'

export const aSeller = (own: Partial<PrintFormParty> = {}): PrintFormParty => ({
  name: 'ООО «Витрина Электро»',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  okpo: '00032537',
  address: '127006, г. Москва, ул. Долгоруковская, д. 5, офис 12',
  phone: '+7 495 000-00-01',
  bank: {
    bik: '044525225',
    bankName: 'ПАО СБЕРБАНК г. Москва',
    correspondentAccount: '30101810400000000225',
    account: '40702810938000012345',
  },
  headPost: 'Генеральный директор',
  headName: 'Орлов С. П.',
  accountantName: 'Белова Н. И.',
  ...own,
})

export const aBuyerParty = (own: Partial<PrintFormParty> = {}): PrintFormParty => ({
  name: 'АО «Монтажэнергострой»',
  inn: '6663003127',
  kpp: '667301001',
  ogrn: '1026605606620',
  okpo: '05015124',
  address: '620014, Свердловская обл., г. Екатеринбург, ул. Малышева, д. 51',
  phone: '+7 343 000-00-02',
  bank: null,
  headPost: 'Директор',
  headName: 'Зимин А. В.',
  accountantName: '',
  ...own,
})

const goods = [
  ['MVA20-1-016-C', 'Выключатель автоматический модульный ВА47-29 1P 16А 4,5кА характеристика C', 'шт', '796', 12, 23_450],
  ['ВВГнг(А)-LS 3х2,5', 'Кабель силовой ВВГнг(А)-LS 3х2,5 ок (N, PE) 0,66 кВ ГОСТ 31996-2012', 'м', '006', 120.5, 8_917],
  ['LLED-A60-12W', 'Лампа светодиодная A60 12 Вт 230 В 4000 К E27', 'шт', '796', 300, 9_990],
] as const

export function aPrintFormLine(lineNo: number, own: Partial<PrintFormLine> = {}): PrintFormLine {
  const [article, name, unit, okei, amount, price] = goods[(lineNo - 1) % goods.length] ?? goods[0]
  const line = { lineNo, article, name, unit, okei, amount, price, vatRate: 2_200, country: null, declaration: '', ...own }
  return { ...lineSums(line), ...line }
}

export const printFormLines = (count: number): PrintFormLine[] => Array.from({ length: count }, (_, at) => aPrintFormLine(at + 1))

function deal(lines: PrintFormLine[]) {
  return {
    language: 'ru',
    number: '1284',
    date: '2026-11-15',
    seller: aSeller(),
    buyer: aBuyerParty(),
    consignee: {
      name: 'АО «Монтажэнергострой», Тюменский филиал',
      inn: '6663003127',
      kpp: '720343001',
      address: '625000, г. Тюмень, ул. Республики, д. 200, склад 3',
      phone: '+7 345 000-00-03',
    },
    contract: { number: 'П-17/2026', date: '2026-02-03' },
    orders: [{ number: '100245', date: '2026-11-12', buyerNumber: 'ЗК-88' }],
    lines,
    totals: totalsOf(lines),
  } as const
}

export const anInvoiceForm = ({ lines = printFormLines(3), ...own }: Partial<InvoiceForm> = {}): InvoiceForm => ({
  kind: 'invoice',
  ...deal(lines),
  orders: [...deal(lines).orders],
  dueDate: '2026-11-20',
  validUntil: '2026-11-22',
  manager: { name: 'Соколова Ирина', post: 'менеджер', phone: '+7 495 000-00-01 доб. 114', email: 'sokolova@example.ru' },
  ...own,
})

const shipped = {
  shippedOn: '2026-11-16',
  handedBy: { post: 'Кладовщик', name: 'Петров И. С.' },
  transport: 'Транспортная накладная № 55 от 16.11.2026, ГАЗель А123ВС77',
  shippingAddress: '141400, Московская обл., г. Химки, ул. Складская, д. 1',
}

export const aWaybillForm = ({ lines = printFormLines(3), ...own }: Partial<WaybillForm> = {}): WaybillForm => ({
  kind: 'waybill',
  ...deal(lines),
  orders: [...deal(lines).orders],
  ...shipped,
  weightGrams: 48_250,
  ...own,
})

export const anUpdForm = ({ lines = printFormLines(3), ...own }: Partial<UpdForm> = {}): UpdForm => ({
  kind: 'upd',
  status: 1,
  ...deal(lines),
  orders: [...deal(lines).orders],
  ...shipped,
  payments: [{ number: '412', date: '2026-11-13' }],
  advanceInvoices: [],
  governmentContract: '',
  ...own,
})

export function aCorrectionForm(own: Partial<CorrectionForm> = {}): CorrectionForm {
  const lines = printFormLines(2).map(({ lineNo, article, name, unit, okei, price, vatRate, amount, sum, vat }) => ({
    lineNo,
    article,
    name,
    unit,
    okei,
    price,
    vatRate,
    before: { amount, sum, vat },
    after: { amount: amount - 1, ...lineSums({ price, amount: amount - 1, vatRate }) },
  }))
  return {
    kind: 'correction',
    ...deal([]),
    orders: [...deal([]).orders],
    corrects: { number: '1101', date: '2026-10-05' },
    reason: 'Возврат товара по заявке № ВЗ-000007',
    totals: totalsOf(lines.map(({ vatRate, before, after }) => ({ vatRate, sum: before.sum - after.sum, vat: before.vat - after.vat }))),
    ...own,
    lines: own.lines ?? lines,
  }
}

export const aReconciliationForm = (own: Partial<ReconciliationForm> = {}): ReconciliationForm => ({
  kind: 'reconciliation',
  language: 'ru',
  number: '7',
  date: '2026-11-15',
  seller: aSeller(),
  buyer: aBuyerParty(),
  contract: { number: 'П-17/2026', date: '2026-02-03' },
  period: { from: '2026-10-01', to: '2026-10-31' },
  opening: 1_250_000,
  rows: [
    { date: '2026-10-05', document: 'УПД № 1101 от 05.10.2026', debit: 4_532_118, credit: 0 },
    { date: '2026-10-12', document: 'Платёжное поручение № 377 от 12.10.2026', debit: 0, credit: 5_000_000 },
    { date: '2026-10-28', document: 'УПД № 1160 от 28.10.2026', debit: 987_643, credit: 0 },
  ],
  ...own,
})

export function anOrderForm(own: Partial<OrderForm> = {}): OrderForm {
  const lines = own.lines ?? printFormLines(3).map((line) => ({ ...line, note: '', shipBy: null }))
  return {
    kind: 'order',
    ...deal(printFormLines(3)),
    totals: totalsOf(lines.map(({ vatRate, sum, vat }) => ({ vatRate, sum: sum ?? 0, vat: vat ?? 0 }))),
    orders: [],
    state: 'Подтверждён',
    buyerNumber: 'ЗК-88',
    delivery: 'Доставка 18.11.2026: 625000, г. Тюмень, ул. Республики, д. 200, склад 3',
    payment: 'По счёту, отсрочка 14 дней',
    notes: [],
    manager: null,
    ...own,
    lines,
  }
}
