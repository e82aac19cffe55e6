import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesOnDisk } from '@vitrina/server/src/platform/files/files.ts'
import { freshDatabase, patientPool } from '@vitrina/server/test/database.ts'
import { dayFromToday } from '@vitrina/server/test/days.ts'
import { checkInvariants } from '../../../tools/invariants/check-invariants.ts'
import { seedDemo } from '../demo.ts'
import { demoOrders } from './demo-orders.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let folder: string
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'vitrina-demo-'))
  await seedDemo({ url: database.url, products: 400, files: filesOnDisk(folder), progress: () => {} })
  pool = patientPool({ url: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const rowsOf = async <T extends pg.QueryResultRow>(sql: string, values: unknown[] = []) => (await pool.query<T>(sql, values)).rows
const namesIn = async (column: string, table = 'orders') =>
  (await rowsOf<{ name: string }>(`select distinct ${column} as name from ${table} order by 1`)).map(({ name }) => name)

test('the orders of the demo hold together: stock, sums, papers and payments', async () => {
  expect(await checkInvariants(database.url)).toEqual([])
  expect(await rowsOf('select count(*)::int as orders from orders')).toEqual([{ orders: demoOrders.length }])
})

test('they show nearly every state an order, its goods, its money and its reserve may be in', async () => {
  expect(await namesIn('state')).toEqual(
    ['approval_pending', 'submitted', 'confirmed', 'in_progress', 'completed', 'cancel_requested', 'cancelled', 'declined'].toSorted(),
  )
  expect(await namesIn('shipping_state')).toEqual(
    ['not_shipped', 'ready_for_pickup', 'partially_shipped', 'shipped', 'delivered', 'issued'].toSorted(),
  )
  expect(await namesIn('payment_state')).toEqual(expect.arrayContaining(['awaiting', 'partially_paid', 'paid']))
  expect(await namesIn('state', 'reserves')).toEqual(['confirmed', 'expired', 'requested'])
  expect(await namesIn('type', 'documents')).toEqual(expect.arrayContaining(['correction', 'invoice', 'upd']))
  expect(await namesIn('state', 'return_requests')).toEqual(['approved'])
  const overdue = await rowsOf(`select from documents where type = 'invoice' and state = 'awaiting' and due_on < $1`, [dayFromToday(0)])
  expect(overdue.length).toBeGreaterThan(0)
})

test('debts of companies follow from their papers; one has a debt from before, by the books', async () => {
  const debts = await rowsOf<{
    name: string
    own: number
    books: number
  }>(`select c.name, coalesce(sum(d.sum - d.paid_sum), 0) as own,
    coalesce((select sum(b.receivables) from opening_balances b where b.company_id = c.id), 0) as books
    from companies c left join documents d on d.company_id = c.id and d.type = 'invoice' and d.state in ('awaiting', 'partially_paid')
    group by c.id order by c.id`)
  expect(debts.filter(({ own }) => own > 0).length).toBeGreaterThan(1)
  expect(debts.filter(({ books }) => books > 0).map(({ name }) => name)).toEqual(['Щитовая мастерская Орлова'])
  expect(
    await rowsOf(
      `select from information_schema.columns where table_name = 'companies' and column_name in ('receivables', 'overdue_receivables')`,
    ),
  ).toEqual([])
})

test('they lie in the past, in the order of their numbers, and no letters go out about them', async () => {
  const [{ newest, oldest, isSorted } = { newest: 0, oldest: 0, isSorted: false }] = await rowsOf<{
    newest: number
    oldest: number
    isSorted: boolean
  }>(`select extract(day from now() - max(created_at))::int as newest, extract(day from now() - min(created_at))::int as oldest,
    array_agg(id order by created_at) = array_agg(id order by number) as "isSorted" from orders`)
  expect([newest >= 0, oldest > 50 && oldest < 75, isSorted]).toEqual([true, true, true])
  expect(await rowsOf(`select from order_events where at > now() - interval '30 minutes'`)).toEqual([])
  expect(await rowsOf('select from mails')).toEqual([])
  expect(await rowsOf('select from graphile_worker.jobs')).toEqual([])
})

test('the approver of a company finds an order that waits for approval', async () => {
  expect(
    await rowsOf(`select o.approval_state from orders o join company_members m on m.company_id = o.company_id and m.role = 'approver'
      join users u on u.id = m.user_id where u.email = 'partner@vitrina.test' and o.state = 'approval_pending'`),
  ).toEqual([{ approval_state: 'pending' }])
})

test('a store of a handful of products is made too, with the orders it has goods for', async () => {
  const tiny = await freshDatabase()
  await seedDemo({ url: tiny.url, products: 4, files: filesOnDisk(folder), progress: () => {} })
  expect(await checkInvariants(tiny.url)).toEqual([])
  await tiny.drop()
})
