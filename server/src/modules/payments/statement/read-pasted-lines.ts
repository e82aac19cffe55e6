import { isCompanyInn, isPersonInn } from '@vitrina/contract/companies/requisites.rules'
import { oneLine, readDay, readKopecks } from './bank-values.rules.ts'
import type { ReadStatement } from './statement-text.ts'

const LONGEST_LINE = 1000

/** Sums as people write them in a sentence: with kopecks, or with roubles named after. */
const SUM = /(?<![\d.,/-])(\d{1,3}(?:[ \u00a0]\d{3})+|\d{1,13})(?:[.,=-](\d{2}))?(?![\d.,/]\d|\d)(\s*(?:₽|руб|р\.))?/giu

function sumIn(text: string): number | null {
  const found = [...text.matchAll(SUM)].flatMap((match) => {
    const [whole = '', , part, roubles] = match
    const before = text.slice(Math.max(0, match.index - 24), match.index).toLowerCase()
    // The tax is a part of the sum, a number sign names a document.
    if (/ндс[^а-я]*$|ндс.{0,12}$|[№n]\s*$/u.test(before)) return []
    const isNamed = /сумм[аыуе]\s*:?\s*(?:в\s+размере\s*)?$/u.test(before)
    if (!part && !roubles && !isNamed) return []
    const sum = readKopecks(whole)
    return sum === null ? [] : [{ sum, isNamed }]
  })
  return (found.find(({ isNamed }) => isNamed) ?? found.toSorted((one, other) => other.sum - one.sum)[0])?.sum ?? null
}

function innIn(text: string): string {
  const found = text.match(/(?<!\d)(?:\d{12}|\d{10})(?!\d)/g) ?? []
  return found.find((inn) => isCompanyInn(inn) || isPersonInn(inn)) ?? ''
}

/** The day of the payment; a day after «от» is of the document it pays. */
function dayIn(text: string): string | null {
  for (const match of text.matchAll(/(?<![\d.])(?:\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2})(?!\d)/g)) {
    if (/от\s*$/iu.test(text.slice(0, match.index))) continue
    const day = readDay(match[0])
    if (day) return day
  }
  return null
}

const numberIn = (text: string): string =>
  /(?:п\/п|платёжное поручение|платежное поручение|плат\.?\s*пор\.?)\s*[№N]?\s*(\d{1,12})/iu.exec(text)?.[1] ?? ''

/** Lines copied from anywhere, a purpose alone too: one document a line, of today where no day is told. */
export function readPastedLines(text: string, today: string): ReadStatement {
  const read: ReadStatement = { documents: [], outgoing: 0, refused: [] }
  for (const [at, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const line = oneLine(raw)
    if (line === '') continue
    const sum = sumIn(line)
    if (line.length > LONGEST_LINE) read.refused.push({ row: at + 1, text: line.slice(0, 120), problem: 'too-long' })
    else if (sum === null || sum === 0) read.refused.push({ row: at + 1, text: line.slice(0, 120), problem: 'no-sum' })
    else {
      const date = dayIn(line) ?? today
      const nothing = { account: '', payerAccount: '', payerName: '' }
      read.documents.push({ ...nothing, number: numberIn(line), date, receivedOn: date, sum, payerInn: innIn(line), purpose: line })
    }
  }
  return read
}
