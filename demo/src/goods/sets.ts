import { makersOf } from './assortment.ts'
import { families } from './families.ts'
import { type Part, setPlans } from './set-plans.ts'

type GoodsSet = { slug: string; name: string; description: string; items: { productId: number; quantity: number }[] }

/** Every plan is assembled by so many makers. */
const MAKES = 4

const placeByCode = new Map(families.map(({ code }, place) => [code, place]))

/** The part of the wanted brand if it makes one, of another if not; none when the store has none yet. */
function productFor({ family, wanted = {} }: Part, { brandId, make, products }: { brandId: number; make: number; products: number }) {
  const place = placeByCode.get(family)
  const variant = place === undefined ? undefined : families[place]?.find(wanted)
  if (place === undefined || variant === undefined) throw new Error(`No ${family} is made like ${JSON.stringify(wanted)}`)
  const makers = makersOf(place, variant, products)
  return makers.find(({ line }) => line.brand.id === brandId) ?? makers[make % Math.max(1, makers.length)]
}

/** Ready sets of goods that go together, as far as a store of `products` can assemble them. */
export function setsOf(products: number): GoodsSet[] {
  return setPlans.flatMap(({ slug, name, description, parts }) =>
    Array.from({ length: MAKES }, (_, make): GoodsSet | undefined => {
      const [first] = parts
      const lead = first && productFor(first, { brandId: 0, make, products })
      if (!lead) return undefined
      const { brand } = lead.line
      const found = parts.map((part) => ({ product: productFor(part, { brandId: brand.id, make, products }), quantity: part.quantity }))
      const items = found.flatMap(({ product, quantity }) => (product ? [{ productId: product.index + 1, quantity }] : []))
      if (items.length < parts.length || new Set(items.map(({ productId }) => productId)).size < parts.length) return undefined
      return { slug: `${slug}-${make + 1}`, name: `${name} ${brand.name} ${lead.line.name}`, description, items }
    }).filter((set) => set !== undefined),
  )
}
