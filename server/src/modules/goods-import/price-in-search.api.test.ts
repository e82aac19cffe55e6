import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server } = describeStore({ goods: smallCatalogue })

/** Articles of products whose price is at least this, as search finds them. */
const dearer = async (roubles: number) => {
  const { body } = await server.app.inject({ url: `/api/v1/product?filters[priceMin]=${roubles}` })
  return body.includes('KAB-0015')
}

test('an imported price is in search within a second', async () => {
  const desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'head_of_sales' })).headers)
  const { id } = await desk.checked('Артикул;Цена\nKAB-0015;987654\n')
  expect(await dearer(900_000)).toBe(false)
  await desk.start(id)
  await desk.runJobs()
  const began = performance.now()
  while (!(await dearer(900_000)) && performance.now() - began < 1_000) await pause(20)
  expect(await dearer(900_000)).toBe(true)
})
