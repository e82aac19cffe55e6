import { readMoney } from '#lib/read-money.rules.ts'
import type { LineShown, VersionShown } from '#parts/quotes/quotes.api.ts'
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
function answerDraftOf({ id, amount, answer }: LineShown): AnswerDraft {
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

/** Where the buyer asks for another amount than the last answer was to, the answer begins with the new one. */
export function answerDraftsOf(lines: readonly LineShown[], versions: readonly VersionShown[]): AnswerDraft[] {
  const last = new Map(versions.findLast(({ side }) => side === 'seller')?.lines.map((line) => [line.id, line]))
  return lines.map((line) => {
    const draft = answerDraftOf(line)
    const former = last.get(line.id)
    const isAsBefore = former?.answer?.amount === line.answer?.amount
    return former && isAsBefore && former.amount !== line.amount ? { ...draft, amount: written(line.amount) } : draft
  })
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
