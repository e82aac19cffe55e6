import { countBefore, productOfFamily, rivalsOf } from './assortment.ts'
import { families } from './families.ts'
import type { Product } from './product.ts'
import { draw, hash } from './random.ts'

type Link = { linkedId: number; kind: 'analog' | 'related' }

const placeByCode = new Map(families.map(({ code }, place) => [code, place]))
/** The common goods of a family stand first; nobody looks for an accessory among its rarities. */
const COMMON = 400
const TRIES = 4

/** Goods of the families that go with this one, of the same brand where it has them. */
function relatedOf({ id, family, line }: Product): number[] {
  const index = id - 1
  return family.related.flatMap((code, turn) => {
    const place = placeByCode.get(code)
    if (place === undefined) throw new Error(`${family.code} is related to ${code}, which is not there`)
    const choice = Math.min(COMMON, countBefore(place, index))
    if (choice === 0) return []
    const tried = Array.from({ length: TRIES }, (_, time) =>
      productOfFamily(place, hash(draw.related, index, turn * TRIES + time) % choice),
    )
    const chosen = tried.find((other) => other.line.brand === line.brand) ?? tried[0]
    return chosen ? [chosen.index + 1] : []
  })
}

/** Links of a product within a store of `products`. */
export function linksOf(product: Product, products: number): Link[] {
  const analogs = rivalsOf(product.id - 1, products).slice(0, 4)
  return [
    ...analogs.map((index): Link => ({ linkedId: index + 1, kind: 'analog' })),
    ...[...new Set(relatedOf(product))].map((linkedId): Link => ({ linkedId, kind: 'related' })),
  ]
}
