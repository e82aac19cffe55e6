import { readMoney } from '#lib/read-money.rules.ts'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import type { Answers } from './quote-desk.api.ts'

type Replacement = { id: number; article: string; name: string }

/** An answer as it stands in the form: texts until it is sent. */
export type AnswerDraft = {
  id: string
  price: string
  amount: string
  replacement: Replacement | null
  day: string
  isRefused: boolean
  refusal: string
  note: string
}

const written = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value).replace('.', ','))

/** A line without an answer begins with the buyer's own amount. */
export function answerDraftOf({ id, amount, answer }: LineShown): AnswerDraft {
  const given = answer?.replacement
  return {
    id,
    price: written(answer?.price),
    amount: written(answer?.amount ?? amount),
    replacement: given ? { id: given.productId, article: given.article, name: given.name } : null,
    day: answer?.day ?? '',
    isRefused: Boolean(answer?.refusal),
    refusal: answer?.refusal ?? '',
    note: answer?.note ?? '',
  }
}

const amountOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

export const isWhole = ({ price, amount, isRefused, refusal }: AnswerDraft): boolean =>
  isRefused ? refusal.trim() !== '' : readMoney(price) !== null && amountOf(amount) > 0

export const answersOf = (drafts: readonly AnswerDraft[]): Answers['lines'] =>
  drafts.map(({ id, price, amount, replacement, day, isRefused, refusal, note }) => ({
    id,
    price: isRefused ? null : readMoney(price),
    ...(amountOf(amount) > 0 && { amount: amountOf(amount) }),
    replacementId: replacement?.id ?? null,
    day: day || null,
    refusal: isRefused ? refusal.trim() : '',
    note,
  }))
