import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { aProduct } from '#test/builders.goods'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { readingOnly } from './compare-import.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>

beforeAll(async () => {
  const common = { sectionId: goods.sections.breakers.id }
  await aProduct(server.ctx, {
    ...common,
    article: 'ROZ-1',
    manufacturerCode: 'TWIN-7',
    name: 'Розетка белая',
    brandId: goods.brands.spark.id,
  })
  await aProduct(server.ctx, {
    ...common,
    article: 'ROZ-2',
    manufacturerCode: 'TWIN-7',
    name: 'Розетка чёрная',
    brandId: goods.brands.wave.id,
  })
})
beforeEach(async () => {
  desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
})

/** Everything an import may write, as text: equal texts are equal to the byte. */
const shop = async () => {
  const { rows } = await server.pool.query<{ line: string }>(`
    select 'price ' || p::text as line from prices p union all select 'stock ' || s::text from stock s
    union all select 'product ' || g::text from products g order by 1`)
  return rows.map(({ line }) => line)
}
const priceOf = async (article: string, type = goods.retail) => {
  const { rows } = await server.pool.query<{ price: number }>(
    'select price from prices p join products g on g.id = p.product_id where g.article = $1 and p.price_type_id = $2',
    [article, type.id],
  )
  return rows[0]?.price ?? null
}

const list =
  'Прайс-лист ООО «Искра»;;\nАртикул;Цена;Остаток\nKAB-0015;101,50;90\nKAB-0025;200;\nAVT-25D;45,10;12\nNET-1;5;1\nAVT-16C;по запросу;1\n'

test('a dry run tells what would be added, changed, left and refused, and writes nothing', async () => {
  const before = await shop()
  const { state, summary, changes, refused } = await desk.checked(list)
  expect(state).toBe('checked')
  expect(summary).toEqual({
    rows: 5,
    refused: 2,
    goods: { added: 0, changed: 0, left: 0 },
    prices: { added: 1, changed: 1, left: 1 },
    costs: { added: 0, changed: 0, left: 0 },
    stock: { added: 1, changed: 1, left: 0 },
    drops: 0,
    pictures: { wanted: 0, added: 0, failed: 0 },
  })
  expect(changes.filter(({ before: old }) => old !== null).map(({ code, of, before: old, after }) => [code, of, old, after])).toEqual([
    ['KAB-0015', 'Розничная', 100, 101.5],
    ['KAB-0015', 'Ближний', 100, 90],
  ])
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [6, 'Товара с кодом «NET-1» нет в каталоге'],
    [7, 'Цена «по запросу» не читается однозначно или не больше нуля'],
  ])
  expect(await shop()).toEqual(before)
})

test('the dry run reads in a transaction in which PostgreSQL refuses every write', async () => {
  const write = readingOnly(server.ctx, ({ db }) => db.execute('update prices set price = 1'))
  await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
})

test('what differs is written; the same file again changes nothing; taken back, every value is as it was', async () => {
  const before = await shop()
  const done = await desk.imported(list)
  expect([done.state, done.summary?.prices, done.summary?.stock, done.summary?.refused]).toEqual([
    'done',
    { added: 1, changed: 1, left: 1 },
    { added: 1, changed: 1, left: 0 },
    2,
  ])
  expect([await priceOf('KAB-0015'), await priceOf('AVT-25D')]).toEqual([10_150, 4_510])
  const after = await shop()

  const again = await desk.imported(list)
  expect([again.summary?.prices, again.summary?.stock]).toEqual([
    { added: 0, changed: 0, left: 3 },
    { added: 0, changed: 0, left: 2 },
  ])
  expect(await shop()).toEqual(after)

  const reverted = await desk.reverted(done.id)
  expect([reverted.state, reverted.reverted]).toEqual(['reverted', { reversed: 4, kept: 0, failed: 0 }])
  expect(await shop()).toEqual(before)
})

test('asking for a roll-back touches none of the changes: with a million of them the request would run out of its time', async () => {
  const done = await desk.imported('Артикул;Цена\nKAB-0015;133\n')
  const before = 100
  const client = await server.pool.connect()
  await client.query('begin')
  await client.query('lock table goods_import_changes in share mode')
  const { status, body } = await desk.revert(done.id)
  expect([status, body.state, body.progress]).toEqual([200, 'reverting', { done: 0, total: 1 }])
  await client.query('rollback')
  client.release()
  await desk.runJobs()
  expect((await desk.read(done.id)).reverted).toEqual({ reversed: 1, kept: 0, failed: 0 })
  expect(await priceOf('KAB-0015')).toBe(before * 100)
})

