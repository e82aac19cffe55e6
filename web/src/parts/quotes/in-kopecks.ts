import type { QuoteLine } from '@vitrina/contract/quotes/quote-lines'
import type { LineShown } from './quotes.api.ts'

const kopecks = (roubles: number): number => Math.round(roubles * 100)
const orNone = (roubles: number | null): number | null => (roubles === null ? null : kopecks(roubles))

/** A line as the rules count it: answers have roubles, rules whole kopecks. */
export const inKopecks = (line: LineShown): QuoteLine => ({
  ...line,
  listPrice: orNone(line.listPrice),
  wish: { ...line.wish, price: orNone(line.wish.price) },
  answer: line.answer && {
    ...line.answer,
    price: orNone(line.answer.price),
    replacement: line.answer.replacement && { ...line.answer.replacement, listPrice: orNone(line.answer.replacement.listPrice) },
  },
})
