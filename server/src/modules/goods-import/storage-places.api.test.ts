import { expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })

test('storage places go with the stock of their warehouse: compared, written where they differ, taken back but for what changed since', async () => {
  const desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
  const placesOf = async () => {
    const { rows } = await server.pool.query<{ article: string; place: string }>(
      `select g.article, s.place from storage_places s join products g on g.id = s.product_id where s.warehouse_id = $1 order by 1`,
      [goods.warehouses.near.id],
    )
    return rows.map(({ article, place }) => `${article} ${place}`)
  }
  await desk.imported('Артикул;Место хранения: Ближний\nKAB-0015;Б-02-1\n')
  expect(await placesOf()).toEqual(['KAB-0015 Б-02-1'])

  const file = `Артикул;Место хранения: Ближний\nKAB-0015;А-01-3\nKAB-0025;А-01-1\nAVT-25D;${'Я'.repeat(41)}\n`
  const seen = await desk.checked(file)
  expect([seen.targets, seen.summary?.stock, seen.summary?.refused]).toEqual([['stock'], { added: 1, changed: 1, left: 0 }, 1])
  expect(seen.changes.map(({ kind, code, of, before, after }) => [kind, code, of, before, after])).toEqual([
    ['place', 'KAB-0015', 'Ближний', 'Б-02-1', 'А-01-3'],
    ['place', 'KAB-0025', 'Ближний', null, 'А-01-1'],
  ])
  expect(await placesOf()).toEqual(['KAB-0015 Б-02-1'])

  const done = await desk.imported(file)
  expect([done.summary?.stock, await placesOf()]).toEqual([{ added: 1, changed: 1, left: 0 }, ['KAB-0015 А-01-3', 'KAB-0025 А-01-1']])
  expect((await desk.imported(file)).summary?.stock).toEqual({ added: 0, changed: 0, left: 2 })

  await server.pool.query(`update storage_places set place = 'В-07' where place = 'А-01-1'`)
  const { reverted, unreverted } = await desk.reverted(done.id)
  expect([reverted, await placesOf()]).toEqual([{ reversed: 1, kept: 1, failed: 0 }, ['KAB-0015 Б-02-1', 'KAB-0025 В-07']])
  expect(unreverted).toMatchObject([{ of: 'Ближний', outcome: 'kept', reason: expect.stringContaining('В-07') }])
})
