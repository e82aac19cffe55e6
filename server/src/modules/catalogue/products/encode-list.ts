import { type ProductList, productList } from '@vitrina/contract/catalogue/catalogue'
import type { Language } from '@vitrina/contract/languages'
import { type Encoded, encoded, fieldsOf, joined, listOfParts } from '#platform/http/encoded-answer'
import type { ProductParts } from './cards.queries.ts'
import { factsOf, productFacts, supplyFacts, viewerFacts } from './product-facts.ts'
import type { ProductSupply } from './product-supply.ts'

type Cards = ProductList['items']
type Made = { parts: ProductParts; supply: ProductSupply }
/** A page of the catalogue with the cached products its cards were made of. */
export type ListedProducts = { list: ProductList; made: ReadonlyMap<number, Made> }

/** JSON of a cached thing lives as long as the thing. */
function jsonCache<T extends object>(encode: (thing: T) => Buffer): (thing: T) => Buffer {
  const cached = new WeakMap<T, Buffer>()
  return (thing) => {
    const known = cached.get(thing)
    if (known) return known
    const made = encode(thing)
    // Bytes of its own: those of a shared pool would keep the whole pool in memory.
    const own = Buffer.allocUnsafeSlow(made.length)
    own.set(made)
    cached.set(thing, own)
    return own
  }
}

const factsCaches = new Map<Language, (parts: ProductParts) => Buffer>()
function factsCacheOf(language: Language): (parts: ProductParts) => Buffer {
  const encodeFacts = factsCaches.get(language) ?? jsonCache((parts: ProductParts) => fieldsOf(productFacts, factsOf(parts, language)))
  factsCaches.set(language, encodeFacts)
  return encodeFacts
}

const encodeSupply = jsonCache((supply: ProductSupply) => fieldsOf(supplyFacts, supply))

const restOfList = productList.omit({ items: true, near: true })

/** Of a card only the fields that belong to its viewer are encoded anew. */
export function encodeList({ list: { items, near, ...rest }, made }: ListedProducts, language: Language): Encoded<ProductList> {
  const encodeFacts = factsCacheOf(language)
  const encodeCards = (cards: Cards): Encoded<Cards> =>
    listOfParts(
      cards.flatMap((card) => {
        const known = made.get(card.id)
        return known ? [[encodeFacts(known.parts), fieldsOf(viewerFacts, card), encodeSupply(known.supply)]] : []
      }),
    )
  return joined(encoded(restOfList, rest), { items: encodeCards(items), near: encodeCards(near) })
}
