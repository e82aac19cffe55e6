import type { Language } from '@vitrina/contract/languages'
import type { PaymentInstrument } from '@vitrina/contract/payments/payments.rules'

/** Words of the workbook of payments. */
type PaymentFileTexts = Record<
  | 'title'
  | 'day'
  | 'number'
  | 'kind'
  | 'method'
  | 'company'
  | 'payer'
  | 'inn'
  | 'purpose'
  | 'invoice'
  | 'invoiceDay'
  | 'order'
  | 'sum'
  | 'in'
  | 'refund'
  | 'advance'
  | 'total',
  string
> & { methods: Record<PaymentInstrument, string> }

const texts: Record<Language, PaymentFileTexts> = {
  ru: {
    title: 'Платежи',
    day: 'Дата',
    number: 'Номер документа',
    kind: 'Вид',
    method: 'Способ',
    company: 'Компания',
    payer: 'Плательщик',
    inn: 'ИНН плательщика',
    purpose: 'Назначение',
    invoice: 'Счёт',
    invoiceDay: 'Дата счёта',
    order: 'Заказ',
    sum: 'Сумма',
    in: 'Поступление',
    refund: 'Возврат',
    advance: 'Аванс',
    total: 'Итого',
    methods: { transfer: 'Перевод', sbp: 'СБП', card: 'Карта', cash: 'Наличные', offset: 'Зачёт возврата', points: 'Баллы клуба' },
  },
  en: {
    title: 'Payments',
    day: 'Day',
    number: 'Document',
    kind: 'Kind',
    method: 'Method',
    company: 'Company',
    payer: 'Payer',
    inn: 'ИНН of the payer',
    purpose: 'Purpose',
    invoice: 'Invoice',
    invoiceDay: 'Day of the invoice',
    order: 'Order',
    sum: 'Sum',
    in: 'Receipt',
    refund: 'Refund',
    advance: 'Advance',
    total: 'Total',
    methods: { transfer: 'Transfer', sbp: 'SBP', card: 'Card', cash: 'Cash', offset: 'Return offset', points: 'Club points' },
  },
  uz: {
    title: 'To‘lovlar',
    day: 'Sana',
    number: 'Hujjat raqami',
    kind: 'Turi',
    method: 'Usul',
    company: 'Kompaniya',
    payer: 'To‘lovchi',
    inn: 'To‘lovchi INN',
    purpose: 'To‘lov maqsadi',
    invoice: 'Hisob',
    invoiceDay: 'Hisob sanasi',
    order: 'Buyurtma',
    sum: 'Summa',
    in: 'Tushum',
    refund: 'Qaytarish',
    advance: 'Avans',
    total: 'Jami',
    methods: { transfer: 'O‘tkazma', sbp: 'SBP', card: 'Karta', cash: 'Naqd', offset: 'Qaytarish hisobi', points: 'Klub ballari' },
  },
}

export const paymentFileTextsIn = (language: Language): PaymentFileTexts => texts[language]
