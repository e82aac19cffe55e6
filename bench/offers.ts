import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openMeasuredStore } from './measured-store.ts'

/**
 * Processor time of an offer of five hundred lines: repricing shown and applied, a change of one cell, and the client's page.
 * Of the server and of PostgreSQL with all its backends.
 */
const { values: args } = parseArgs({
  options: { data: { type: 'string' }, lines: { type: 'string', default: '500' }, times: { type: 'string', default: '60' } },
})
const LINES = Number(args.lines)
const TIMES = Number(args.times)
/** The budget of a repricing, of both processes together. */
const MOST_MS = 50

const { db, call, measure, report, close } = await openMeasuredStore({ times: TIMES })

try {
  const { rows: goods } = await db.query<{ id: number }>('select id from products where is_active order by id limit $1', [LINES])
  const lines = goods.map(({ id }, n) => ({
    id: randomUUID(),
    groupId: null,
    kind: 'product',
    productId: id,
    customProductId: null,
    name: '',
    article: '',
    unit: '',
    decimals: 0,
    note: '',
    amount: 1 + (n % 9),
    limits: null,
    vatRate: null,
    costPrice: null,
    costOrigin: 'list',
    costAt: null,
    markup: null,
    choice: 'always',
    setId: null,
    isTicked: true,
  }))
  const made = await call<{ id: number; version: number }>('POST', '/api/v1/offer', {
    from: { type: 'nothing' },
    name: 'Пятьсот строк',
    document: { groups: [], lines },
  })
  const path = `/api/v1/offer/${made.id}`
  let { version } = made
  await measure(`${lines.length} lines repriced, shown`, () => call('GET', `${path}/reprice`), { most: MOST_MS })
  await measure(
    `${lines.length} lines repriced, applied`,
    async () => {
      ;({ version } = await call<{ version: number }>('POST', `${path}/reprice`, { version }))
    },
    {
      most: MOST_MS,
      // One price is another each time, so that there is something to write; the search index follows at once, in the same process.
      before: async (n) => {
        await db.query('update prices set price = price + 1 where product_id = $1', [goods[n % goods.length]?.id])
        await pause(300)
      },
    },
  )
  await measure('the draft read', () => call('GET', path))
  await measure('a change of one cell', async (n) => {
    const changes = [{ op: 'setLines', lines: [{ id: lines[n % lines.length]?.id, amount: 2 + (n % 50) }] }]
    ;({ version } = await call<{ version: number }>('POST', `${path}/changes`, { version, changes }))
  })
  const sent = await call<{ link: string }>('POST', `${path}/send`, { version, isBelowFloorAgreed: true })
  const token = sent.link.split('/').at(-1)
  await measure('the client’s page', () => call('GET', `/api/v2/public-offer/${token}`))
  report()
} finally {
  await close()
}
