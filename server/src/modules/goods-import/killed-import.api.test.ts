import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { checkJob } from './check-job.ts'
import { runJob } from './run-job.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
const ROWS = 5_000
/** More are asked for by hand: KILLS=20. */
const KILLS = Number(process.env.KILLS ?? 3)

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

test(
  'killed at any moment of reading, comparing and writing and started again, an import ends as if nothing had happened',
  async () => {
    const desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
    const before = await state()
    const began = performance.now()
    const smooth = await desk.imported(fileOf(10))
    const usualMs = performance.now() - began
    const wanted = await state()
    await desk.reverted(smooth.id)
    expect(await state()).toBe(before)

    const begin = async () => {
      const { body } = await desk.upload(fileOf(10))
      await desk.check(body.id, { sheets: body.sheets.map(({ mapping }) => mapping), options: body.options })
      return body.id
    }
    const work = async (id: number) => {
      await checkJob(server.ctx, id)
      const { rows } = await server.pool.query(`select 1 from goods_imports where id = $1 and state = 'checked'`, [id])
      if (rows.length > 0) await desk.start(id)
      await runJob(server.ctx, id)
    }
    const expectSameEnd = async (id: number) => {
      const done = await desk.read(id)
      expect([done.state, done.summary?.prices, done.summary?.stock, await state()]).toEqual([
        'done',
        { added: ROWS, changed: 0, left: 0 },
        { added: ROWS, changed: 0, left: 0 },
        wanted,
      ])
    }
    let id = await begin()
    for (let killed = 0; killed < KILLS; ) {
      const working = work(id).then(
        () => 'worked',
        () => 'killed',
      )
      await pause(Math.random() * usualMs)
      await killWork()
      if ((await working) === 'killed') killed += 1
      const { state: reached } = await desk.read(id)
      if (reached !== 'done') continue
      await expectSameEnd(id)
      await desk.reverted(id)
      expect(await state()).toBe(before)
      id = await begin()
    }
    await work(id)
    await expectSameEnd(id)
  },
  KILLS * 30_000 + 60_000,
)