test('whoever watches an import is shown refused rows and values that stayed without all of them being read', async () => {
  const plansOf = async (query: string) => {
    const { rows } = await server.pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const { id } = await desk.imported('Артикул;Цена\nKAB-0015;100\n')
  await server.pool.query(
    `insert into goods_import_rows (import_id, position, sheet, row, cells) select $1, n, 0, n, '{}' from generate_series(1000, 6000) n`,
    [id],
  )
  await server.pool.query(
    `insert into goods_import_changes (import_id, kind, product_id, ref_id, outcome) select $1, 'price', n, 1, 'reversed' from generate_series(1, 5000) n`,
    [id],
  )
  await server.pool.query('analyze goods_import_rows')
  await server.pool.query('analyze goods_import_changes')
  expect(
    await plansOf(`select * from goods_import_rows where import_id = ${id} and reason is not null order by position limit 100`),
  ).toContain('goods_import_rows_refused')
  expect(
    await plansOf(`select * from goods_import_changes where import_id = ${id} and outcome in ('kept', 'failed') order by id limit 100`),
  ).toContain('goods_import_changes_unreverted')
  await server.pool.query('delete from goods_import_rows where import_id = $1', [id])
  await server.pool.query('delete from goods_import_changes where import_id = $1', [id])
})

test('stock is not loaded into a warehouse that is switched off, nor by columns that were chosen before', async () => {
  const { far } = goods.warehouses
  const file = `Артикул;Склад: ${far.name}\nKAB-0015;5\n`
  const switchTo = (isActive: boolean) => server.pool.query('update warehouses set is_active = $2 where id = $1', [far.id, isActive])
  const { body: begun } = await desk.upload(file)
  const given = { sheets: begun.sheets.map(({ mapping }) => mapping), options: begun.options }
  expect(given.sheets[0]?.columns[1]).toMatchObject({ role: 'stock', refId: far.id })
  expect((await desk.check(begun.id, given)).status).toBe(200)
  await switchTo(false)
  await desk.runJobs()
  const failed = await desk.read(begun.id)
  expect([failed.state, failed.message]).toEqual(['failed', 'Склад выключен: товар сюда больше не направляют'])
  expect(failed.warehouses.map(({ id }) => id)).not.toContain(far.id)
  expect((await desk.check(begun.id, given)).body.code).toBe('goods-import.bad-mapping')
  await switchTo(true)
})

test('a value that a person changed since stays, and one whose product is gone is named', async () => {
  const gone = await aProduct(server.ctx, { sectionId: goods.sections.breakers.id, article: 'GONE-1' })
  const done = await desk.imported('Артикул;Цена\nKAB-0100;510\nKAB-0025;210\nGONE-1;5\n')
  await server.pool.query('update prices set price = 52000 where product_id = $1 and price_type_id = $2', [
    goods.products.thickCable.id,
    goods.retail.id,
  ])
  await server.pool.query('delete from products where id = $1', [gone.id])
  const { reverted, unreverted } = await desk.reverted(done.id)
  expect(reverted).toEqual({ reversed: 1, kept: 1, failed: 1 })
  expect(unreverted.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['kept', 'Изменено после загрузки, сейчас 520'],
    ['failed', 'Товара больше нет в каталоге'],
  ])
  expect([await priceOf('KAB-0100'), await priceOf('KAB-0025')]).toEqual([52_000, 20_000])
  await server.pool.query('update prices set price = 50000 where product_id = $1 and price_type_id = $2', [
    goods.products.thickCable.id,
    goods.retail.id,
  ])
})

test('a code of several products refuses its row, unless the brand says which', async () => {
  const { refused } = await desk.checked('Код производителя;Цена\nTWIN-7;10\n')
  expect(refused.map(({ reason }) => reason)).toEqual(['Код «TWIN-7» есть у нескольких товаров: укажите наш артикул или бренд'])
  const { summary, changes } = await desk.checked('Код производителя;Бренд;Цена\nTWIN-7;Волна;10\n')
  expect([summary?.prices.added, changes[0]?.product]).toEqual([1, 'Розетка чёрная'])
})

test('of rows that repeat each other the first counts, the others say which it was', async () => {
  const { summary, refused } = await desk.checked('Артикул;Цена\nKAB-0015;99\nKAB-0015;98\nKAB-0015;97\n')
  expect([summary?.prices.changed, refused.map(({ row, reason }) => [row, reason])]).toEqual([
    1,
    [
      [3, 'Повторяет строку 2'],
      [4, 'Повторяет строку 2'],
    ],
  ])
})

test('a price that falls steeply is told of and counted', async () => {
  const { summary, changes } = await desk.checked('Артикул;Цена\nKAB-0015;69\nKAB-0025;190\n')
  expect([summary?.drops, changes.map((cell) => cell.kind === 'price' && cell.isSteepDrop)]).toEqual([1, [true, false]])
})

