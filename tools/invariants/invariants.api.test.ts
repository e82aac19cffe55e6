import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeStore } from '../../server/test/describe-store.ts'
import { aCustomer, anOrder } from '../../server/test/builders.orders.ts'
import { smallCatalogue } from '../../server/test/small-catalogue.ts'
import { openCatalogueSearch } from '../../server/src/search/open-catalogue-search.ts'
import { storeFile } from '../../server/src/platform/files/stored-files.ts'
import { checkInvariants } from './check-invariants.ts'
import { invariants } from './invariants.ts'
import { findLostFiles } from './lost-files.ts'
import { findStaleIndex } from './stale-index.ts'

const { server } = describeStore()
let client: pg.Client
let url: string

beforeAll(async () => {
  url = server.ctx.config.DATABASE_URL ?? ''
  const goods = await smallCatalogue(server.ctx)
  client = new pg.Client({ connectionString: url })
  await client.connect()
  const customer = await aCustomer(server)
  await client.query('update stock set free = 1000')
  for (const amount of [3, 4]) await anOrder(server, customer, [{ productId: goods.products.breaker.id, amount }])
})
afterAll(() => client.end())

/** Possible bugs, each with the invariant that must notice it. Constraints are dropped while a bug is in place. */
const bugs: [string, string][] = [
  ['stock is never negative', 'alter table stock drop constraint stock_free_not_negative; update stock set free = -1'],
  ['what left the free stock is held or shipped, and nothing else', `update order_allocations set held = held - 1`],
  ['everything held was taken by a movement', 'delete from stock_movements'],
  ['an order’s total is the sum of its lines and its delivery', 'update orders set total = total + 1, items_total = items_total + 1'],
  ['an order’s VAT is that of its lines and its delivery', 'update orders set vat = vat + 1'],
  ['a line costs its price times what is not cancelled of it', 'update order_items set sum = sum + 1'],
  ['what was shipped of a line stands in its shipments, to the kopeck', 'update order_items set shipped = 1'],
  ['a line is held and shipped no more than it is open', 'update order_items set cancelled = 1'],
  ['an order that is over holds nothing', `update orders set state = 'cancelled'`],
  [
    'one version of a cart is ordered once',
    'drop index orders_one_of_cart_version; update orders o set cart_id = f.cart_id, cart_version = f.cart_version from (select * from orders order by id limit 1) f',
  ],
  ['an order’s story begins with its placing, once', `delete from order_events where type = 'order.placed'`],
  [
    'business states go along the edges of their machine',
    `insert into order_events (order_id, type, actor_side, data) select id, 'order.confirmed', 'system', '{"from": "declined", "to": "confirmed"}' from orders`,
  ],
  [
    'no order is expected before the newest of its promises, and none of its lines after it',
    `update orders set desired_on = promised_on - 1`,
  ],
  [
    'no more of an arrival is promised than is expected',
    `insert into arrivals (product_id, warehouse_id, quantity, expected_on)
       select i.product_id, a.warehouse_id, 1, '2999-01-01' from order_items i join order_allocations a on a.order_item_id = i.id limit 1;
     insert into order_allocations (order_item_id, kind, amount, arrival_id) select i.id, 'toOrder', 2, r.id from arrivals r
       join order_items i on i.product_id = r.product_id limit 1`,
  ],
  [
    'a reserve that has run out is released within a minute, unless it is paid for',
    `update reserves set state = 'confirmed', expires_at = now() - interval '2 minutes'`,
  ],
  [
    'goods nobody came for in time are free again within five minutes',
    `insert into shipments (number, order_id, state, pickup_code, pickup_until, sum, vat)
       select 'ОТ-1', id, 'ready_for_pickup', '000000', '2026-01-12', 0, 0 from orders limit 1`,
  ],
  [
    'what waits to be collected is held where it waits',
    `insert into shipments (number, order_id, state, pickup_code, pickup_until, sum, vat)
       select 'ОТ-1', id, 'ready_for_pickup', '000000', '2999-01-01', 0, 0 from orders limit 1;
     insert into shipment_items (shipment_id, order_item_id, amount, sum, vat)
       select s.id, i.id, i.amount + 1, 0, 0 from shipments s join order_items i on i.order_id = s.order_id`,
  ],
  [
    'what left a warehouse with a shipment had been held there',
    `insert into shipments (number, order_id, warehouse_id, state, sum, vat)
       select 'ОТ-1', o.id, w.id, 'shipped', 0, 0 from (select min(id) as id from orders) o, (select min(id) as id from warehouses) w;
     insert into shipment_items (shipment_id, order_item_id, warehouse_id, amount, sum, vat)
       select s.id, i.id, s.warehouse_id, 1, 0, 0 from shipments s join order_items i on i.order_id = s.order_id`,
  ],
  ['what has not arrived is neither held nor shipped', `update order_allocations set kind = 'toOrder'`],
  ['what is on its way was sent and not received yet', 'update order_allocations set held = held - 1, in_transit = in_transit + 1'],
  [
    'goods that came back to be replaced have an order of the same goods',
    `insert into return_requests (number, order_id, state, resolution) select 'ВЗ-1', id, 'approved', 'replace' from orders limit 1;
     insert into return_items (return_id, order_item_id, amount, reason, condition, accepted)
       select q.id, i.id, 1, 'defect', 'opened', 1 from return_requests q join order_items i on i.order_id = q.order_id`,
  ],
  [
    'nothing of an order belongs to another company',
    `insert into companies (name, price_type_id) select 'Чужая', price_type_id from companies limit 1;
     update legal_entities set company_id = (select max(id) from companies)`,
  ],
  [
    'no more of a payment is spent on invoices than came and stayed',
    `alter table payments drop constraint payments_allocated;
     insert into documents (type, number, date, company_id, legal_entity_id, order_id, sum, vat, state, snapshot, paid_sum)
       select 'invoice', '1', now(), company_id, legal_entity_id, id, 1000, 0, 'paid', '{}', 1000 from orders limit 1;
     insert into payments (key, company_id, direction, method, sum, state) select 'k', company_id, 'in', 'transfer', 500, 'paid' from documents;
     insert into payment_allocations (payment_id, document_id, sum) select p.id, d.id, 1000 from payments p, documents d`,
  ],
  [
    'an invoice is paid by what was spent on it',
    `insert into documents (type, number, date, company_id, legal_entity_id, sum, vat, state, snapshot, paid_sum)
       select 'invoice', '1', now(), company_id, legal_entity_id, 1000, 0, 'paid', '{}', 1000 from orders limit 1`,
  ],
  ['an order is paid by what its invoices are', 'update orders set paid_sum = 1'],
  [
    'points are the sum of their ledger and never below nothing',
    `insert into loyalty_entries (company_id, kind, amount, key) select id, 'redeem', -5, 'x' from companies limit 1`,
  ],
  [
    'an order gives no more points than it promised',
    `insert into loyalty_entries (company_id, order_id, kind, amount, key)
       select o.company_id, o.id, 'earn_pending', sum(i.cash_back) + 1, 'twice' from orders o join order_items i on i.order_id = o.id group by o.id limit 1`,
  ],
  [
    'orders on credit stay within the limit, and what staff may let go beyond it',
    `update orders set payment_method = 'deferred'; update companies set credit_sum = 0; update contracts set credit_limit = 1`,
  ],
  [
    'what a person did to an order stands in the journal, once',
    `insert into order_events (order_id, type, actor_user_id, actor_side) select id, 'order.cancelled', created_by, 'buyer' from orders`,
  ],
  [
    'a key is answered within five minutes or not kept',
    `insert into idempotency_keys (caller, route, key, body_hash, created_at) values ('u:1', 'POST /x', 'k', '', now() - interval '1 hour')`,
  ],
  [
    'letters and messages do not wait without a reason',
    `insert into sms_messages (recipient, text, created_at) values ('+79990000000', 'код', now() - interval '1 hour')`,
  ],
  ['what follows an order was done or is waiting to be', 'delete from graphile_worker._private_jobs'],
]

