import type { Answer } from '@vitrina/contract/endpoint'
import type { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { smallestAmount, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import { isNamedBy } from '#parts/product/mark-matches.rules.ts'
import { type CatalogueParams, catalogueAddress, readParams } from '../catalogue.params.ts'

export type Suggested = Answer<typeof catalogueApi.suggest>
export type Searched = Answer<typeof catalogueApi.history>['items'][number]
type SuggestedProduct = Suggested['products'][number]

/** The amount that goes to the cart: the one in the text, as far as it can be bought, or the smallest. */
export type ToCart = { product: SuggestedProduct; amount: number; isAmountTyped: boolean }

/** `keyword` is the text of the field once the option is chosen. */
type Leading = { id: string; href: string; keyword: string }

/** In the order of the panel. Only `clear` has no link. */
export type Option =
  | (Leading & { kind: 'history'; totalCount: number })
  | (Leading & { kind: 'query' })
  | (Leading & { kind: 'section' | 'brand'; name: string })
  | (Leading & { kind: 'product' } & ToCart)
  | (Leading & { kind: 'more'; count: number })
  | (Leading & { kind: 'all' })
  | { kind: 'clear'; id: string }

const HISTORY_ALONE = 8
const HISTORY_BESIDE = 2
/** On a phone the products must not be a screen away. */
const FEW = 3

const addressOf = (changed: Partial<CatalogueParams>) => catalogueAddress({ ...readParams({}), ...changed })
export const searchAddress = (keyword: string): string => addressOf({ keyword })

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')

const fromHistory = ({ keyword, totalCount }: Searched): Option => ({
  kind: 'history',
  id: `history-${keyword}`,
  href: searchAddress(keyword),
  keyword,
  totalCount,
})

/** A section or brand named in the text is shown whole; one that only contains matching goods is narrowed by the text. */
const within = (kind: 'section' | 'brand', { id, name }: { id: number; name: string }, text: string): Option => {
  const keyword = isNamedBy(name, text) ? '' : text
  const narrowed = kind === 'section' ? { section: [id] } : { brands: [id] }
  return { kind, id: `${kind}-${id}`, name, href: addressOf({ keyword, ...narrowed }), keyword }
}

type Given = { text: string; suggested: Suggested | undefined; history: Searched[]; isNarrow?: boolean }

/** C-11: an empty field offers earlier searches; a typed text, suggestions. */
export function optionsOf({ text, suggested, history, isNarrow = false }: Given): Option[] {
  // Until the first answer the history stays.
  if (!text || !suggested)
    return history.length > 0 ? [...history.slice(0, HISTORY_ALONE).map(fromHistory), { kind: 'clear', id: 'clear' }] : []

  const begun = history
    .filter(({ keyword }) => fold(keyword).startsWith(fold(text)) && fold(keyword) !== fold(text))
    .slice(0, HISTORY_BESIDE)
  const most = isNarrow ? FEW : undefined
  const known = new Set(begun.map(({ keyword }) => fold(keyword)))
  const texts: Option[] = [
    ...begun.map(fromHistory),
    ...suggested.queries
      .filter((query) => !known.has(fold(query)))
      .slice(0, most)
      .map((query): Option => ({ kind: 'query', id: `query-${query}`, href: searchAddress(query), keyword: query })),
    ...suggested.sections.slice(0, most).map((section) => within('section', section, suggested.text)),
    ...suggested.brands.slice(0, most).map((brand) => within('brand', brand, suggested.text)),
  ]
  const products: Option[] = [
    ...suggested.products.map(
      (product): Option => ({
        kind: 'product',
        id: `product-${product.id}`,
        href: catalogueAddress({ ...readParams({}), keyword: text }, { kind: 'catalog', id: product.id }),
        keyword: text,
        product,
        amount: suggested.amount ? suggestedAmount(product, suggested.amount.value) : smallestAmount(product),
        isAmountTyped: suggested.amount !== null,
      }),
    ),
    ...(suggested.moreCount > 0
      ? [{ kind: 'more' as const, id: 'more', href: searchAddress(text), keyword: text, count: suggested.moreCount }]
      : []),
  ]
  // An amount is for a product: it comes first.
  const options = suggested.amount ? [...products, ...texts] : [...texts, ...products]
  return options.length > 0 ? [...options, { kind: 'all', id: 'all', href: searchAddress(text), keyword: text }] : []
}
