import { amountProblem, isStorable, readAmount, smallestAmount } from '@vitrina/contract/quantity/quantity.rules'
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
export const addedLine = (id: string, product: SuggestedProduct): LineShown => ({
  id,
  productId: product.id,
  customProductId: null,
  article: product.article,
  name: product.name,
  unit: product.unit.name,
  decimals: product.unit.decimals,
  amount: smallestAmount(product),
  listPrice: product.price?.value ?? null,
  wish: { price: null, neededOn: null, note: '' },
  answer: null,
})

const amountOf = (text: string): number => readAmount(text) ?? 0

/** Whole packs are the seller's to offer: only an amount that cannot be counted is wrong. */
export const isAmountWrong = ({ amount, decimals }: WishDraft): boolean =>
  !isStorable(amountProblem({ unit: { decimals }, minimumBatch: null, multiplicity: 10 ** -decimals }, amountOf(amount)))
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
