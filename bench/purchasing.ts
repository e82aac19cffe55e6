import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { sellerDay, shiftDay } from '../contract/src/days/days.rules.ts'
import { openMeasuredStore } from './measured-store.ts'

/**
 * Processor time of a page of the purchasing board: a hundred entries with five thousand lines, three fifths of them ordered, some
 * shipped and delivered. Entries are counted anew when their orders change, and the rest is priced and promised. Of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({
  options: {
    data: { type: 'string' },
    entries: { type: 'string', default: '100' },
    lines: { type: 'string', default: '50' },
    times: { type: 'string', default: '60' },
  },
})
const ENTRIES = Number(args.entries)
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** The budget of a page, of both processes together. */
const MOST_MS = 40

const { db, call, measure, report, close } = await openMeasuredStore({ times: TIMES })

/** Orders as the checkout would leave them: a copy of one of the company's for each entry, with three lines of five. */
async function orderMost(): Promise<void> {
  const today = sellerDay(new Date())
  await db.query(
    `
    with base as (
      select o.* from orders o where o.company_id = (select company_id from purchasing_entries order by id desc limit 1) limit 1
    ), made as (
      insert into orders overriding system value
      select (jsonb_populate_record(null::orders, to_jsonb(base) || jsonb_build_object('id', 500000 + e.id, 'number', 'БЕНЧ-' || e.id, 'cart_id', null, 'cart_version', null,
        'group_key', gen_random_uuid(), 'state', 'in_progress', 'external_id', null, 'company_id', e.company_id))).*
      from base, purchasing_entries e where e.name like 'Бенч %' returning id
    ), item as (
      select i.* from order_items i join base on i.order_id = base.id limit 1
    )
    insert into order_items overriding system value
    select (jsonb_populate_record(null::order_items, to_jsonb(item) || jsonb_build_object('id', 5000000 + row_number() over (), 'order_id', made.id, 'line_no', l.position,
      'product_id', l.product_id, 'amount', l.amount, 'cancelled', 0, 'returned', 0, 'shipped', case when l.position % 2 = 0 then l.amount else 0 end,
      'ship_by', $1::date + 5, 'replacement_of', null,
      'source', jsonb_build_object('type', 'purchasing', 'id', l.entry_id, 'lineId', l.id, 'needs', jsonb_build_array(
        jsonb_build_object('entryId', l.entry_id, 'lineId', l.id, 'amount', l.amount)))))).*
    from made join purchasing_lines l on l.entry_id = made.id - 500000 and l.position % 5 < 3, item`,
    [today],
  )
  await db.query(
    `
    with sent as (
      insert into shipments (number, order_id, state, shipped_on, sum, vat)
      select 'БЕНЧ-' || o.id, o.id, 'delivered', $1::date, 0, 0 from orders o where o.number like 'БЕНЧ-%' returning id, order_id
    )
    insert into shipment_items (shipment_id, order_item_id, amount, sum, vat)
    select sent.id, i.id, i.shipped, 0, 0 from sent join order_items i on i.order_id = sent.order_id and i.shipped > 0`,
    [today],
  )
  await db.query(`
    insert into order_allocations (order_item_id, kind, warehouse_id, amount, held)
    select i.id, 'stock', (select min(id) from warehouses), i.amount, i.amount - i.shipped
    from order_items i join orders o on o.id = i.order_id where o.number like 'БЕНЧ-%'`)
  await db.query('vacuum analyze')
}

try {
  const { rows: goods } = await db.query<{ id: number }>('select id from products where is_active order by id')
  let first = 0
  for (let n = 0; n < ENTRIES; n++) {
    const lines = Array.from({ length: LINES }, (_, at) => ({
      id: randomUUID(),
      productId: goods[(n * LINES + at) % goods.length]?.id,
      amount: 1 + (at % 9),
    }))
    const day = shiftDay(sellerDay(new Date()), 5 + (n % 40))
    const made = await call<{ id: number }>('POST', '/api/v1/order-manager', { name: `Бенч ${n}`, neededOn: day, budget: 100_000, lines })
    first ||= made.id
  }
  await orderMost()
  const page = await call<{ items: { state: string; figures: { lineCount: number; shortCount: number } }[] }>(
    'GET',
    '/api/v1/order-manager?keyword=%D0%91%D0%B5%D0%BD%D1%87',
  )
  const lineCount = page.items.reduce((sum, { figures }) => sum + figures.lineCount, 0)
  const shortCount = page.items.reduce((sum, { figures }) => sum + figures.shortCount, 0)
  console.log(`${page.items.length} entries, ${lineCount} lines, ${shortCount} of them short`)
  const openPage = () => call('GET', '/api/v1/order-manager?keyword=%D0%91%D0%B5%D0%BD%D1%87')
  const touchOrders = (numbers: string) =>
    db.query('update order_items i set note = i.note from orders o where o.id = i.order_id and o.number like $1', [numbers])
  const what = `a page of ${page.items.length} entries with ${lineCount} lines`
  await measure(what, openPage, { most: MOST_MS })
  await measure('the same after one order has changed', openPage, { before: () => touchOrders(`БЕНЧ-${first}`) })
  await measure('the same after all orders have changed', openPage, { times: 20, before: () => touchOrders('БЕНЧ-%') })
  await measure(`one entry of ${LINES} lines`, () => call('GET', `/api/v1/order-manager/${first}`))
  report()
} finally {
  await close()
}
