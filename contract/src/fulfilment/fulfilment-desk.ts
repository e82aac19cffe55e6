import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderId } from '../orders/orders.ts'
import { amount } from '../quantity/amounts.ts'

/** Warehouse work that belongs to no single order; steps of one order are in `orderDeskApi`, because they answer with that order. */
export const fulfilmentDeskApi = {
  receiveGoods: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods-receipt',
    summary: 'Receive goods at a warehouse: waiting orders are served first, the oldest promise before others',
    policy: 'staff',
    permission: 'fulfilment',
    body: z.object({
      warehouseId: orderId,
      /** Number of the supplier's document. */
      document: z.string().trim().max(100).default(''),
      items: z
        .array(z.object({ productId: orderId, amount }))
        .max(500)
        .default([]),
      /** Goods outside the catalogue: they belong to the line they were bought for. */
      ownItems: z
        .array(z.object({ orderItemId: orderId, amount }))
        .max(500)
        .default([]),
    }),
    output: z.object({
      number: z.string(),
      /** Amounts given to orders, and amounts free to sell. */
      items: z.array(z.object({ productId: z.number(), amount: z.number(), forOrders: z.number(), free: z.number() })),
      /** Orders that got some, as far as the reader may see them. */
      orders: z.array(z.object({ id: z.number(), number: z.string() })),
    }),
    errors: ['warehouse.not-found', 'warehouse.off', 'product.not-found', 'order.line-not-found', 'order.too-much'],
    idempotent: true,
  }),
}
