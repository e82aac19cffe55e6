import { beforeEach, expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { addReferencesPart } from './goods/add-references.ts'

const { server } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>
beforeEach(async () => {
  desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
})

const counted = async () => {
  const { rows } = await server.pool.query<{ sections: number; kinds: number; brands: number; products: number }>(
    `select (select count(*)::int from sections) as sections, (select count(*)::int from families) as kinds,
      (select count(*)::int from brands) as brands, (select count(*)::int from products) as products`,
  )
  return rows[0]
}
const fileOf = (rows: number) =>
  `Артикул;Наименование;Раздел;Бренд\n${Array.from({ length: rows }, (_, at) => `NEW-${at};Товар ${at};Новое / Раздел ${at % 60};Бренд ${at}`).join('\n')}\n`

test('sections and brands of a file are added by the job, part by part, and go again when it is taken back', async () => {
  const before = await counted()
  const { id } = await desk.checked(fileOf(90))
  await desk.start(id)
  // The request only let the job begin.
  expect([await counted(), (await desk.read(id)).progress.done]).toEqual([before, 0])
  // One part, and then the process is gone.
  expect(await addReferencesPart(server.ctx, id)).toBe(true)
  expect((await desk.read(id)).addedReferences).toBe(100)
  await desk.runJobs()
  const done = await desk.read(id)
  expect([done.state, done.addedReferences, done.summary?.goods]).toEqual(['done', 90 + 61 + 60, { added: 90, changed: 0, left: 0 }])
  await desk.reverted(id)
  expect(await counted()).toEqual(before)
})

test('a column mistaken for a brand is told of in a sentence before anything of it is added', async () => {
  const before = await counted()
  const { id } = await desk.checked(fileOf(2_001))
  await desk.start(id)
  await desk.runJobs()
  expect(await desk.read(id)).toMatchObject({ state: 'failed', message: expect.stringMatching(/больше 2 000 новых разделов и брендов/) })
  expect(await counted()).toEqual(before)
})
