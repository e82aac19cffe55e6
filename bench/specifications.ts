import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openMeasuredStore } from './measured-store.ts'

/**
 * Processor time and statements of opening a specification of two thousand lines: its rows, its figures and what changed since the
 * last time. Cold is the first opening of a document and goods that this process has not read yet, warm is every later one; then
 * one where a price has changed meanwhile, and a change of one cell. Of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({
  options: { data: { type: 'string' }, lines: { type: 'string', default: '2000' }, times: { type: 'string', default: '100' } },
})
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** The budget of a warm opening, of both processes together. */
const MOST_MS = 30

const { db, call, measure, report, close } = await openMeasuredStore({ times: TIMES })

try {
  const { rows: goods } = await db.query<{ id: number }>('select id from products where is_active order by id limit $1', [LINES])
  const groups = Array.from({ length: 20 }, (_, n) => ({ id: randomUUID(), parentId: null, name: `Щит ${n + 1}`, multiplier: 1 + (n % 3) }))
  const lines = goods.map(({ id }, n) => ({
    id: randomUUID(),
    groupId: groups[n % groups.length]?.id ?? null,
    rawText: `строка ${n}`,
    productId: id,
    customProductId: null,
    amount: 1 + (n % 9),
    unit: '',
    note: n % 5 === 0 ? 'ввод' : '',
    replacement: 'ask',
  }))
  const made = await call<{ id: number; version: number }>('POST', '/api/v1/specification', { name: 'Две тысячи строк', groups, lines })
  const path = `/api/v1/specification/${made.id}`
  const open = async () => {
    await call('GET', path)
    await call('GET', `${path}/figures`)
  }
  /** Neither the document nor its goods are in the server's caches; the search index takes no notice of this kind of change. */
  const forget = async () => {
    await db.query('update specifications set document_stamp = gen_random_uuid() where id = $1', [made.id])
    await db.query(`insert into search_changes (kind, product_id) select 'none', unnest($1::int[])`, [goods.map(({ id }) => id)])
  }
  await measure(`opening ${lines.length} lines, cold`, open, { times: 20, before: forget })
  await measure(`opening ${lines.length} lines, warm`, open, { most: MOST_MS, countsStatements: true })
  await measure('of it the rows', () => call('GET', path))
  await measure('of it the figures', () => call('GET', `${path}/figures`))
  await measure('opening after one price has changed', open, {
    times: 40,
    before: async (n) => {
      await db.query('update prices set price = price + 1 where product_id = $1', [goods[n % goods.length]?.id])
      // The search index follows at once, in the same process.
      await pause(300)
    },
  })
  await measure('what changed since the last opening', () => call('POST', `${path}/opened`))
  let { version } = made
  await measure('a change of one cell', async (n) => {
    const changes = [{ op: 'setLines', lines: [{ id: lines[n % lines.length]?.id, amount: 2 + (n % 50) }] }]
    ;({ version } = await call<{ version: number }>('POST', `${path}/changes`, { version, changes }))
  })
  report()
} finally {
  await close()
}
