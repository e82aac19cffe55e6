import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { runJob } from './run-job.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
const ROWS = 5_000
const KILLS = 5

beforeAll(async () => {
  await server.pool.query(
    `insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id)
     select 'K-' || n, 'M-' || n, 'Кабель ' || n, section_id, family_id, brand_id, country_code, seller_id, unit_id
     from products, generate_series(1, $1) n where id = $2`,
    [ROWS, goods.products.thinCable.id],
  )
})

const state = async () => {
  const { rows } = await server.pool.query<{ digest: string }>(
    `select md5(string_agg(line, ',' order by line)) as digest from (select p::text as line from prices p union all select s::text from stock s) every_value`,
  )
  return rows[0]?.digest
}
const fileOf = (price: number) =>
  `Артикул;Цена;Остаток\n${Array.from({ length: ROWS }, (_, at) => `K-${at + 1};${price + at},50;${at % 100}`).join('\n')}\n`

/** Ends the connections of the work, as a killed process or a lost database would. */
const killWork = () =>
  server.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  )

test('killed in the middle at any moment and started again, an import ends as if nothing had happened', async () => {
  const desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
  const smooth = await desk.imported(fileOf(10))
  const wanted = await state()
  await desk.reverted(smooth.id)
  const { id } = await desk.checked(fileOf(10))
  await desk.start(id)
  let killed = 0
  for (let attempt = 0; attempt < KILLS; attempt++) {
    const work = runJob(server.ctx, id).then(
      () => 'done',
      () => 'killed',
    )
    await pause(20 + Math.random() * 250)
    await killWork()
    if ((await work) === 'killed') killed += 1
  }
  await runJob(server.ctx, id)
  expect(killed).toBeGreaterThan(0)
  const done = await desk.read(id)
  expect([done.state, done.summary?.prices, done.summary?.stock]).toEqual([
    'done',
    { added: ROWS, changed: 0, left: 0 },
    { added: ROWS, changed: 0, left: 0 },
  ])
  expect(await state()).toBe(wanted)
})
