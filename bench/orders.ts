import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { sellerDay } from '@vitrina/contract/days/days.rules'
import { seedDemo } from '../demo/src/demo.ts'
import { startEmbeddedPostgres } from '../server/src/platform/database/embedded-postgres.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { agent, callsOf, postmasterOf, send, signIn, start } from './store-process.ts'

/**
 * Processor time from an empty cart to an order, of the server and of PostgreSQL with all its backends,
 * beside a bare route in a separate process; and of a page of orders at a thousand of them and at `--orders`.
 */
const { values: args } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })
const ORDERS = Number(args.orders)
const TIMES = 600

const folder = await mkdtemp(join(tmpdir(), 'vitrina-bench-'))
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
await migrateDatabase(postgres.url)
await seedDemo({ url: postgres.url, products: 2_000, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
const environment = {
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  DATA_DIR: folder,
  RATE_LIMIT: '10000000',
  EMBEDDED_WORKER: 'false',
  HOST: '127.0.0.1',
}
const server = await start('../server/src/main.ts', environment, '/ready')
const baseline = await start('./catalogue-baseline.ts', {}, '/bytes/1')
const postmaster = await postmasterOf(postgres.url)
const db = new pg.Client({ connectionString: postgres.url })
await db.connect()

const buyer = await signIn(server.origin)
const call = callsOf(server.origin, buyer)

const { rows: goods } = await db.query<{ id: number }>(`
  select p.id from products p where p.is_active and coalesce(p.minimum_batch, 1) <= 100 and 100 % p.multiplicity = 0
    and exists (select from stock s where s.product_id = p.id) order by p.id limit 1200`)
await db.query('update stock set free = 10000000 where product_id = any($1)', [goods.map(({ id }) => id)])
const product = (n: number) => goods[n % goods.length]?.id ?? 0

const add = (from: number, count: number) =>
  call('POST', '/api/v1/cart/items', {
    items: Array.from({ length: count }, (_, n) => ({ productId: product(from + n), amount: 100 })),
    mode: 'set',
  })
const clear = () => call('DELETE', '/api/v1/cart/items')

type Options = { cartId: number; cartVersion: number; sum: number; legalEntities: { id: number }[]; pickupPoints: { id: number }[] }

async function order(n: number): Promise<void> {
  await add(n * 3, 3)
  const options = await call<Options>('GET', '/api/v1/cart/checkout-options')
  await call('POST', '/api/v1/order', {
    cartId: options.cartId,
    cartVersion: options.cartVersion,
    expectedSum: options.sum,
    legalEntityId: options.legalEntities[0]?.id,
    deliveryType: 'pickup',
    warehouseId: options.pickupPoints[0]?.id,
    contactName: 'Проверка',
    contactPhone: '+79990000000',
    paymentMethod: 'transfer',
    agreedForOffer: true,
  })
}

const rows: Record<string, unknown>[] = []

/** Warm first: a server that has been up for a while has compiled its code and planned its statements. */
async function measure(name: string, most: number | null, work: (n: number) => Promise<unknown>, times = TIMES): Promise<number> {
  for (let n = 0; n < times; n++) await work(n)
  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
  const before = readings()
  for (let n = 0; n < times; n++) await work(n)
  const after = readings()
  const plainBefore = cpuOf(baseline.child.pid ?? 0)
  for (let n = 0; n < times; n++) await send(`${baseline.origin}/bytes/2000`)
  const plain = Math.max(0.01, (cpuOf(baseline.child.pid ?? 0) - plainBefore) / times)
  const ms = { server: (after.server - before.server) / times, postgres: (after.postgres - before.postgres) / times }
  const together = ms.server + ms.postgres
  rows.push({
    what: name,
    'server, ms': ms.server.toFixed(2),
    'PostgreSQL, ms': ms.postgres.toFixed(2),
    'together, ms': together.toFixed(2),
    'at most, ms': most ?? '–',
    'bare routes': (together / plain).toFixed(0),
    load: loadavg()[0]?.toFixed(1),
  })
  return together
}

/** Orders of the same buyer and of others, with a line each, as history leaves them. */
async function fillOrders(upTo: number): Promise<void> {
  const { rows: known } = await db.query<{ count: number }>('select count(*)::int as count from orders')
  await db.query(
    `with made as (
      insert into orders (number, site_id, company_id, legal_entity_id, created_by, manager_id, delivery_type, payment_method, offer_accepted_at,
        offer_version, state, items_total, custom_items_total, total, vat, line_count, created_at)
      select format('ИЗ-%s', n), o.site_id, case when n % 4 = 0 then o.company_id else c.company_id end,
        case when n % 4 = 0 then o.legal_entity_id else c.id end, o.created_by, o.manager_id, 'pickup', 'transfer', now(), '',
        (array['completed', 'confirmed', 'cancelled', 'submitted'])[1 + n % 4], 100, 0, 100, 18, 1, now() - n * interval '1 second'
      from generate_series($1::int, $2::int) n, (select * from orders order by id limit 1) o,
        (select id, company_id from legal_entities order by id desc limit 1) c
      returning id
    ) insert into order_items (order_id, line_no, article, name, unit, amount, price, sum, vat, vat_on)
      select id, 1, 'A-' || id, 'Автомат', 'шт', 1, 100, 100, 18, $3::date from made`,
    [(known[0]?.count ?? 0) + 1, upTo, sellerDay(new Date())],
  )
  await db.query('vacuum analyze orders, order_items')
}

try {
  await measure('add a product to a cart of twenty', 4, (n) => add(n % 20, 1))
  await clear()
  for (let from = 0; from < 1000; from += 500) await add(from, 500)
  const { lines } = await call<{ lines: { id: number }[] }>('GET', '/api/v1/cart')
  await measure(`an edit in a cart of ${lines.length} lines`, 10, (n) =>
    call('PATCH', `/api/v1/cart/items/${lines[n % lines.length]?.id}`, { amount: 100 + 100 * (n % 7) }),
  )
  await clear()
  await measure('three goods from an empty cart to an order', 40, order, 200)
  await fillOrders(1_000)
  const page = () => call('GET', '/api/v1/order?per-page=20')
  const few = await measure('a page of a thousand orders', null, page)
  await fillOrders(ORDERS)
  const many = await measure(`a page of ${ORDERS} orders`, null, page)
  console.table(rows)
  console.log(`${ORDERS} orders cost ${(many / few).toFixed(2)} of what a thousand do; ${availableParallelism()} processors`)
} finally {
  await db.end()
  server.child.kill()
  baseline.child.kill()
  agent.destroy()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
