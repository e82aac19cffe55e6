import { countBefore, indexOf, makerOf, rivalsOf } from './assortment.ts'
import { families } from './families.ts'
import type { Product } from './product.ts'
import { draw, hash } from './random.ts'

type Link = { linkedId: number; kind: 'analog' | 'related' }

const placeByCode = new Map(families.map(({ code }, place) => [code, place]))
/** The common goods of a family stand first; accessories are not sought among its rarities. */
const COMMON = 400
const TRIES = 4

/** The places in the store of goods that go with this one, of the same brand where it has them. */
function relatedOf({ id, family, line }: Product): number[] {
  const index = id - 1
  return family.related.flatMap((code, turn) => {
    const place = placeByCode.get(code)
    if (place === undefined) throw new Error(`${family.code} is related to ${code}, which is not there`)
    const choice = Math.min(COMMON, countBefore(place, index))
    if (choice === 0) return []
    const orderAt = (time: number) => hash(draw.related, index, turn * TRIES + time) % choice
    let time = 0
    while (time < TRIES && makerOf(place, orderAt(time)).brand !== line.brand) time++
    return [indexOf(place, orderAt(time % TRIES))]
  })
}

/** Links of a product within a store of `products`. */
export function linksOf(product: Product, products: number): Link[] {
  const link = (kind: Link['kind']) => (index: number) => ({ linkedId: index + 1, kind })
  return [...rivalsOf(product.id - 1, products).map(link('analog')), ...[...new Set(relatedOf(product))].map(link('related'))]
}
