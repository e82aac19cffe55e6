import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { openDemoStore } from './demo-store.ts'
import { fillTrade } from './desk-search-data.ts'
import { measurePaint } from './desk-search-paint.ts'
import { callsOf, postmasterOf, send, signIn, start } from './store-process.ts'

/**
 * Processor time of one keystroke of the staff search at a million orders and 50,000 companies, of the server and of PostgreSQL with
 * all its backends, beside a bare route in a separate process; and the time from the key until the answers are painted in a browser.
 * The web app must be built (`npm run build`). Making the data takes some minutes; `--data=folder` keeps it for the next run.
 */
const { values: args } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    companies: { type: 'string', default: '50000' },
    times: { type: 'string', default: '100' },
    data: { type: 'string' },
  },
})
const ORDERS = Number(args.orders)
const COMPANIES = Number(args.companies)
const TIMES = Number(args.times)
/** The budget of a keystroke, of both processes together, and of its answer. */
const MOST_CPU_MS = 5
const MOST_MS = 200

const patient = { RATE_LIMIT: '10000000', MAX_EVENT_LOOP_DELAY_MS: '1000000000', EMBEDDED_WORKER: 'false' }
const { server, url, close } = await openDemoStore(patient, { products: 5_000 })
const baseline = await start('./catalogue-baseline.ts', {}, '/bytes/1')
const db = new pg.Client({ connectionString: url })
await db.connect()
const postmaster = await postmasterOf(url)

const typedOf = (text: string): string[] => Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1))

try {
  const begun = performance.now()
  await fillTrade(db, { orders: ORDERS, companies: COMPANIES })
  console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`)
  const { rows: some } = await db.query<{ article: string; number: string }>(
    `select (select article from products order by id offset 100 limit 1) as article, (select number from orders order by id offset 1000 limit 1) as number`,
  )
  const texts: Record<string, string> = {
    'a phone': '8 903 123-0001',
    'a name': 'Кузнецов Пётр',
    'a company': 'ООО «Стройсвет 4321»',
    'an ИНН': '7700012345',
    'an article': some[0]?.article ?? '',
    'a number': some[0]?.number ?? '',
    'a sum': '12 345,00',
    'an e-mail': 'person-777@company.test',
  }
  const table: Record<string, unknown>[] = []
  for (const [who, email] of [
    ['administrator', 'admin@vitrina.test'],
    ['manager', 'manager@vitrina.test'],
  ] as const) {
    const call = callsOf(server.origin, await signIn(server.origin, email))
    for (const [what, text] of Object.entries(texts)) {
      const keystrokes = typedOf(text)
      const walk = async (each: (ms: number) => void) => {
        for (let n = 0; n < Math.max(TIMES, keystrokes.length); n++) {
          const from = performance.now()
          await call('GET', `/api/v1/back-office/search?q=${encodeURIComponent(keystrokes[n % keystrokes.length] ?? '')}`)
          each(performance.now() - from)
        }
      }
      await walk(() => {})
      const waits: number[] = []
      const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })
      const before = readings()
      await walk((ms) => waits.push(ms))
      const after = readings()
      const times = waits.length
      const plainBefore = cpuOf(baseline.child.pid ?? 0)
      for (let n = 0; n < times; n++) await send(`${baseline.origin}/bytes/2000`)
      const plain = Math.max(0.01, (cpuOf(baseline.child.pid ?? 0) - plainBefore) / times)
      const cpu = { server: (after.server - before.server) / times, postgres: (after.postgres - before.postgres) / times }
      const together = cpu.server + cpu.postgres
      const worst = Math.max(...waits)
      table.push({
        who,
        what,
        'server, ms': cpu.server.toFixed(2),
        'PostgreSQL, ms': cpu.postgres.toFixed(2),
        'together, ms': together.toFixed(2),
        'bare routes': (together / plain).toFixed(0),
        'longest wait, ms': worst.toFixed(0),
        load: loadavg()[0]?.toFixed(1),
      })
      if (together > MOST_CPU_MS || worst > MOST_MS) process.exitCode = 1
    }
  }
  console.table(table)
  const painted: Record<string, unknown>[] = []
  for (const login of ['admin@vitrina.test', 'manager@vitrina.test'])
    for (const [what, times] of Object.entries(await measurePaint(server.origin, { login, texts }))) {
      const sorted = times.toSorted((a, b) => a - b)
      const worst = sorted.at(-1) ?? 0
      painted.push({
        login,
        what,
        keys: sorted.length,
        'median until painted, ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        'longest, ms': Math.round(worst),
        load: loadavg()[0]?.toFixed(1),
      })
      if (worst > MOST_MS) process.exitCode = 1
    }
  console.table(painted)
  console.log(`${ORDERS} orders, ${COMPANIES} companies; at most ${MOST_CPU_MS} ms of processor and ${MOST_MS} ms until painted`)
} finally {
  await db.end()
  baseline.child.kill()
  await close()
}