test('an empty cell clears when that was chosen', async () => {
  const done = await desk.imported('Артикул;Цена\nKAB-0015;\nKAB-0025;200\n', {
    change: (given) => ({ ...given, options: { ...given.options, emptyCells: 'clear' } }),
  })
  expect(await priceOf('KAB-0015')).toBeNull()
  await desk.reverted(done.id)
  expect(await priceOf('KAB-0015')).toBe(10_000)
})

test('columns chosen by hand are remembered for files with the same head', async () => {
  const file = 'Артикул;Стоимость опт;Свободно\nKAB-0015;81;5\n'
  await desk.checked(file, {
    change: (given) => ({
      ...given,
      sheets: given.sheets.map((sheet) => ({
        ...sheet,
        columns: [{ role: 'article' as const, refId: null }, { role: 'price' as const, refId: goods.wholesale.id }, null],
      })),
    }),
  })
  const { body } = await desk.upload(file)
  expect([body.origin, body.sheets[0]?.mapping.columns]).toEqual([
    'remembered',
    [{ role: 'article', refId: null }, { role: 'price', refId: goods.wholesale.id }, null],
  ])
})

test('a workbook with a crooked head and several sheets', async () => {
  const file = await writeXlsx({
    sheets: [
      { name: 'О компании', rows: [['ООО «Искра»'], ['Телефон', '+7 495']] },
      {
        name: 'Прайс',
        rows: [[], ['', 'Действует с 01.11.2026'], [], ['№', 'Артикул', 'Наименование', 'Цена, руб.'], [1, 'KAB-0015', 'Кабель', 111.11]],
      },
    ],
  })
  const { sheets, summary } = await desk.checked(file, {
    name: 'прайс.xlsx',
    change: (given) => ({
      ...given,
      // Names of goods are not to be changed here.
      sheets: given.sheets.map((sheet) => ({
        ...sheet,
        columns: sheet.columns.map((column) => (column?.role === 'name' ? null : column)),
      })),
    }),
  })
  expect([sheets.map(({ mapping }) => [mapping.isTaken, mapping.headerRow]), summary?.prices.changed]).toEqual([
    [
      [false, null],
      [true, 4],
    ],
    1,
  ])
})

test('the file of refused rows has their form and a reason, and can be uploaded again', async () => {
  const { id } = await desk.imported(list)
  const { body } = await desk.refusedFile(id)
  const file = await server.app.inject({ url: body.path })
  expect(file.body).toBe(
    '\ufeffАртикул;Цена;Остаток;Причина отказа\r\nNET-1;5;1;Товара с кодом «NET-1» нет в каталоге\r\nAVT-16C;по запросу;1;Цена «по запросу» не читается однозначно или не больше нуля\r\n',
  )
  const again = await desk.checked(file.body.replace('по запросу;1', '310;1'))
  expect([again.summary?.rows, again.summary?.refused, again.summary?.prices.changed]).toEqual([2, 1, 1])
  await desk.reverted(id)
})

test('what a person may not write they may not import, nor see when another does', async () => {
  const content = goodsImportsOf(server, (await aUser(server.ctx, { role: 'content' })).headers)
  const { body: begun } = await desk.upload(list)
  const denied = await content.check((await content.upload(list)).body.id, {
    sheets: begun.sheets.map(({ mapping }) => mapping),
    options: begun.options,
  })
  expect([denied.status, denied.body.code]).toEqual([403, 'access.denied'])
  const { id } = await desk.checked(list)
  expect((await content.start(id)).status).toBe(404)
  expect((await content.list()).body.items.map((one) => one.id)).not.toContain(id)
})

test('an import given up before it was written says that it wrote nothing', async () => {
  const { id, summary } = await desk.checked(list)
  expect(summary).not.toBeNull()
  await desk.cancel(id)
  const { state, summary: left, changes } = await desk.read(id)
  expect([state, left, changes]).toEqual(['cancelled', null, []])
})

test('a cancelled import stops, and the journal knows every step', async () => {
  const { id } = await desk.checked(list)
  await desk.start(id)
  await desk.cancel(id)
  const before = await shop()
  await desk.runJobs()
  expect([await shop(), (await desk.read(id)).state]).toEqual([before, 'cancelled'])
  const { rows } = await server.pool.query<{ type: string }>(
    `select type from audit_events where entity = 'goods-import' and entity_id = $1 order by id`,
    [String(id)],
  )
  expect(rows.map(({ type }) => type)).toEqual([
    'goods-import.uploaded',
    'goods-import.checked',
    'goods-import.started',
    'goods-import.cancelled',
  ])
})
