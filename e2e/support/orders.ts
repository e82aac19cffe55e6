import type { callsOf } from './calls.ts'

export type Calls = ReturnType<typeof callsOf>
export type Goods = { id: number; article: string; name: string; minimumBatch: number | null; multiplicity: number }

/** Goods of which there are plenty, whatever the other journeys take. */
export const plentifulGoods = async (buyer: Calls, count: number): Promise<Goods[]> =>
  (await buyer<{ items: Goods[] }>('get', `/api/v2/search?criteria[instock]=1&criteria[requestedAmount]=300&pageSize=${count}`)).items

export const smallestAmountOf = ({ minimumBatch, multiplicity }: Pick<Goods, 'minimumBatch' | 'multiplicity'>): number =>
  Math.max(minimumBatch ?? 1, multiplicity)

type Options = { cartId: number; cartVersion: number; sum: number; pickupPoints: { id: number }[]; legalEntities: { id: number }[] }
type Placed = { items: { productId: number; amount: number }[] } & Record<string, unknown>

/** Orders these goods, to be collected at the first point and paid by transfer unless told otherwise. */
export async function placeOrder(buyer: Calls, { items, ...changes }: Placed): Promise<{ id: number; number: string }> {
  await buyer('post', '/api/v1/cart/items', { items, mode: 'set' })
  const { cartId, cartVersion, sum, pickupPoints, legalEntities } = await buyer<Options>('get', '/api/v1/cart/checkout-options')
  const { orders } = await buyer<{ orders: { id: number; number: string }[] }>('post', '/api/v1/order', {
    cartId,
    cartVersion,
    expectedSum: sum,
    legalEntityId: legalEntities[0]?.id,
    deliveryType: 'pickup',
    ...(!('deliveryType' in changes) && { warehouseId: pickupPoints[0]?.id }),
    contactName: 'Вера Путь',
    contactPhone: '+79000000078',
    paymentMethod: 'transfer',
    agreedForOffer: true,
    ...changes,
  })
  const [order] = orders
  if (!order) throw new Error('The cart became no order')
  return order
}
