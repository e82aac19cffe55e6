import { beforeEach, expect, test } from 'vitest'
import { aUser } from '#test/builders'
import { goodsImportsOf } from '#test/builders.goods-import'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let desk: ReturnType<typeof goodsImportsOf>

beforeEach(async () => {
  desk = goodsImportsOf(server, (await aUser(server.ctx, { role: 'integrator' })).headers)
})

/** Without the marks by which the goods module counts changes and knows drafts. */
const products = async () => {
  const { rows } = await server.pool.query<{ line: string }>(
    `select (to_jsonb(p) - array['version', 'published_at'])::text as line from products p order by id`,
  )
  return rows.map(({ line }) => line)
}
const cardOf = async (article: string) => {
  const { rows } = await server.pool.query<Record<string, unknown>>(
    `select p.name, s.name as section, b.name as brand, p.is_active as "isActive", p.multiplicity, p.weight_grams as "weightGrams",
      (select price from prices where product_id = p.id and price_type_id = $2) as price
     from products p join sections s on s.id = p.section_id join brands b on b.id = p.brand_id where p.article = $1`,
    [article, goods.retail.id],
  )
  return rows[0]
}

const feed = `<?xml version="1.0" encoding="UTF-8"?><yml_catalog date="2026-11-01"><shop><categories><category id="1">Свет</category>
  <category id="2" parentId="1">Лампы</category></categories><offers>
  <offer id="LAM-1"><name>Лампа 10 Вт</name><vendor>Заря</vendor><price>99.90</price><categoryId>2</categoryId><weight>0.05</weight></offer>
  <offer id="KAB-0015"><name>Кабель ВВГнг 3х1,5 ГОСТ</name><vendor>Искра</vendor><price>100</price><categoryId>2</categoryId></offer>
  <offer id="LAM-2"><price>10</price><categoryId>2</categoryId></offer>
  <offer id="LAM-1"><name>Лампа опять</name><vendor>Заря</vendor><price>98</price><categoryId>2</categoryId></offer></offers></shop></yml_catalog>`

test('a feed adds and changes goods with their sections, brands and prices; taken back, the goods are as they were', async () => {
  const before = await products()
  const checked = await desk.checked(feed, { name: 'feed.yml' })
  expect(await products()).toEqual(before)
  expect([
    checked.targets,
    checked.summary?.goods,
    checked.summary?.prices,
    checked.refused.map(({ row, reason }) => [row, reason]),
  ]).toEqual([
    ['goods', 'prices'],
    { added: 1, changed: 1, left: 0 },
    { added: 1, changed: 0, left: 1 },
    [
      [4, 'Нет наименования: новый товар без него не заводится'],
      [5, 'Повторяет строку 2'],
    ],
  ])
  expect(
    checked.changes.filter(({ kind, code }) => kind === 'field' && code === 'KAB-0015').map(({ of, after }) => [of, after]),
  ).toContainEqual(['name', 'Кабель ВВГнг 3х1,5 ГОСТ'])
  await desk.start(checked.id)
  await desk.runJobs()
  const done = await desk.read(checked.id)
  expect([done.state, done.summary?.goods, done.summary?.prices]).toEqual([
    'done',
    { added: 1, changed: 1, left: 0 },
    { added: 1, changed: 0, left: 1 },
  ])
  expect(await cardOf('LAM-1')).toEqual({
    name: 'Лампа 10 Вт',
    section: 'Лампы',
    brand: 'Заря',
    // A draft until somebody publishes it.
    isActive: false,
    multiplicity: 1,
    weightGrams: 50,
    price: 9_990,
  })

  const again = await desk.imported(feed, { name: 'feed.yml' })
  expect([again.summary?.goods, again.summary?.prices]).toEqual([
    { added: 0, changed: 0, left: 2 },
    { added: 0, changed: 0, left: 2 },
  ])

  const { reverted, unreverted } = await desk.reverted(done.id)
  expect([unreverted, reverted?.kept, reverted?.failed]).toEqual([[], 0, 0])
  expect(await products()).toEqual(before)
})

test('a card that a person changed since stays as they left it', async () => {
  const done = await desk.imported('Артикул;Наименование;Вес\nKAB-0025;Кабель новый;2,5\n')
  await server.pool.query(`update products set name = 'Кабель от руки' where article = 'KAB-0025'`)
  const { reverted, unreverted } = await desk.reverted(done.id)
  expect([reverted, unreverted.map(({ of, outcome }) => [of, outcome])]).toEqual([{ reversed: 1, kept: 1, failed: 0 }, [['name', 'kept']]])
  expect((await cardOf('KAB-0025'))?.weightGrams).toBe(0)
})

test('known goods alone are changed when that was chosen, and a unit we do not have refuses its row', async () => {
  const { refused, summary } = await desk.checked(
    'Артикул;Наименование;Ед. изм.\nNEW-1;Новый;шт\nKAB-0100;Кабель;ведро\nAVT-16C;Автомат 16А С;\n',
    {
      change: (given) => ({ ...given, options: { ...given.options, goods: 'update' } }),
    },
  )
  expect(refused.map(({ reason }) => reason)).toEqual(['Товара с кодом «NEW-1» нет в каталоге', 'Единицы «ведро» нет в справочнике'])
  expect(summary?.goods).toEqual({ added: 0, changed: 1, left: 0 })
})
