import { oneLine, readDay, readKopecks } from './bank-values.rules.ts'
import type { BankDocument, ReadStatement } from './statement-text.ts'

const HEAD = '1CClientBankExchange'

export const isClientBank = (text: string): boolean =>
  text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith(HEAD)

type Section = { row: number; fields: Map<string, string> }

/** Documents of the file with the rows they begin in, and the accounts the statement is of. */
function sectionsOf(text: string): { accounts: Set<string>; documents: Section[] } {
  const accounts = new Set<string>()
  const documents: Section[] = []
  let open: Section | null = null
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    const cut = line.indexOf('=')
    const name = (cut < 0 ? line : line.slice(0, cut)).trim()
    const value = cut < 0 ? '' : line.slice(cut + 1).trim()
    if (name === 'СекцияДокумент') open = { row: at + 1, fields: new Map() }
    else if (name === 'КонецДокумента') {
      if (open) documents.push(open)
      open = null
    } else if (open) open.fields.set(name, value)
    else if (name === 'РасчСчет' && value) accounts.add(value)
  }
  return { accounts, documents }
}

/** «ИНН 7707083893 ООО Ромашка» of older formats: the name alone. */
const nameOnly = (text: string): string =>
  oneLine(text)
    .replace(/^ИНН\s*\d{10,12}(?:\s*КПП\s*\d{9})?\s*/i, '')
    .replace(/^КПП\s*\d{9}\s*/i, '')

const innWithin = (text: string): string => /^\s*ИНН\s*(\d{12}|\d{10})(?!\d)/i.exec(text)?.[1] ?? ''

/** A purpose is one field, or six of them in older formats. */
function purposeOf(fields: Map<string, string>): string {
  const whole = fields.get('НазначениеПлатежа') ?? ''
  if (whole) return oneLine(whole)
  return oneLine([1, 2, 3, 4, 5, 6].map((part) => fields.get(`НазначениеПлатежа${part}`) ?? '').join(' '))
}

/** The text of a 1C client-bank exchange: every document that brought money to one of the accounts of the statement. */
export function readClientBank(text: string): ReadStatement {
  const { accounts, documents } = sectionsOf(text)
  const read: ReadStatement = { documents: [], outgoing: 0, refused: [] }
  for (const { row, fields } of documents) {
    const of = (name: string) => fields.get(name) ?? ''
    const payerAccount = of('ПлательщикСчет') || of('ПлательщикРасчСчет')
    const account = of('ПолучательСчет') || of('ПолучательРасчСчет')
    // Money between two accounts of the seller is no customer's either.
    const isOutgoing =
      accounts.has(payerAccount) ||
      (accounts.size > 0 && account !== '' ? !accounts.has(account) : of('ДатаСписано') !== '' && of('ДатаПоступило') === '')
    if (isOutgoing) {
      read.outgoing += 1
      continue
    }
    const sum = readKopecks(of('Сумма'))
    const date = readDay(of('Дата')) ?? readDay(of('ДатаПоступило'))
    if (sum === null || sum <= 0) read.refused.push({ row, text: oneLine(`${of('Номер')} ${of('Сумма')}`), problem: 'no-sum' })
    else if (date === null) read.refused.push({ row, text: oneLine(`${of('Номер')} ${of('Дата')}`), problem: 'no-date' })
    else
      read.documents.push({
        number: oneLine(of('Номер')),
        date,
        receivedOn: readDay(of('ДатаПоступило')) ?? date,
        sum,
        account,
        payerAccount,
        payerName: nameOnly(of('Плательщик1') || of('Плательщик')),
        payerInn: of('ПлательщикИНН') || innWithin(of('Плательщик')),
        purpose: purposeOf(fields),
      } satisfies BankDocument)
  }
  return read
}
