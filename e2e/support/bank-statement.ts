export type Invoice = { number: string; sum: number }
type Transfer = { number: string; invoices: readonly Invoice[] }

const OURS = '40702810900000000001'

const sectionOf = (inn: string, { number, invoices }: Transfer): string[] => {
  const sum = invoices.reduce((total, invoice) => total + Math.round(invoice.sum * 100), 0) / 100
  return [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${new Intl.DateTimeFormat('ru', { timeZone: 'Europe/Moscow' }).format(new Date())}`,
    `Сумма=${sum.toFixed(2)}`,
    'ПлательщикСчет=40702810900000000777',
    `ПлательщикИНН=${inn}`,
    'Плательщик1=Покупатель',
    `ПолучательСчет=${OURS}`,
    `НазначениеПлатежа=Оплата по счетам № ${invoices.map((invoice) => invoice.number).join(', ')}, в т.ч. НДС 22%`,
    'КонецДокумента',
  ]
}

/** The exchange file of a bank: one payer's transfers, each for some invoices. */
export const statementOf = (inn: string, transfers: readonly Transfer[]): string =>
  ['1CClientBankExchange', 'Кодировка=Windows', `РасчСчет=${OURS}`, ...transfers.flatMap((one) => sectionOf(inn, one)), 'КонецФайла'].join(
    '\r\n',
  )
