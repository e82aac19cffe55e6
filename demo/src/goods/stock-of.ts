import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Product } from './product.ts'
import { between, chance, draw } from './random.ts'
import { warehouses } from './reference/warehouses.ts'

type Stock = { warehouseId: number; free: number }
type Arrival = { warehouseId: number; quantity: number; inDays: number }

/** How many pieces a warehouse keeps of a thing at this price. */
function usualAmount(kopecks: number): number {
  if (kopecks < 5_000) return 800
  if (kopecks < 50_000) return 160
  if (kopecks < 500_000) return 30
  return 6
}

/** Goods lie in whole batches, but a cut drum leaves an odd length. */
function amountOf({ family, batch, retail }: Product, drawn: number, isOdd: boolean): number {
  const { step } = batch
  if (family.unit === 'metre' && step === 1) {
    const metres = Math.ceil(drawn ** 2 * (retail > 100_000 ? 400 : 3_000))
    return isOdd ? Math.round((metres + drawn * 7.3) * 4) / 4 : metres
  }
  const batches = Math.max(1, Math.ceil((drawn ** 2 * usualAmount(retail)) / step))
  return exactAmount(batches * step)
}

/** Stock of a product by warehouse: good sellers lie almost everywhere, the rest in the big warehouses or nowhere. */
export function stockOf(product: Product): Stock[] {
  const demand = 0.35 + Math.min(1, product.popularity / 4_000) * 1.1
  return warehouses
    .filter(({ id, breadth }) => chance(draw.stock, product.id, id) < breadth * demand)
    .map(({ id }) => {
      const drawn = chance(draw.amount, product.id, id)
      return { warehouseId: id, free: amountOf(product, drawn, drawn > 0.5) }
    })
}

/** Expected arrivals: for one in ten, and more often where nothing is left. */
export function arrivalsOf(product: Product, stock: readonly Stock[]): Arrival[] {
  const isDue = chance(draw.arrival, product.id) < (stock.length === 0 ? 0.3 : 0.08)
  if (!isDue) return []
  const times = chance(draw.arrival, product.id, 1) < 0.2 ? 2 : 1
  return Array.from({ length: times }, (_, time) => {
    const warehouse = warehouses[between({ from: 0, to: warehouses.length - 1 }, draw.arrival, product.id, 2 + time)]
    return {
      warehouseId: warehouse?.id ?? 1,
      quantity: amountOf(product, 0.3 + 0.7 * chance(draw.arrival, product.id, 4 + time), false),
      inDays: between({ from: 2, to: 21 }, draw.arrival, product.id, 6 + time) + time * 21,
    }
  })
}
