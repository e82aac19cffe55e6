import type { OfferChange, OfferDocument, OfferLine, OfferLineFields } from '@vitrina/contract/offers/offer-document.rules'
import { MAX_OFFER_PRICE } from '@vitrina/contract/offers/offer-price.rules'
import { MAX_AMOUNT, readAmount } from '@vitrina/contract/quantity/quantity.rules'
import { readMarkup } from './markup-text.rules.ts'

type Fields = OfferLineFields

/** Kopecks of a typed price; null: it is none. */
export function readPrice(text: string): number | null {
  const plain = text.replace(/[\s₽]+/g, '').replace(',', '.')
  const price = /^\d{1,10}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
  return price !== null && price <= MAX_OFFER_PRICE ? price : null
}

/** 125 000,00: in the table it stands beside sums that have the same gaps. */
export const priceText = (price: number | null): string =>
  price === null
    ? ''
    : (price / 100)
        .toFixed(2)
        .replace('.', ',')
        .replace(/\B(?=(\d{3})+,)/g, '\u00a0')

/** A typed amount with no more decimals than its unit has. */
export function readLineAmount(text: string, decimals: number): number | null {
  const amount = readAmount(text)
  if (amount === null || amount <= 0 || amount > MAX_AMOUNT) return null
  return Number(amount.toFixed(decimals)) === amount ? amount : null
}

export type EditedColumn = 'amount' | 'cost' | 'markup' | 'price'

type Priced = Pick<OfferLine, 'productId' | 'customProductId'>

/** Whether the server knows a price for the line, which a cost set by hand can go back to. */
export const hasListPrice = ({ productId, customProductId }: Priced): boolean => productId !== null || customProductId !== null

/** The server fills in the price of now. */
export const listPrice: Fields = { costPrice: null, costOrigin: 'list', costAt: null }

/** The fields a text typed into a cell sets; null: it cannot. Empty, a markup or price takes that of the group or of the whole, a cost the list's. */
export function fieldsOf(column: EditedColumn, text: string, line: Pick<OfferLine, 'decimals'> & Priced): Fields | null {
  const { decimals } = line
  if (column === 'amount') {
    const amount = readLineAmount(text, decimals)
    return amount === null ? null : { amount }
  }
  if (column === 'cost') {
    if (text === '' && hasListPrice(line)) return listPrice
    const costPrice = readPrice(text)
    return text !== '' && costPrice === null ? null : { costPrice, costOrigin: 'hand' }
  }
  if (text === '') return { markup: null }
  if (column === 'markup') {
    const markup = readMarkup(text)
    return markup ? { markup } : null
  }
  const price = readPrice(text)
  return price === null ? null : { markup: { mode: 'fixed', price } }
}

export const setLine = (id: string, fields: Fields): OfferChange[] => [{ op: 'setLines', lines: [{ id, ...fields }] }]

const blank = { note: '', limits: null, costAt: null, markup: null, choice: 'always', setId: null, isTicked: true } as const

type Place = { id: string; groupId: string | null }

export const workLine = ({ id, groupId }: Place, { name, vatRate }: { name: string; vatRate: number | null }): OfferLine => ({
  ...blank,
  id,
  groupId,
  kind: 'work',
  productId: null,
  customProductId: null,
  name,
  article: '',
  unit: 'усл.',
  decimals: 0,
  amount: 1,
  vatRate,
  costPrice: null,
  costOrigin: 'hand',
})

/** Of the buyer's own goods that no catalogue has; the cost is what they say it is. */
export const ownLine = (place: Place, { name, vatRate }: { name: string; vatRate: number | null }): OfferLine => ({
  ...workLine(place, { name, vatRate }),
  kind: 'own',
  unit: '',
})

type FoundProduct = { id: number; name: string; article: string; unit: { name: string; decimals: number } }

/** The server completes it with the cost of now. */
export const productLine = ({ id, groupId }: Place, product: FoundProduct, amount: number): OfferLine => ({
  ...blank,
  id,
  groupId,
  kind: 'product',
  productId: product.id,
  customProductId: null,
  name: product.name,
  article: product.article,
  unit: product.unit.name,
  decimals: product.unit.decimals,
  amount,
  vatRate: null,
  costPrice: null,
  costOrigin: 'list',
})

export const linesChosen = ({ lines }: OfferDocument, chosen: ReadonlySet<string>) => lines.filter(({ id }) => chosen.has(id))

/** Chosen lines become a set of which the client takes exactly one; the first of them counts until then. */
export const makeAlternatives = (ids: readonly string[], setId: string): OfferChange[] => [
  { op: 'setLines', lines: ids.map((id, at) => ({ id, choice: 'alternative' as const, setId, isTicked: at === 0 })) },
]

export const makeOptions = (ids: readonly string[]): OfferChange[] => [
  { op: 'setLines', lines: ids.map((id) => ({ id, choice: 'option' as const, setId: null, isTicked: false })) },
]

export const makeAlways = (ids: readonly string[]): OfferChange[] => [
  { op: 'setLines', lines: ids.map((id) => ({ id, choice: 'always' as const, setId: null, isTicked: true })) },
]

/** A new group around the chosen lines, in the group the first of them stands in. */
export function groupLines({ groups }: OfferDocument, lines: readonly OfferLine[], group: { id: string; name: string }): OfferChange[] {
  const parentId = lines[0]?.groupId ?? null
  return [
    { op: 'addGroup', group: { ...group, parentId, markup: null }, after: groups.at(-1)?.id ?? null },
    ...(lines.length > 0 ? [{ op: 'moveLines' as const, ids: lines.map(({ id }) => id), groupId: group.id, after: null }] : []),
  ]
}

/** The group goes, what was in it stays, in the group around it. */
export function ungroup({ groups, lines }: OfferDocument, id: string): OfferChange[] {
  const group = groups.find((one) => one.id === id)
  if (!group) return []
  const inside = lines.filter(({ groupId }) => groupId === id).map((line) => line.id)
  const after = lines.findLast(({ groupId }) => groupId === group.parentId)?.id ?? null
  return [
    ...(inside.length > 0 ? [{ op: 'moveLines' as const, ids: inside, groupId: group.parentId, after }] : []),
    ...groups
      .filter(({ parentId }) => parentId === id)
      .map((child) => ({ op: 'moveGroup' as const, id: child.id, parentId: group.parentId, after: group.id })),
    { op: 'removeGroup', id },
  ]
}

/** A line goes one place up or down among the lines of its group; at the end of the group it stays. */
export function moveLine({ lines }: OfferDocument, id: string, step: 1 | -1): OfferChange[] {
  const line = lines.find((one) => one.id === id)
  if (!line) return []
  const siblings = lines.filter(({ groupId }) => groupId === line.groupId)
  const at = siblings.indexOf(line)
  if (!siblings[at + step]) return []
  const after = step === 1 ? siblings[at + 1]?.id : siblings[at - 2]?.id
  const first = lines[lines.indexOf(siblings[0] ?? line) - 1]?.id ?? null
  return [{ op: 'moveLines', ids: [id], groupId: line.groupId, after: after ?? first }]
}
