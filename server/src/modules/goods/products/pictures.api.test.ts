import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { GoodsProduct } from '@vitrina/contract/goods/goods'
import { makeThumbnails } from '#platform/files/thumbnails'
import { aUser } from '#test/builders'
import type { Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let headers: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'content' }))
})

const upload = async (id: number, body: Buffer, name = 'photo.png') => {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return store.app.inject({
    method: 'POST',
    url: `/api/v1/back-office/goods/products/${id}/pictures`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), body, Buffer.from('\r\n--edge--\r\n')]),
  })
}
const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()

test('an uploaded picture is that of the card, and browsers get it small in the format they know', async () => {
  const { id } = goods.products.breaker
  const product = (await upload(id, await aPicture(900, 600))).json<GoodsProduct>()
  expect(product.pictures).toHaveLength(1)
  const { key = '', url = '' } = product.pictures[0] ?? {}
  const { rows } = await store.pool.query('select image from products where id = $1', [id])
  expect(rows).toEqual([{ image: key }])

  const early = await store.app.inject({ url: `${url}?w=160`, headers: { accept: 'image/avif,image/webp' } })
  expect(early.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=60' })
  await makeThumbnails.run(store.ctx, { key })
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const small = await store.app.inject({ url: `${url}?w=160`, headers: { accept } })
    expect(small.headers).toMatchObject({ 'content-type': type, vary: expect.stringContaining('accept') })
    const { width, height } = await sharp(small.rawPayload).metadata()
    expect([width, height]).toEqual([160, 107])
  }
  // A smaller picture is not blown up, and a width nobody makes is the picture itself.
  const large = await store.app.inject({ url: `${url}?w=1200`, headers: { accept: 'image/webp' } })
  expect((await sharp(large.rawPayload).metadata()).width).toBe(900)
  expect((await store.app.inject(`${url}?w=77`)).headers['content-type']).toBe('image/png')
})

test('what is no picture is refused, and a second picture stands after the first', async () => {
  const { id } = goods.products.relay
  expect((await upload(id, Buffer.from('not a picture'))).json()).toMatchObject({ code: 'goods.bad-picture' })
  await upload(id, await aPicture(10, 10))
  const product = (await upload(id, await aPicture(20, 20))).json<GoodsProduct>()
  expect(product.pictures).toHaveLength(2)
  expect(product.values.images).toEqual(product.pictures.map(({ key }) => key))
})
