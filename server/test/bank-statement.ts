import { formatDay } from '@vitrina/contract/days/days.rules'
import { encodeWindows1251 } from '#platform/spreadsheets/encode-windows-1251'

/** A document of a bank as its statement has it; sums in kopecks. */
export type StatementDocument = { number: string; date: string; sum: number; payerInn: string; payerName: string; purpose: string }

export const SELLER_ACCOUNT = '40702810900000000001'

const roubles = (sum: number) => (sum / 100).toFixed(2)

/** The text of a 1C client-bank exchange with these credits. */
export const clientBankText = (documents: readonly StatementDocument[]): string =>
  [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=Windows',
    `РасчСчет=${SELLER_ACCOUNT}`,
    ...documents.flatMap(({ number, date, sum, payerInn, payerName, purpose }) => [
      'СекцияДокумент=Платежное поручение',
      `Номер=${number}`,
      `Дата=${formatDay(date)}`,
      `Сумма=${roubles(sum)}`,
      `ПлательщикСчет=407028100${payerInn.padStart(11, '0').slice(-11)}`,
      `ПлательщикИНН=${payerInn}`,
      `Плательщик1=${payerName}`,
      `ПолучательСчет=${SELLER_ACCOUNT}`,
      `ДатаПоступило=${formatDay(date)}`,
      `НазначениеПлатежа=${purpose}`,
      'КонецДокумента',
    ]),
    'КонецФайла',
  ].join('\r\n')

/** As Windows programs of banks write it. */
export const windows1251 = encodeWindows1251

/** Numbers that look random and are the same in every run. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { upTo: (most: number) => Math.floor(next() * most), pick: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T }
}
