import { WHOLE } from '@vitrina/contract/prices/prices.rules'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { isSeeded, seedDemo } from '../demo/src/demo.ts'
import { readConfig } from '../server/src/config.ts'
import { openCatalogueSearch } from '../server/src/search/open-catalogue-search.ts'
import { createContext } from '../server/src/platform/create-context.ts'
import { filesOnDisk } from '../server/src/platform/files/files.ts'
import { migrateDatabase } from '../server/src/migrate-database.ts'
import { distortionsFor, type Good } from '../server/test/distortions.ts'
import { openDatabase } from '../tools/launch/open-database.ts'

/**
 * The searches of the quality test on a large catalogue: two thousand of its goods, each distorted in every way.
 * `--data` names an existing store; `--misses=5` shows so many of each class that were not found.
 */
const { values: args } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    data: { type: 'string' },
    misses: { type: 'string', default: '0' },
  },
})
const QUERY_COUNT = 2_000
const SHOWN = 10
const LEAST_PERCENT = 98
const folder = args.data ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))

const postgres = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
try {
  await migrateDatabase(postgres.url)
  if (!(await isSeeded(postgres.url)))
    await seedDemo({ url: postgres.url, products: Number(args.products), files: filesOnDisk(join(folder, 'files')), progress: () => {} })
  const { rows: goods } = await pool.query<Good & { total: number }>(
    `select id, article, name, total from
      (select id, article, name, row_number() over (order by id) as place, count(*) over ()::int as total from products where is_active) p
      where place % greatest(1, total / ${QUERY_COUNT}) = 0 order by id limit ${QUERY_COUNT}`,
  )
  const { rows: sold } = await pool.query<{ article: string }>('select article from products where is_active')
  const articles = sold.map(({ article }) => article).toSorted()
  /** A beginning shared by more articles than are shown identifies none of them. */
  const isAmbiguous = (typed: string) => {
    let [low, high] = [0, articles.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((articles[middle] ?? '') < typed) low = middle + 1
      else high = middle
    }
    return articles[low + SHOWN]?.startsWith(typed) === true
  }
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url })
  const engine = await openCatalogueSearch(createContext(config, pool))
  const viewer = { priceList: 1, regionFactor: WHOLE, discounts: [], places: [1] }
  const firstTen = async (text: string) => {
    const request = { columns: [], features: [], viewer, sort: 'relevance' as const, offset: 0, limit: SHOWN, withFacets: false }
    const { ids, near } = await engine.search({ ...request, text })
    return [...ids, ...near].slice(0, SHOWN)
  }
  const measure = async (name: string, typedFor: (good: Good, place: number) => string | null, most: number) => {
    const missed: string[] = []
    let queryCount = 0
    for (const [place, good] of goods.entries()) {
      const typed = typedFor(good, place)
      if (typed === null || isAmbiguous(typed)) continue
      queryCount += 1
      if (!(await firstTen(typed)).slice(0, most).includes(good.id)) missed.push(`${typed} ← ${good.article} ${good.name}`)
    }
    return { name, asked: queryCount, percent: (100 * (queryCount - missed.length)) / queryCount, missed }
  }
  const measured = [await measure('exact article, first', ({ article }) => article, 1)]
  for (const [name, distort] of Object.entries(distortionsFor(0))) measured.push(await measure(name, distort, SHOWN))
  console.table(measured.map(({ name, asked, percent }) => ({ class: name, asked, 'found, %': percent.toFixed(2) })))
  for (const { name, missed } of measured) for (const one of missed.slice(0, Number(args.misses))) console.log(`${name}: ${one}`)
  console.log(`${goods.length} of ${goods[0]?.total ?? 0} products`)
  if (measured.some(({ percent }, place) => percent < (place === 0 ? 100 : LEAST_PERCENT))) process.exitCode = 1
  await engine.close()
} finally {
  await pool.end()
  await postgres.close()
  if (!args.data) await rm(folder, { recursive: true, force: true })
}
