import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { goodsImportApi } from '../contract/src/goods-import/goods-import.ts'
import { printLoad } from './print-load.ts'
import { openDemoStore } from './demo-store.ts'
import { send, signIn } from './store-process.ts'

/**
 * A price list of every product, loaded twice and taken back, while buyers look at the catalogue: how long it takes, how much
 * memory the server needs for it, and how long the slowest buyer waits. `--stock` adds a column of stock.
 * `--rows=1000000` makes as many products first, not on sale; `--data` keeps the store for the next time.
 */
const MOST_MINUTES = 5
const MOST_MEMORY_MB = 300
const SLOWEST_MS = 1_000

const { values: args } = parseArgs({ strict: false, options: { rows: { type: 'string' }, stock: { type: 'boolean' } } })
const rows = Number(args.rows ?? 20_000)
const { server, url, close } = await openDemoStore({ RATE_LIMIT: '10000000' }, { products: 5_000 })
const db = new pg.Client({ connectionString: url })
await db.connect()

const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null
const memoryMb = () =>
  hasEnded() ? 0 : Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

async function multiplyGoods(): Promise<void> {
  const { rows: counted } = await db.query<{ count: string }>('select count(*) from products')
  const lacking = rows - Number(counted[0]?.count)
  if (lacking <= 0) return
  const { rows: last } = await db.query<{ id: number }>('select max(id) as id from products')
  // Not on sale, and without telling search of each: the import is measured, not the growth of the shop.
  await db.query(`set session_replication_role = replica`)
  await db.query(
    `insert into products (article, manufacturer_code, name, section_id, family_id, brand_id, country_code, seller_id, unit_id, is_active)
     select 'BENCH-' || ($2::int + n), '', p.name, p.section_id, p.family_id, p.brand_id, p.country_code, p.seller_id, p.unit_id, false
     from generate_series(1, $1::int) n, (select * from products order by id limit 1) p`,
    [lacking, last[0]?.id ?? 0],
  )
  await db.query(`set session_replication_role = origin`)
  await db.query('analyze products')
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(server.origin + path, {
    method,
    headers: { ...staff, ...(body !== undefined && { 'content-type': 'application/json' }) },
    body: body === undefined ? '' : JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString().slice(0, 300)}`)
  return JSON.parse(answer.body.toString()) as T
}

type Import = { id: number; state: string; sheets: { mapping: unknown }[]; options: object; summary: unknown; reverted: unknown }
const base = goodsImportApi.begin.path

async function until(id: number, states: readonly string[]): Promise<Import> {
  for (;;) {
    const found = await call<Import>('GET', `${base}/${id}`)
    if (states.includes(found.state)) return found
    await pause(500)
  }
}

/** The slowest buyer while the work goes on; a buyer who is refused or not answered is counted, and the work goes on. */
function watchBuyers() {
  let slowest = 0
  let refused = 0
  let most = memoryMb()
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const { status } = await send(`${server.origin}/api/v2/search?page=${1 + Math.floor(Math.random() * 20)}`).catch(() => ({
        status: 0,
      }))
      if (status !== 200) refused += 1
      slowest = Math.max(slowest, performance.now() - began)
      most = Math.max(most, memoryMb())
      await pause(50)
    }
  })()
  return async () => {
    over.abort()
    await watching
    return { slowest, most, refused }
  }
}

const report: Record<string, unknown>[] = []
async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  const before = memoryMb()
  const stop = watchBuyers()
  const began = performance.now()
  // Before the store is closed: a buyer cut off by that would be taken for the failure.
  const [outcome] = await Promise.allSettled([work()])
  const minutes = (performance.now() - began) / 60_000
  const { slowest, most, refused } = await stop()
  report.push({
    what,
    seconds: (minutes * 60).toFixed(1),
    failed: `${outcome.status === 'rejected' ? String(outcome.reason) : ''}${hasEnded() ? ' (the server has ended)' : ''}`,
    'memory before, MB': before.toFixed(0),
    'more, MB': (most - before).toFixed(0),
    'slowest buyer, ms': slowest.toFixed(0),
    'buyers refused': refused,
  })
  if (minutes > MOST_MINUTES || most - before > MOST_MEMORY_MB || slowest > SLOWEST_MS || refused > 0) process.exitCode = 1
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

async function load(file: string, told: string): Promise<Import> {
  const begun = await measure(`${told}: uploaded`, async () => {
    const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="prices.csv"\r\ncontent-type: text/csv\r\n\r\n'
    const answer = await send(server.origin + base, {
      method: 'POST',
      headers: { ...staff, 'content-type': 'multipart/form-data; boundary=edge' },
      body: `${head}${file}\r\n--edge--\r\n`,
    })
    if (answer.status !== 200) throw new Error(answer.body.toString().slice(0, 300))
    return JSON.parse(answer.body.toString()) as Import
  })
  await measure(`${told}: compared`, async () => {
    await call('POST', `${base}/${begun.id}/check`, {
      sheets: begun.sheets.map(({ mapping }) => mapping),
      options: { ...begun.options, goods: 'ignore' },
    })
    return until(begun.id, ['checked', 'failed'])
  })
  return measure(`${told}: written`, async () => {
    await call('POST', `${base}/${begun.id}/start`)
    return until(begun.id, ['done', 'failed'])
  })
}

const staff = await signIn(server.origin, 'admin@vitrina.test')
try {
  await multiplyGoods()
  const { rows: articles } = await db.query<{ article: string }>('select article from products order by id limit $1', [rows])
  const line = (article: string, at: number) => `${article};${100 + (at % 900)},${10 + (at % 90)}${args.stock ? `;${at % 500}` : ''}`
  const file = `Артикул;Цена${args.stock ? ';Остаток' : ''}\n${articles.map(({ article }, at) => line(article, at)).join('\n')}\n`
  const first = await load(file, `${articles.length} rows`)
  const second = await load(file, 'the same again')
  const reverted = await measure('taken back', async () => {
    await call('POST', `${base}/${first.id}/revert`)
    return until(first.id, ['reverted', 'failed'])
  })
  console.log(JSON.stringify({ first: first.summary, second: second.summary, reverted: reverted.reverted }, null, 1))
} finally {
  console.table(report)
  printLoad()
  await db.end()
  await close()
}
