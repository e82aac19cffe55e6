import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, goodsName, goodsText, idInBody, ofGoods, staffOfGoods } from './goods-shapes.ts'

const setItem = z.object({ productId: idInBody, quantity: z.number().positive().max(1_000_000).multipleOf(0.001) })
const goodsSet = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  items: z.array(setItem.extend({ article: z.string(), name: z.string() })),
})
export type GoodsSet = z.infer<typeof goodsSet>
const setBody = z.strictObject({
  name: goodsName(),
  description: goodsText(5_000).default(''),
  items: z
    .array(setItem.strict())
    .max(200)
    .refine((items) => new Set(items.map(({ productId }) => productId)).size === items.length),
})

export const goodsSetsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/sets',
    summary: 'Sets of goods with what is in them',
    ...staffOfGoods,
    output: z.object({ items: z.array(goodsSet) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/sets',
    summary: 'Add a set of goods',
    ...staffOfGoods,
    body: setBody,
    output: goodsSet,
    errors: ['product.not-found'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/sets/:id',
    summary: 'Change a set and what is in it',
    ...staffOfGoods,
    params: ofGoods,
    body: setBody,
    output: goodsSet,
    errors: ['set.not-found', 'product.not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/sets/:id',
    summary: 'Delete a set; its goods stay',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['set.not-found'],
  }),
}
