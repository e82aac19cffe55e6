import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { done, goodsName, idInBody, ofGoods, staffOfGoods } from './goods-shapes.ts'

const goodsSection = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  name: z.string(),
  slug: z.string(),
  path: z.array(z.number()),
  position: z.number(),
  /** Goods and kinds of its own, without those of the sections in it. */
  productCount: z.number(),
  kindCount: z.number(),
})
export type GoodsSection = z.infer<typeof goodsSection>

const tree = z.object({ items: z.array(goodsSection) })

export const goodsSectionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/sections',
    summary: 'The tree of sections, each after its parent, with how much is in it',
    ...staffOfGoods,
    output: tree,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/sections',
    summary: 'Add a section at the end of its parent',
    ...staffOfGoods,
    body: z.strictObject({ name: goodsName(), parentId: idInBody.nullable().default(null) }),
    output: goodsSection,
    errors: ['section.not-found', 'goods.too-deep'],
    idempotent: true,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/sections/:id',
    summary: 'Rename a section; its address stays',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ name: goodsName() }),
    output: goodsSection,
    errors: ['section.not-found'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/sections/:id/move',
    summary: 'Move a section with all that is in it to another parent, or to another place',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({
      parentId: idInBody.nullable(),
      /** Its place among the sections of the parent, from 0; beyond the last: at the end. */
      position: z.int().min(0).max(10_000),
    }),
    output: tree,
    errors: ['section.not-found', 'section.into-itself', 'goods.too-deep'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/sections/:id',
    summary: 'Delete a section that has nothing in it',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['section.not-found', 'goods.in-use'],
  }),
}
