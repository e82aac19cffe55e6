import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '@vitrina/server/test/database.ts'
import type { FileSink } from '../file-sink.ts'
import { regions } from '../site/regions.ts'
import { seedGoods } from './seed-goods.ts'

const PRODUCTS = 500
const pictures = new Map<string, string>()
const shares: number[] = []
let store: Awaited<ReturnType<typeof storeOf>>
let client: pg.Client

/** Everything PostgreSQL holds the catalogue to. */
const rulesOf = async (asked: pg.Client) => {
  const { rows } = await asked.query(
    "select conname as name, pg_get_constraintdef(oid) as rule, convalidated as valid from pg_constraint where connamespace = 'public'::regnamespace union all select indexname, indexdef, true from pg_indexes where schemaname = 'public' order by 1, 2",
  )
  return rows
}

async function storeOf(products: number, files: FileSink, progress: (share: number) => void = () => {}) {
  const made = await freshDatabase()
  const connected = new pg.Client({ connectionString: made.url })
  await connected.connect()
  for (const { slug, name } of regions) await connected.query('insert into regions (slug, name) values ($1, $2)', [slug, name])
  const rulesBefore = await rulesOf(connected)
  await seedGoods(connected, { products, files, progress, today: new Date('2026-11-15T09:00:00Z') })
  const close = async () => {
    await connected.end()
    await made.drop()
  }
  return { client: connected, rulesBefore, close }
}

beforeAll(async () => {
  store = await storeOf(PRODUCTS, { put: async (key, body) => void pictures.set(key, String(body)) }, (share) => shares.push(share))
  client = store.client
})
afterAll(() => store.close())

const count = async (sql: string) => Number((await client.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count)

test('all the goods are there, with four prices each', async () => {
  expect(await count('products')).toBe(PRODUCTS)
  expect(await count('prices')).toBe(PRODUCTS * 4)
  expect(await count('prices where price <= 0')).toBe(0)
  const { rows } = await client.query('select code from price_types order by position')
  expect(rows.map(({ code }) => code)).toEqual(['retail', 'small', 'wholesale', 'project'])
})

test('the dearer price type is never the cheaper price', async () => {
  const wrong = 'prices one join prices other using (product_id) where one.price_type_id < other.price_type_id and one.price < other.price'
  expect(await count(wrong)).toBe(0)
})

test('twelve warehouses serve eight regions, nearest first', async () => {
  expect(await count('warehouses')).toBe(12)
  expect(await count('region_warehouses')).toBe(8 * 12)
  const { rows } = await client.query(
    "select w.code, rw.days from region_warehouses rw join warehouses w on w.id = rw.warehouse_id join regions r on r.id = rw.region_id where r.slug = 'novosibirsk' order by rw.position limit 1",
  )
  expect(rows).toEqual([{ code: 'NSK', days: 0 }])
})

test('some goods lie in several warehouses, some in none, some are on their way', async () => {
  expect(await count('stock where free <= 0')).toBe(0)
  expect(await count('(select product_id from stock group by 1 having count(*) > 3) wide')).toBeGreaterThan(50)
  expect(await count('products p where not exists (select from stock where product_id = p.id)')).toBeGreaterThan(5)
  expect(await count("arrivals where expected_on <= '2026-11-15'")).toBe(0)
  expect(await count('arrivals')).toBeGreaterThan(20)
})

test('every product, section and brand has a picture that was drawn', async () => {
  const { rows } = await client.query<{ image: string }>(
    'select image from products union select image from product_images union select image from sections union select logo from brands union select file from product_papers',
  )
  expect(rows.filter(({ image }) => !pictures.get(image)?.startsWith('<svg'))).toEqual([])
})

test('every product has features, and every value belongs to its feature', async () => {
  expect(await count('products p where (select count(*) from product_features f where f.product_id = p.id) < 8')).toBe(0)
  expect(await count('product_features pf join feature_values v on v.id = pf.value_id where v.feature_id <> pf.feature_id')).toBe(0)
  expect(await count("feature_values v join features f on f.id = v.feature_id where (f.kind = 'range') <> (v.number is not null)")).toBe(0)
})

test('analogs are of the same family and another brand', async () => {
  const pairs = "product_links l join products a on a.id = l.product_id join products b on b.id = l.linked_id where l.kind = 'analog'"
  expect(await count(pairs)).toBeGreaterThan(100)
  expect(await count(`${pairs} and (a.family_id <> b.family_id or a.brand_id = b.brand_id)`)).toBe(0)
})

test('a branch of sections is found by its path', async () => {
  expect(
    await count(
      "products p join sections s on s.id = p.section_id where s.path @> array[(select id from sections where slug = 'kabel-i-provod')]",
    ),
  ).toBeGreaterThan(30)
  expect(await count('sections where path[cardinality(path)] <> id')).toBe(0)
})

test('the tables are under the same rules as before, and numbers go on from the last', async () => {
  expect(await rulesOf(client)).toEqual(store.rulesBefore)
  const { rows } = await client.query("insert into brands (slug, name, country_code) values ('next', 'Next', 'RU') returning id")
  expect(rows[0].id).toBe(await count('brands'))
})

test('progress only grows and ends whole', () => {
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})

test('a smaller store is the beginning of a bigger one', async () => {
  const smaller = await storeOf(200, { put: async () => {} })
  try {
    const beginning = async (asked: pg.Client) => {
      const { rows } = await asked.query(`
        select p.*, (select json_agg(f.value_id order by f.feature_id) from product_features f where f.product_id = p.id) as features,
          (select json_agg(r.price order by r.price_type_id) from prices r where r.product_id = p.id) as prices,
          (select json_agg(s order by s.warehouse_id) from stock s where s.product_id = p.id) as stock,
          (select json_agg(l.linked_id order by l.linked_id) from product_links l where l.product_id = p.id and l.kind = 'related') as related
        from products p where p.id <= 200 order by p.id`)
      return rows
    }
    expect(await beginning(smaller.client)).toEqual(await beginning(client))
  } finally {
    await smaller.close()
  }
})