test('a correct store breaks none', async () => {
  expect(await checkInvariants(url)).toEqual([])
})

test('every invariant has a bug that it finds', () => {
  expect(bugs.map(([name]) => name).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted())
})

test.each(bugs)('a planted bug is found: %s', async (name, statement) => {
  const sql = invariants.find((one) => one.name === name)?.sql ?? ''
  await client.query('begin')
  try {
    await client.query(statement)
    expect((await client.query(sql)).rows.length).toBeGreaterThan(0)
  } finally {
    await client.query('rollback')
  }
  expect((await client.query(sql)).rows).toEqual([])
})

test('a file whose bytes are gone or others is found, and one that has them is not', async () => {
  const { ctx } = server
  const kept = await storeFile(ctx, { name: 'a.txt', type: 'text/plain', body: Buffer.from('да'), owner: 'public' })
  expect(await findLostFiles(client, ctx.files)).toEqual([])
  await ctx.files.put(kept.key, Buffer.from('no'), 'text/plain')
  expect(await findLostFiles(client, ctx.files)).toEqual([`file ${kept.key} has other bytes than its row says`])
  await ctx.files.remove(kept.key)
  expect(await findLostFiles(client, ctx.files)).toEqual([`file ${kept.key} has a row and no bytes`])
  await client.query('delete from stored_files')
})

test('an index that missed a change is found, and one that did not is not', async () => {
  const search = await openCatalogueSearch(server.ctx)
  try {
    await client.query('update stock set free = 0 where product_id = (select min(product_id) from stock)')
    expect(await findStaleIndex(client, search)).toEqual([])
    // Without triggers the index is not notified.
    await client.query('set session_replication_role = replica')
    await client.query('update stock set free = 0')
    await client.query('set session_replication_role = origin')
    expect((await findStaleIndex(client, search, 3)).length).toBeGreaterThan(0)
  } finally {
    await search.close()
  }
})

test('a refund for returned goods leaves their invoice paid: nothing is broken by it', async () => {
  const sql = invariants.find(({ name }) => name === 'no more of a payment is spent on invoices than came and stayed')?.sql ?? ''
  await client.query('begin')
  try {
    await client.query(`
      insert into documents (type, number, date, company_id, legal_entity_id, order_id, sum, vat, state, snapshot, paid_sum)
        select 'invoice', '1', now(), company_id, legal_entity_id, id, 1000, 0, 'paid', '{}', 1000 from orders limit 1;
      insert into payments (key, company_id, direction, method, sum, refunded_sum, state)
        select 'came', company_id, 'in', 'transfer', 1000, 300, 'partially_refunded' from documents;
      insert into payment_allocations (payment_id, document_id, sum) select p.id, d.id, 1000 from payments p, documents d;
      insert into return_requests (number, order_id, state, resolution, sum) select 'ВЗ-1', order_id, 'approved', 'refund', 300 from documents;
      insert into payments (key, company_id, direction, method, sum, state, refund_of, return_id)
        select 'went', p.company_id, 'refund', 'transfer', 300, 'paid', p.id, q.id from payments p, return_requests q`)
    expect((await client.query(sql)).rows).toEqual([])
    await client.query(`update payments set return_id = null`)
    expect((await client.query(sql)).rows).toHaveLength(1)
  } finally {
    await client.query('rollback')
  }
})
