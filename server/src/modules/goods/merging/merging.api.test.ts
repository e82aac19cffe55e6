import { beforeAll, expect, test } from 'vitest'
import { goodsBrandsApi } from '@vitrina/contract/goods/brands'
import { goodsApi } from '@vitrina/contract/goods/goods'
import { goodsKindsApi } from '@vitrina/contract/goods/kinds'
import { aUser, only } from '#test/builders'
import { aBrand, aFeature, aProduct } from '#test/builders.goods'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { featureValues, productCertificates, productFeatures, series } from '#tables/catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers
beforeAll(async () => {
  ;({ headers } = await aUser(server.ctx, { role: 'content' }))
})

const base = '/api/v1/back-office/goods'
const lastDiff = async (type: string) => {
  const { rows } = await server.pool.query<{ diff: object }>(`select diff from audit_events where type = $1 order by id desc limit 1`, [
    type,
  ])
  return rows[0]?.diff
}
const undo = (changeIds: number[]) => callApi(server, goodsApi.undo, { headers, body: { changeIds } })

async function valued() {
  const { db } = server.ctx
  const { id: featureId } = await aFeature(server.ctx, { name: 'Цвет корпуса', kind: 'list' })
  const value = async (text: string) => only(await db.insert(featureValues).values({ featureId, text }).returning()).id
  const [white, snow] = [await value('белый'), await value('белоснежный')]
  const product = async (valueIds: number[]) => {
    const made = await aProduct(server.ctx, { sectionId: goods.sections.breakers.id })
    await db.insert(productFeatures).values(valueIds.map((valueId) => ({ productId: made.id, featureId, valueId })))
    return made
  }
  const [one, both, other] = [await product([snow]), await product([white, snow]), await product([snow])]
  const textsOf = async (productId: number) => {
    const { body } = await callApi(server, goodsApi.read, { url: `${base}/products/${productId}`, headers })
    return body.values[`feature.${featureId}`]
  }
  const move = (id: number, body: object) =>
    callApi(server, goodsKindsApi.moveValue, { url: `${base}/feature-values/${id}/move`, headers, body })
  return { featureId, white, snow, one, both, other, textsOf, move }
}

test('goods of a kind, or all, get another value; the count is told before, the journal and the goods have it, and it is taken back', async () => {
  const { featureId, white, snow, one, both, other, textsOf, move } = await valued()
  const use = await callApi(server, goodsKindsApi.valueUse, { url: `${base}/feature-values/${snow}`, headers })
  expect(use.body.kinds.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(3)
  expect(use.body.kinds).toContainEqual({ id: one.familyId, name: expect.any(String), productCount: expect.any(Number) })

  const ofKind = use.body.kinds.find(({ id }) => id === one.familyId)?.productCount ?? 0
  expect((await move(snow, { toId: white, kindId: one.familyId })).body).toMatchObject({ moved: ofKind, left: 0 })
  expect(await textsOf(one.id)).toEqual(['белый'])
  expect(await lastDiff('feature.value-moved')).toEqual({
    before: 'белоснежный',
    after: 'белый',
    familyId: one.familyId,
    products: ofKind,
  })
  const rest = await move(snow, { toId: white })
  expect(rest.body.left).toBe(0)
  expect([await textsOf(both.id), await textsOf(other.id)]).toEqual([['белый'], ['белый']])

  // Exactly as it was, also of goods that had both values.
  const { rows } = await server.pool.query<{ id: string }>(`select id from product_changes where field = $1 and undone_by is null`, [
    `feature.${featureId}`,
  ])
  await undo(rows.map(({ id }) => Number(id)))
  expect([await textsOf(one.id), await textsOf(both.id), await textsOf(other.id)]).toEqual([
    ['белоснежный'],
    ['белоснежный', 'белый'],
    ['белоснежный'],
  ])
  const foreign = only(await server.ctx.db.select().from(featureValues).limit(1))
  expect((await move(snow, { toId: foreign.id })).body.code).toBe('feature.value-not-found')
  expect((await move(snow, { toId: snow })).body.code).toBe('feature.value-not-found')
})

test('a series is merged into another of its brand with its goods and papers, and emptied it can be deleted', async () => {
  const { db } = server.ctx
  const { id: brandId } = await aBrand(server.ctx)
  const added = async (name: string, of = brandId) => only(await db.insert(series).values({ name, brandId: of }).returning()).id
  const [old, fresh, foreign] = [await added('Оптима'), await added('Optima'), await added('Чужая', goods.brands.spark.id)]
  const product = await aProduct(server.ctx, { sectionId: goods.sections.breakers.id, brandId, seriesId: old })
  await db.insert(productCertificates).values({ kind: 'certificate', number: '1', name: 'Сертификат', seriesId: old })
  const merge = (toId: number) =>
    callApi(server, goodsBrandsApi.mergeSeries, { url: `${base}/series/${old}/merge`, headers, body: { toId } })
  expect((await merge(foreign)).body.code).toBe('series.not-found')
  const { body } = await merge(fresh)
  expect(body).toMatchObject({ moved: 1, left: 0 })
  expect(await lastDiff('series.merged')).toEqual({ before: 'Оптима', after: 'Optima', products: 1, certificates: 1 })
  const seriesOf = async () =>
    (await callApi(server, goodsApi.read, { url: `${base}/products/${product.id}`, headers })).body.values.seriesId
  expect(await seriesOf()).toBe(fresh)
  await undo(body.changeIds)
  expect(await seriesOf()).toBe(old)
  await merge(fresh)
  const left = await callApi(server, goodsBrandsApi.removeSeries, { url: `${base}/series/${old}`, headers })
  expect(left.body.series.map(({ name, productCount }) => [name, productCount])).toEqual([['Optima', 1]])
})
