import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cpuOf, cpuOfFamily } from './catalogue-cpu.ts'
import { openDemoStore } from './demo-store.ts'
import { callsOf, postmasterOf, signIn } from './store-process.ts'

const PRODUCTS = 5_000
/** Code compiled, statements planned. */
const MOST_WARM_UPS = 60
/** Idle connections report their statements within ten seconds. */
const REPORTED_MS = 10_500

type Measured = {
  /** The budget in milliseconds, of both processes together. */
  most?: number
  times?: number
  /** Runs before each time and is not measured. */
  before?: (n: number) => Promise<unknown>
  countsStatements?: boolean
}

/** A small demo store, its buyer, and the processor time of the buyer's calls: of the server and of PostgreSQL with all its backends. */
export async function openMeasuredStore({ times: usualTimes }: { times: number }) {
  // Others may be at work on the machine: processor time is measured here, not waiting.
  const patient = { RATE_LIMIT: '10000000', MAX_EVENT_LOOP_DELAY_MS: '1000000000', EMBEDDED_WORKER: 'false' }
  const { server, url, close } = await openDemoStore(patient, { products: PRODUCTS })
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  const postmaster = await postmasterOf(url)
  const call = callsOf(server.origin, await signIn(server.origin))

  /** Of the whole database: outside of transactions each statement is one of its own. */
  async function countTransactions(): Promise<number> {
    await pause(REPORTED_MS)
    const { rows } = await db.query<{ count: string }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]?.count)
  }

  const readings = () => ({ server: cpuOf(server.child.pid ?? 0), postgres: cpuOfFamily(postmaster) })

  async function spend(work: (n: number) => Promise<unknown>, { times, before }: { times: number; before: Measured['before'] }) {
    const spent = { server: 0, postgres: 0 }
    for (let n = 0; n < times; n++) {
      await before?.(n)
      const from = readings()
      await work(n)
      const to = readings()
      spent.server += (to.server - from.server) / times
      spent.postgres += (to.postgres - from.postgres) / times
    }
    return spent
  }

  const rows: Record<string, unknown>[] = []
  async function measure(
    what: string,
    work: (n: number) => Promise<unknown>,
    { most, times = usualTimes, before, countsStatements = false }: Measured = {},
  ): Promise<void> {
    await spend(work, { times: Math.min(times, MOST_WARM_UPS), before })
    const counted = countsStatements ? await countTransactions() : 0
    const ms = await spend(work, { times, before })
    const together = ms.server + ms.postgres
    rows.push({
      what,
      'server, ms': ms.server.toFixed(2),
      'PostgreSQL, ms': ms.postgres.toFixed(2),
      'together, ms': together.toFixed(2),
      'at most, ms': most ?? '–',
      ...(countsStatements && { statements: (((await countTransactions()) - counted) / times).toFixed(1) }),
      load: loadavg()[0]?.toFixed(1),
    })
    if (most !== undefined && together > most) process.exitCode = 1
  }

  return {
    db,
    call,
    measure,
    report: () => {
      console.table(rows)
      console.log(`${availableParallelism()} processors`)
    },
    close: async () => {
      await db.end()
      await close()
    },
  }
}
