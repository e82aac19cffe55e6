import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { isSeeded, seedDemo } from '../demo/src/demo.ts'
import { readConfig } from '../server/src/config.ts'
import { openCatalogueSearch } from '../server/src/search/open-catalogue-search.ts'
import { searchOracle } from '../server/src/search/oracle/search-oracle.ts'
import { rankingRuleCache } from '../server/src/search/ranking-rules/ranking-rule-cache.ts'
import { queryReader } from '../server/src/search/understanding/query-reader.ts'
import { synonymCache } from '../server/src/search/synonyms/synonym-cache.ts'
import { writeAllTerms } from '../server/src/search/oracle/write-terms.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { searchOnWorkers } from '../server/src/search/engine/search-on-workers.ts'
import { openSegment } from '../server/src/search/engine/segment.ts'
import { loadArrays } from '../server/src/search/engine/shared-arrays.ts'
import { openDatabase } from '../tools/launch/open-database.ts'
import { cpuOfFamily } from './catalogue-cpu.ts'
import { type Query, answer, loadsOf, mixed } from './search-load.ts'

/**
 * The engine of the catalogue beside PostgreSQL's own answers on one generated catalogue: time of each kind of request,
 * requests per second of processor on the mixed load, build, start and memory. The store is created once in `--data`.
 */
const { values: args } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    /** PostgreSQL's own answers take seconds each at a million, and its search words minutes to write. */
    'without-oracle': { type: 'boolean', default: false },
  },
})
const products = Number(args.products)
const folder = args.data ?? join(tmpdir(), `vitrina-bench-search-${products}`)
const TIMES = 400
/** Enough for one kind, even where each takes long. */
const MOST_MS = 5_000
const ORACLE_TIMES = 3
const MIXED = 2_000
/** One whole round of the mix. */
const ORACLE_MIXED = 100

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
const ms = (time: number | undefined) => (time === undefined ? '–' : time.toFixed(time < 10 ? 2 : 0))
const load = () => loadavg()[0]?.toFixed(1) ?? ''

async function timesOf(queries: Query[], count: number, run: (one: Query) => Promise<unknown>): Promise<(share: number) => number> {
  const times: number[] = []
  const until = performance.now() + MOST_MS
  for (let i = 0; i < count && (performance.now() < until || i < 3); i++) {
    const start = performance.now()
    await run(queries[i % queries.length] as Query)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return (share) => times[Math.floor((times.length - 1) * share)] as number
}

/** Requests a second of processor time, PostgreSQL's included. */
async function perCpuSecond(queries: Query[], postmaster: number, run: (one: Query) => Promise<unknown>): Promise<number> {
  const before = { ours: process.cpuUsage(), theirs: cpuOfFamily(postmaster) }
  for (const one of queries) await run(one)
  const { user, system } = process.cpuUsage(before.ours)
  return queries.length / ((user + system) / 1e6 + (cpuOfFamily(postmaster) - before.theirs) / 1e3)
}

const postgres = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
// JIT compilation costs PostgreSQL more than it gains here.
const pool = new pg.Pool({ connectionString: postgres.url, max: 4, options: '-c jit=off' })
try {
  await migrateDatabase(postgres.url)
  if (!(await isSeeded(postgres.url))) {
    console.log(`${products} products are made in ${folder}`)
    await seedDemo({ url: postgres.url, products, files: filesOnDisk(join(folder, 'files')), progress: () => {} })
  }
  const { rows } = await pool.query<{ pid: number }>("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid")
  const postmaster = rows[0]?.pid ?? 0
  const loads = await loadsOf(pool)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url })
  const path = join(folder, 'search', 'catalogue.index')

  // With the settings of a large catalogue, however small this one is.
  const open = () => openCatalogueSearch(createContext(config, pool), { builtHere: 0, answeredHere: 0 })

  await rm(path, { force: true })
  const building = performance.now()
  const engine = await open()
  const built = `${seconds(building)} s at load ${load()}`
  await perCpuSecond(mixed(loads, 300), postmaster, (one) => answer(engine, one))
  const rate = await perCpuSecond(mixed(loads, MIXED), postmaster, (one) => answer(engine, one))
  // Measured before a second index is loaded, which leaves the first to the collector.
  const memory = Math.round(process.memoryUsage().rss / 1e6)
  await engine.close()

  const starting = performance.now()
  const again = await open()
  await answer(again, loads[0]?.asks[0] as Query)
  const started = `${seconds(starting)} s`
  await again.close()

  const oracle = args['without-oracle']
    ? null
    : searchOracle(pool, {
        synonyms: synonymCache(pool),
        rules: rankingRuleCache(pool),
        reader: queryReader(pool, console.error),
      })
  if (oracle && !(await oracle.canAnswer({ text: 'x' }))) {
    const writing = performance.now()
    await writeAllTerms(pool)
    await pool.query('vacuum (analyze) search_documents, search_terms')
    console.log(`the words of PostgreSQL were written in ${seconds(writing)} s`)
  }
  const threads = searchOnWorkers(1)
  threads.use([openSegment(loadArrays(path))])
  const table = []
  for (const { name, asks, most } of loads) {
    // Warm-up: a first round lets V8 compile the code of a kind of request.
    await timesOf(asks, TIMES, (one) => answer(threads, one))
    const ours = await timesOf(asks, TIMES, (one) => answer(threads, one))
    const theirs = oracle && (await timesOf(asks, ORACLE_TIMES, (one) => answer(oracle, one)))
    table.push({
      request: name,
      'engine p50, ms': ms(ours(0.5)),
      'p99, ms': ms(ours(0.99)),
      'p50 at most': most,
      'PostgreSQL p50, ms': ms(theirs?.(0.5)),
      times: theirs ? Math.round(theirs(0.5) / ours(0.5)) : '–',
      load: load(),
    })
  }
  await threads.close()
  console.table(table)
  const theirRate = oracle && (await perCpuSecond(mixed(loads, ORACLE_MIXED), postmaster, (one) => answer(oracle, one)))
  console.log(
    `mixed load: ${Math.round(rate)} requests per second of processor` +
      (theirRate ? `, PostgreSQL ${theirRate.toFixed(1)}: ${Math.round(rate / theirRate)} times` : ''),
  )
  console.log(`build ${built}, start from the snapshot ${started}, memory while serving ${memory} MB`)
  console.log(`${products} products, ${availableParallelism()} processors`)
} finally {
  await pool.end()
  await postgres.close()
}
