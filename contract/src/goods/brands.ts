import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { photoKinds } from '../file-kinds.ts'
import { done, goodsName, goodsText, idInBody, movedGoods, ofGoods, staffOfGoods } from './goods-shapes.ts'

const goodsSeries = z.object({ id: z.number(), name: z.string(), productCount: z.number() })
const goodsBrand = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  countryCode: z.string(),
  description: z.string(),
  /** The address of its picture. */
  logo: z.string().nullable(),
  productCount: z.number(),
  series: z.array(goodsSeries),
})
export type GoodsBrand = z.infer<typeof goodsBrand>

const brandBody = z.strictObject({
  name: goodsName(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  description: goodsText(5_000).default(''),
})

export const goodsBrandsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/brands',
    summary: 'Brands with their series',
    ...staffOfGoods,
    output: z.object({ items: z.array(goodsBrand) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/brands',
    summary: 'Add a brand',
    ...staffOfGoods,
    body: brandBody,
    output: goodsBrand,
    errors: ['brand.taken'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/brands/:id',
    summary: 'Change a brand; its address stays',
    ...staffOfGoods,
    params: ofGoods,
    body: brandBody,
    output: goodsBrand,
    errors: ['brand.not-found', 'brand.taken'],
  }),
  setLogo: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/brands/:id/logo',
    summary: 'Give a brand its logo',
    ...staffOfGoods,
    params: ofGoods,
    multipart: { file: { maxBytes: 5 * 1_048_576, kinds: photoKinds, refusedAs: 'goods.bad-picture' } },
    output: goodsBrand,
    errors: ['brand.not-found', 'goods.bad-picture'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/brands/:id',
    summary: 'Delete a brand without goods, series and papers',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['brand.not-found', 'goods.in-use'],
  }),
  addSeries: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/series',
    summary: 'Add a series to a brand',
    ...staffOfGoods,
    body: z.strictObject({ brandId: idInBody, name: goodsName() }),
    output: goodsBrand,
    errors: ['brand.not-found', 'series.taken'],
    idempotent: true,
  }),
  renameSeries: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/series/:id',
    summary: 'Rename a series',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ name: goodsName() }),
    output: goodsBrand,
    errors: ['series.not-found', 'series.taken'],
  }),
  mergeSeries: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/series/:id/merge',
    summary: 'Move goods and papers of a series into another of the same brand; a part of the goods in a call',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ toId: idInBody }),
    output: movedGoods,
    errors: ['series.not-found'],
    idempotent: true,
  }),
  removeSeries: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/series/:id',
    summary: 'Delete a series without goods and papers',
    ...staffOfGoods,
    params: ofGoods,
    output: goodsBrand,
    errors: ['series.not-found', 'goods.in-use'],
  }),
}
