import type { Expected } from './expected.ts'

const staff = { may: 'staff', permission: 'goods' } as const
const goods = '/api/v1/back-office/goods'
const name = 'Другое'

/** The catalogue from the seller's side: content editors and integrators, and administrators. */
export const goodsAccess: Record<string, Expected> = {
  [`GET ${goods}/sections`]: { ...staff, shows: 'goodsSection' },
  [`POST ${goods}/sections`]: { ...staff, objects: { 'body.parentId': 'section' }, body: { name } },
  [`PUT ${goods}/sections/:id`]: { ...staff, objects: { 'params.id': 'goodsSection' }, body: { name } },
  [`POST ${goods}/sections/:id/move`]: { ...staff, objects: { 'params.id': 'goodsSection' }, body: { parentId: null, position: 0 } },
  [`DELETE ${goods}/sections/:id`]: { ...staff, objects: { 'params.id': 'goodsSection' } },
  [`GET ${goods}/kinds`]: { ...staff, shows: 'goodsKind' },
  [`POST ${goods}/kinds`]: { ...staff, objects: { 'body.sectionId': 'section' }, body: { name, featureIds: [] } },
  [`PUT ${goods}/kinds/:id`]: {
    ...staff,
    objects: { 'params.id': 'goodsKind', 'body.sectionId': 'section' },
    body: { name, featureIds: [] },
  },
  [`DELETE ${goods}/kinds/:id`]: { ...staff, objects: { 'params.id': 'goodsKind' } },
  [`POST ${goods}/etim`]: { ...staff, photo: 'file', expectedAnswer: 'input.unsupported-type' },
  [`POST ${goods}/etim/take`]: { ...staff, body: { classes: [{ sections: ['Кабель'], code: 'EC000247', name: 'Кабель спиральный' }] } },
  [`GET ${goods}/features`]: { ...staff, shows: 'goodsFeature' },
  [`GET ${goods}/features/:id`]: { ...staff, objects: { 'params.id': 'goodsFeature' } },
  [`POST ${goods}/features`]: { ...staff, body: { name, unit: 'А', kind: 'range' } },
  [`PUT ${goods}/features/:id`]: { ...staff, objects: { 'params.id': 'goodsFeature' }, body: { name, unit: null, kind: 'range' } },
  [`PUT ${goods}/features/:id/values`]: { ...staff, objects: { 'params.id': 'goodsFeature' }, body: { values: [{ text: '1,5' }] } },
  [`GET ${goods}/feature-values/:id`]: { ...staff, objects: { 'params.id': 'goodsValue' } },
  [`POST ${goods}/feature-values/:id/move`]: { ...staff, objects: { 'params.id': 'goodsValue', 'body.toId': 'goodsValue' }, body: {} },
  [`DELETE ${goods}/features/:id`]: { ...staff, objects: { 'params.id': 'goodsFeature' } },
  [`GET ${goods}/brands`]: { ...staff, shows: 'goodsBrand' },
  [`POST ${goods}/brands`]: {
    ...staff,
    body: { name: 'Новая марка', countryCode: 'RU' },
    expectedAnswer: [200, 'brand.taken'],
  },
  [`PUT ${goods}/brands/:id`]: {
    ...staff,
    objects: { 'params.id': 'goodsBrand' },
    body: { name: 'Другая марка', countryCode: 'RU' },
    expectedAnswer: [200, 'brand.taken'],
  },
  [`POST ${goods}/brands/:id/logo`]: { ...staff, objects: { 'params.id': 'goodsBrand' }, photo: 'file' },
  [`DELETE ${goods}/brands/:id`]: { ...staff, objects: { 'params.id': 'goodsBrand' } },
  [`POST ${goods}/series`]: { ...staff, objects: { 'body.brandId': 'brand' }, body: { name }, expectedAnswer: [200, 'series.taken'] },
  [`PUT ${goods}/series/:id`]: {
    ...staff,
    objects: { 'params.id': 'goodsSeries' },
    body: { name },
    expectedAnswer: [200, 'series.taken'],
  },
  [`POST ${goods}/series/:id/merge`]: { ...staff, objects: { 'params.id': 'goodsSeries', 'body.toId': 'goodsSeries' }, body: {} },
  [`DELETE ${goods}/series/:id`]: { ...staff, objects: { 'params.id': 'goodsSeries' } },
  [`GET ${goods}/products`]: { ...staff, query: { 'per-page': 100 }, shows: 'goodsProduct' },
  [`GET ${goods}/reference`]: staff,
  [`GET ${goods}/matching`]: staff,
  [`GET ${goods}/products/:id`]: { ...staff, objects: { 'params.id': 'goodsProduct' } },
  [`POST ${goods}/products`]: { ...staff, body: { values: { name } }, expectedAnswer: 'goods.refused' },
  [`PUT ${goods}/products/:id`]: { ...staff, objects: { 'params.id': 'goodsProduct' }, body: { version: 1, values: { name } } },
  [`DELETE ${goods}/products/:id`]: { ...staff, objects: { 'params.id': 'goodsProduct' } },
  [`POST ${goods}/products/change`]: { ...staff, body: { rows: [{ id: 2_000_000_000, values: { name } }] } },
  [`GET ${goods}/products/:id/history`]: { ...staff, objects: { 'params.id': 'goodsProduct' } },
  [`POST ${goods}/changes/undo`]: { ...staff, body: { changeIds: [2_000_000_000] } },
  // The picture of these tests is too small to have a size.
  [`POST ${goods}/products/:id/pictures`]: {
    ...staff,
    objects: { 'params.id': 'goodsProduct' },
    photo: 'file',
    expectedAnswer: 'goods.bad-picture',
    missingAnswer: 'product.not-found',
  },
  [`POST ${goods}/products/:id/papers`]: {
    ...staff,
    objects: { 'params.id': 'goodsProduct' },
    body: { kind: 'certificate', name },
    photo: 'file',
  },
  [`DELETE ${goods}/papers/:id`]: { ...staff, objects: { 'params.id': 'goodsPaper' } },
  [`GET ${goods}/sets`]: { ...staff, shows: 'goodsSet' },
  [`POST ${goods}/sets`]: { ...staff, body: { name, items: [] } },
  [`PUT ${goods}/sets/:id`]: { ...staff, objects: { 'params.id': 'goodsSet' }, body: { name, items: [] } },
  [`DELETE ${goods}/sets/:id`]: { ...staff, objects: { 'params.id': 'goodsSet' } },
}
