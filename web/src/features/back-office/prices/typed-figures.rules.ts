import { withoutVat, withVat } from '@vitrina/contract/prices/desk/bulk-change.rules'
import { discountFor } from '@vitrina/contract/prices/desk/promotions.rules'
import { readMoney } from '#lib/read-money.rules.ts'

/** How a list is typed: with VAT or without, at the product's rate. */
export type TypedAs = { isVatIncluded: boolean; vatRate: number | null }

const kopecks = (roubles: number) => Math.round(roubles * 100)

/** Roubles of the shop, with VAT, as this list shows them. */
export const shownPrice = (gross: number, { isVatIncluded, vatRate }: TypedAs): number =>
  isVatIncluded ? gross : withoutVat(kopecks(gross), vatRate) / 100

/** A typed price as the shop keeps it; an empty cell is no price; undefined: it is no price one can read. */
export function typedPrice(text: string, { isVatIncluded, vatRate }: TypedAs): number | null | undefined {
  if (text.trim() === '') return null
  const typed = readMoney(text.replace(/[\s ₽]/g, ''))
  if (typed === null) return undefined
  return isVatIncluded ? typed : withVat(kopecks(typed), vatRate) / 100
}

/** `1234,50`: what one types over. */
export const plainFigure = (roubles: number | null): string => (roubles === null ? '' : roubles.toFixed(2).replace('.', ','))

/** Per cent as people type them, `5` or `7,25`, in basis points; null: unreadable or out of the range. */
export function readPercent(text: string, { least = 1, most = 9_999 }: { least?: number; most?: number } = {}): number | null {
  const plain = text
    .replace(/[\s %]/g, '')
    .replace('−', '-')
    .replace(',', '.')
  if (!/^-?\d{1,4}(?:\.\d{0,2})?$/.test(plain)) return null
  const basisPoints = Math.round(Number(plain) * 100)
  return basisPoints >= least && basisPoints <= most ? basisPoints : null
}

export const plainPercent = (basisPoints: number): string => String(basisPoints / 100).replace('.', ',')

const WANTED_PRICE = /^=|(?:₽|р\.?)$/i

/** The discount a promotion gives: `5` and `5 %` are per cent, `=99,90` and `99,90 ₽` the price wanted of the list's. */
export function readDiscount(text: string, listPrice: number | null): number | null {
  const trimmed = text.trim()
  if (!WANTED_PRICE.test(trimmed)) return readPercent(trimmed)
  const wanted = readMoney(trimmed.replace(/^=/, '').replace(WANTED_PRICE, ''))
  return listPrice === null || wanted === null ? null : discountFor(kopecks(listPrice), kopecks(wanted))
}
