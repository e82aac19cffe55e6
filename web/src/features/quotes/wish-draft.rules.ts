import { readMoney } from '#lib/read-money.rules.ts'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import type { Wishes } from './quotes.api.ts'

/** A line as it stands in the form: texts until they are sent. */
export type WishDraft = { id: string; amount: string; price: string; neededOn: string; note: string; isKept: boolean }

export const wishDraftOf = ({ id, amount, wish }: LineShown): WishDraft => ({
  id,
  amount: String(amount).replace('.', ','),
  price: wish.price === null ? '' : String(wish.price).replace('.', ','),
  neededOn: wish.neededOn ?? '',
  note: wish.note,
  isKept: true,
})

const amountOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))

export const isAmountWrong = ({ amount }: WishDraft): boolean => !(amountOf(amount) > 0)
export const isPriceWrong = ({ price }: WishDraft): boolean => price.trim() !== '' && readMoney(price) === null

/** Only lines that stay are sent. */
export const wishesOf = (drafts: readonly WishDraft[]): Wishes['lines'] =>
  drafts
    .filter(({ isKept }) => isKept)
    .map(({ id, amount, price, neededOn, note }) => ({
      id,
      amount: amountOf(amount),
      price: readMoney(price),
      neededOn: neededOn || null,
      note,
    }))

/** Whether what stands there can be sent. */
export const isSendable = (drafts: readonly WishDraft[]): boolean =>
  drafts.some(({ isKept }) => isKept) && drafts.every((draft) => !draft.isKept || (!isAmountWrong(draft) && !isPriceWrong(draft)))
