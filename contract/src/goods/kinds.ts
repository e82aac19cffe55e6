import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { etimClass } from './etim.rules.ts'
import { done, goodsName, goodsText, idInBody, movedGoods, ofGoods, staffOfGoods } from './goods-shapes.ts'

const goodsKind = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  sectionId: z.number(),
  etimClass: z.string().nullable(),
  /** In the order of the form of a product. */
  featureIds: z.array(z.number()),
  productCount: z.number(),
})
export type GoodsKind = z.infer<typeof goodsKind>

const kindBody = z.strictObject({
  name: goodsName(),
  sectionId: idInBody,
  etimClass: z
    .string()
    .regex(/^EC\d{6}$/)
    .nullable()
    .default(null),
  featureIds: z.array(idInBody).max(200),
})

export const featureKinds = ['list', 'range', 'flag'] as const
const featureValue = z.object({ id: z.number(), text: z.string(), productCount: z.number() })
const goodsFeature = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  kind: z.enum(featureKinds),
  group: z.string(),
  isPrimary: z.boolean(),
  position: z.number(),
  valueCount: z.number(),
})
export type GoodsFeature = z.infer<typeof goodsFeature>
const featureWithValues = goodsFeature.extend({ values: z.array(featureValue) })
export type FeatureWithValues = z.infer<typeof featureWithValues>

const featureBody = z.strictObject({
  name: goodsName(),
  unit: goodsText(20)
    .nullable()
    .transform((unit) => unit || null),
  kind: z.enum(featureKinds),
  group: goodsText(100).default(''),
  isPrimary: z.boolean().default(false),
  position: z.int().min(0).max(30_000).default(0),
})
export type FeatureBody = z.infer<typeof featureBody>

export const goodsKindsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/kinds',
    summary: 'Kinds of goods with their features',
    ...staffOfGoods,
    output: z.object({ items: z.array(goodsKind) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/kinds',
    summary: 'Add a kind of goods',
    ...staffOfGoods,
    body: kindBody,
    output: goodsKind,
    errors: ['section.not-found', 'feature.not-found'],
    idempotent: true,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/kinds/:id',
    summary: 'Change a kind; values of features it no longer has stay with its goods',
    ...staffOfGoods,
    params: ofGoods,
    body: kindBody,
    output: goodsKind,
    errors: ['kind.not-found', 'section.not-found', 'feature.not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/kinds/:id',
    summary: 'Delete a kind without goods',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['kind.not-found', 'goods.in-use'],
  }),
  readEtim: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/etim',
    summary: 'Read a file of ETIM classes (level1, level2, level3, etim_group, etim_class, name_ru); nothing is stored',
    ...staffOfGoods,
    multipart: { file: { maxBytes: 5 * 1_048_576, kinds: ['text'], isReadByBytes: true } },
    output: z.object({ classes: z.array(etimClass.extend({ isKnown: z.boolean() })) }),
    errors: ['file.wrong-kind', 'etim.unreadable'],
  }),
  takeEtim: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/etim/take',
    summary: 'Make sections and kinds of chosen ETIM classes; those that are there stay as they are',
    ...staffOfGoods,
    body: z.strictObject({ classes: z.array(etimClass).min(1).max(5_000) }),
    maxBodyBytes: 5 * 1_048_576,
    output: z.object({ addedSections: z.number(), addedKinds: z.number(), knownKinds: z.number() }),
    errors: ['goods.too-deep'],
    idempotent: true,
  }),
  features: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/features',
    summary: 'Features of goods in the order of filters',
    ...staffOfGoods,
    output: z.object({ items: z.array(goodsFeature) }),
  }),
  feature: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/features/:id',
    summary: 'A feature with its values in their order',
    ...staffOfGoods,
    params: ofGoods,
    output: featureWithValues,
    errors: ['feature.not-found'],
  }),
  addFeature: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/features',
    summary: 'Add a feature',
    ...staffOfGoods,
    body: featureBody,
    output: featureWithValues,
    idempotent: true,
  }),
  changeFeature: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/features/:id',
    summary: 'Change a feature; how its values are told apart only while goods have none of it',
    ...staffOfGoods,
    params: ofGoods,
    body: featureBody,
    output: featureWithValues,
    errors: ['feature.not-found', 'feature.has-values'],
  }),
  changeValues: endpoint({
    method: 'PUT',
    path: '/api/v1/back-office/goods/features/:id/values',
    summary: 'Rename, add, order and leave out values of a feature; one that goods have cannot be left out',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ values: z.array(z.strictObject({ id: idInBody.optional(), text: goodsName(500) })).max(5_000) }),
    output: featureWithValues,
    errors: ['feature.not-found', 'feature.value-taken', 'feature.not-a-number', 'goods.in-use'],
  }),
  valueUse: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/goods/feature-values/:id',
    summary: 'How many goods of each kind have a value of a feature',
    ...staffOfGoods,
    params: ofGoods,
    output: z.object({ kinds: z.array(z.object({ id: z.number(), name: z.string(), productCount: z.number() })) }),
    errors: ['feature.value-not-found'],
  }),
  moveValue: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/goods/feature-values/:id/move',
    summary: 'Give goods another value of the same feature in place of one, of a kind or of all; a part of them in a call',
    ...staffOfGoods,
    params: ofGoods,
    body: z.strictObject({ toId: idInBody, kindId: idInBody.nullable().default(null) }),
    output: movedGoods,
    errors: ['feature.value-not-found'],
    idempotent: true,
  }),
  removeFeature: endpoint({
    method: 'DELETE',
    path: '/api/v1/back-office/goods/features/:id',
    summary: 'Delete a feature that no goods have',
    ...staffOfGoods,
    params: ofGoods,
    output: done,
    errors: ['feature.not-found', 'goods.in-use'],
  }),
}
