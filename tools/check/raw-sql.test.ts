import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../server/src')
const read = (file: string) => readFileSync(resolve(src, file), 'utf8')
const files = globSync('**/*.ts', { cwd: src }).filter((file) => !file.endsWith('.test.ts'))

/** Files that write by raw SQL, and why the typed builder does not do it. */
const RAW_WRITES: Record<string, string> = {
  'modules/account/personal-data/erasure.queries.ts': 'tables and columns come from the inventory of personal data',
  'modules/back-office/customers.queries.ts': 'inserts what a select finds',
  'modules/cart/carts.queries.ts': 'a part of the prepared statements of every change of a cart',
  'modules/cart/deletions.queries.ts': 'lines are deleted, kept for undoing and restored in one statement',
  'modules/cart/lines.queries.ts': 'prepared: adding to the cart is measured',
  'modules/cart/merge.queries.ts': 'one cart’s lines are merged into another’s',
  'modules/cart/move.queries.ts': 'lines are moved and merged in one statement',
  'modules/cart/prices.queries.ts': 'many lines in one statement',
  'modules/cart/replace.queries.ts': 'lines of one cart at once, with what they were and the totals',
  'modules/cart/reorder.queries.ts': 'prepared: every line of a cart gets its place in one statement',
  'modules/catalogue/products/search-log.queries.ts': 'prepared, many rows in one statement',
  'modules/fulfilment/desk/receipts.queries.ts': 'many sources in one statement',
  'modules/fulfilment/desk/transfers.queries.ts': 'many sources in one statement',
  'modules/fulfilment/reserve/reserve.queries.ts': 'many lines in one statement',
  'modules/fulfilment/stock/goods.queries.ts': 'many sources in one statement',
  'modules/fulfilment/stock/ready-days.queries.ts': 'answers with the days before the change',
  'modules/fulfilment/stock/stock-holds.queries.ts': 'prepared, many lines in one statement: placing an order is measured',
  'modules/costs/costs.queries.ts': 'many costs in one statement, with what they were',
  'modules/fulfilment/stock/save-stock.queries.ts': 'many amounts in one statement, with what they were',
  'modules/fulfilment/stock-desk/storage-places.queries.ts': 'many places in one statement, with what they were',
  'modules/goods-import/changes.queries.ts': 'many rows in one statement',
  'modules/goods-import/goods/goods-rows.queries.ts': 'many rows in one statement',
  'modules/goods-import/pictures/pictures.queries.ts': 'many rows in one statement',
  'modules/goods-import/staging.queries.ts': 'many rows in one statement',
  'modules/prices/save-prices.queries.ts': 'many prices in one statement, with what they were',
  'modules/goods/products/product-changes.queries.ts': 'many rows in one statement, with what they take back',
  'modules/goods/products/product-rows.queries.ts': 'many products in one statement',
  'modules/list-import/lines.queries.ts': 'many lines in one statement',
  'modules/list-import/unmatched-texts.queries.ts': 'counts all lines of an import in one statement',
  'modules/order-record/insert-order.queries.ts': 'prepared, an order and its lines in one statement: placing an order is measured',
  'modules/order-record/line-needs.queries.ts': 'many lines in one statement',
  'modules/order-record/order-lines.queries.ts': 'many lines in one statement',
  'modules/promise/fulfil-expected.queries.ts': 'many arrivals in one statement',
  'modules/purchasing/entries.queries.ts': 'found by the same condition as they are read',
  'modules/purchasing/lines.queries.ts': 'many lines in one statement',
  'modules/reports/summaries.queries.ts': 'days are summed in one statement',
  'modules/specifications/document.queries.ts': 'prepared, all rows of a change in one statement',
  'modules/specifications/figures/openings.queries.ts': 'all products of a specification in one statement',
  'modules/specifications/removal.queries.ts': 'found by the same condition as they are read',
  'modules/specifications/revisions.queries.ts': 'all but the newest states',
  'platform/jobs/clean-up.ts': 'the table belongs to the library of the queue',
  'platform/jobs/release-jobs.ts': 'the table belongs to the library of the queue',
  'platform/jobs/job-leases.ts': 'many rows in one statement, on a connection of its own',
  'search/demand/demand.queries.ts': 'a year of sales is counted and compared in one statement',
  'search/oracle/terms.queries.ts': 'many rows in one statement, on a connection of its own',
}

const WRITES = /\binsert into\s+[a-z"$]|\bdelete from\s+[a-z"$]|(?<!\bdo )\bupdate\s+(?!set\b)[^\s;]+(?:\s+(?:as\s+)?[a-z]+)?\s+set\b/
/** Reads rows whose type nothing proves. */
const UNPROVEN = /\.execute<|\bprepared<[^(]*>\(\s*['`][^'`]*['`],\s*['`(]/

const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(read(file)))

test('inserts, updates and deletes go through the typed builder, but for those that are set-based or measured', () => {
  expect(files.length).toBeGreaterThan(600)
  expect(filesWith(WRITES).toSorted()).toEqual(Object.keys(RAW_WRITES).toSorted())
})

test('rows of raw SQL have a shape that tests compare them with', () => {
  expect(filesWith(UNPROVEN)).toEqual([])
})

test('no column is cast to a double by hand: the driver decodes numbers in one place', () => {
  const all = globSync('{server/src,server/test,demo/src}/**/*.ts', { cwd: resolve(src, '../..') })
  expect(all.filter((file) => /::(?:float8|double precision|real)\b/.test(read(`../../${file}`)))).toEqual([])
})

test.each([
  'sql`insert into carts (name) values (${name})`',
  'sql`\n    update carts c set name = 1`',
  'sql`update ${carts} set name = 1`',
  'sql`delete from carts where id = 1`',
])('a raw write is seen: %s', (source) => {
  expect(WRITES.test(source)).toBe(true)
})

test.each([
  'on conflict (id) do update set free = 1',
  'select from carts for update',
  'db.update(carts).set({ name })',
  'createHash().update(body)',
])('no raw write: %s', (source) => {
  expect(WRITES.test(source)).toBe(false)
})

test.each(['await db.execute<Row>(sql`select 1`)', "prepared<{ id: number }>('one', `select 1 as id`)"])(
  'rows without a shape are seen: %s',
  (source) => {
    expect(UNPROVEN.test(source)).toBe(true)
  },
)
