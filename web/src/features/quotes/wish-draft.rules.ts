import { readMoney } from '#lib/read-money.rules.ts'
import type { SuggestedProduct } from '#parts/product/suggested-products.ts'
import type { LineShown } from '#parts/quotes/quotes.api.ts'
import type { Wishes } from './quotes.api.ts'

/** A line as it stands in the form: texts until they are sent. */
export type WishDraft = { id: string; amount: string; price: string; neededOn: string; note: string; isKept: boolean; decimals: number }

export const wishDraftOf = ({ id, amount, wish, decimals }: LineShown): WishDraft => ({
  id,
  amount: String(amount).replace('.', ','),
  price: wish.price === null ? '' : String(wish.price).replace('.', ','),
  neededOn: wish.neededOn ?? '',
  note: wish.note,
  isKept: true,
  decimals,
})

/** A product the buyer adds, of the least amount that is sold. */
export const addedLine = (id: string, { id: productId, article, name, unit, minimumBatch, multiplicity, price }: SuggestedProduct): LineShown => ({
  id,
  productId,
  customProductId: null,
  article,
  name,
  unit: unit.name,
  decimals: unit.decimals,
  amount: minimumBatch ?? multiplicity,
  listPrice: price?.value ?? null,
  wish: { price: null, neededOn: null, note: '' },
  answer: null,
})

const amountOf = (text: string): number => Number(text.replace(/\s/g, '').replace(',', '.'))
const decimalsIn = (text: string): number => /[.,](\d*)/.exec(text)?.[1]?.length ?? 0

export const isAmountWrong = ({ amount, decimals }: WishDraft): boolean => !(amountOf(amount) > 0) || decimalsIn(amount) > decimals
export const isPriceWrong = ({ price }: WishDraft): boolean => price.trim() !== '' && readMoney(price) === null

const wishOf = ({ id, amount, price, neededOn, note }: WishDraft) => ({
  id,
  amount: amountOf(amount),
  price: readMoney(price),
  neededOn: neededOn || null,
  note,
})

/** Only lines that stay are sent; those the buyer has added go with their products. */
export function wishesOf(drafts: readonly WishDraft[], added: readonly LineShown[]): Pick<Wishes, 'lines' | 'added'> {
  const kept = drafts.filter(({ isKept }) => isKept)
  const productOf = new Map(added.map(({ id, productId }) => [id, productId]))
  return {
    lines: kept.filter(({ id }) => !productOf.has(id)).map(wishOf),
    added: kept.flatMap((draft) => {
      const productId = productOf.get(draft.id)
      return productId ? [{ ...wishOf(draft), productId }] : []
    }),
  }
}

/** Whether what stands there can be sent. */
export const isSendable = (drafts: readonly WishDraft[]): boolean =>
  drafts.some(({ isKept }) => isKept) && drafts.every((draft) => !draft.isKept || (!isAmountWrong(draft) && !isPriceWrong(draft)))
