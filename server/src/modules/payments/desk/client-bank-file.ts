import { formatDay } from '@vitrina/contract/days/days.rules'
import type { SellerRequisites } from '@vitrina/contract/site/site.settings'
import { encodeWindows1251 } from '#platform/spreadsheets/encode-windows-1251'
import type { PaymentPart } from './desk-payments.queries.ts'

const roubles = (sum: number): string => (sum / 100).toFixed(2)
/** A value is the rest of its row. */
const inOneRow = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The payer's own words, else the invoices the money lies on. */
function purposeOf(parts: readonly PaymentPart[]): string {
  const numbers = parts.flatMap(({ invoice }) => invoice ?? [])
  return parts[0]?.purpose || (numbers.length > 0 ? `Оплата по счетам № ${numbers.join(', ')}` : 'Аванс')
}

/** Transfers that came, as 1C takes them from a bank: the text of its client-bank exchange. */
export function clientBankFile(all: readonly PaymentPart[], seller: SellerRequisites): Buffer {
  const received = all.filter(({ method, direction }) => method === 'transfer' && direction === 'in')
  const documents = [...Map.groupBy(received, ({ id }) => id).values()].flatMap((parts) => {
    const [first] = parts
    if (!first) return []
    const day = formatDay(first.day)
    return [
      'СекцияДокумент=Платежное поручение',
      `Номер=${inOneRow(first.bankDocument) || first.id}`,
      `Дата=${day}`,
      `Сумма=${roubles(parts.reduce((sum, part) => sum + part.sum, 0))}`,
      `ПлательщикИНН=${first.payerInn}`,
      `Плательщик1=${inOneRow(first.payerName || first.company)}`,
      `ДатаПоступило=${day}`,
      `ПолучательСчет=${seller.account}`,
      `ПолучательИНН=${seller.inn}`,
      `Получатель1=${inOneRow(seller.name)}`,
      'ВидОплаты=01',
      `НазначениеПлатежа=${inOneRow(purposeOf(parts))}`,
      'КонецДокумента',
    ]
  })
  const days = received.map(({ day }) => day).toSorted()
  const head = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    'Получатель=Бухгалтерия предприятия',
    ...(days.length > 0 ? [`ДатаНачала=${formatDay(days[0] ?? '')}`, `ДатаКонца=${formatDay(days.at(-1) ?? '')}`] : []),
    `РасчСчет=${seller.account}`,
  ]
  return encodeWindows1251(`${[...head, ...documents, 'КонецФайла'].join('\r\n')}\r\n`)
}
