import type { Language } from '@vitrina/contract/languages'
import { specificationBody, type Specification } from '@vitrina/contract/specifications/specification-shapes'
import { type Encoded, encoded, joinedLists } from '#platform/http/encoded-answer'
import type { ProductParts } from '#modules/catalogue/products/product-cache'
import type { LoadedDocument } from './document.queries.ts'
import { type Goods, soldProduct } from './line-products.ts'

type EncodedRows = { groups: Encoded<Specification['groups']>; lines: Encoded<Specification['lines']> }
type EncodedProducts = { of: readonly ProductParts[]; products: Encoded<Specification['products']> }

/** JSON lives as long as the document it was made of is cached. */
const encodedRows = new WeakMap<LoadedDocument, EncodedRows>()
const encodedProducts = new WeakMap<LoadedDocument, Map<Language, EncodedProducts>>()

const { shape } = specificationBody

export function encodeRows(document: LoadedDocument): EncodedRows {
  const known = encodedRows.get(document)
  if (known) return known
  const made = { groups: encoded(shape.groups, [...document.groups]), lines: encoded(shape.lines, [...document.lines]) }
  encodedRows.set(document, made)
  return made
}

/** A changed product comes out of the cache as another object. */
const isSame = (one: readonly ProductParts[], other: readonly ProductParts[]): boolean =>
  one.length === other.length && one.every((parts, at) => parts === other[at])

/** Products of a document, encoded anew only after one of them changed. */
export function encodeProducts(document: LoadedDocument, { sold, others }: Goods, language: Language): Encoded<Specification['products']> {
  const byLanguage = encodedProducts.get(document) ?? new Map<Language, EncodedProducts>()
  encodedProducts.set(document, byLanguage)
  const of = [...sold.values()]
  const known = byLanguage.get(language)
  const current =
    known && isSame(known.of, of)
      ? known
      : {
          of,
          products: encoded(
            shape.products,
            of.map((parts) => soldProduct(parts, language)),
          ),
        }
  byLanguage.set(language, current)
  return others.all.length === 0 ? current.products : joinedLists(current.products, encoded(shape.products, others.all))
}
