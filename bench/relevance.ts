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
import { demoGoods } from '../server/test/relevance/demo-query.ts'
import { demoRelevance } from '../server/test/relevance/demo-relevance.ts'
import { averageShare, failuresOf, measureRelevance } from '../server/test/relevance/measure-relevance.ts'
import { queryReader, type QueryReader } from '../server/src/search/understanding/query-reader.ts'
import { openDatabase } from '../tools/launch/open-database.ts'

/**
 * The queries of the relevance set on the demo: how many of the first ten answers a professional would call right.
 * `--data` names an existing store; `--failures` shows what was found instead as well. The time is that of
 * reading a text, without finding anything: of the queries, of full names of goods, and of hostile texts.
 */
const { values: args } = parseArgs({
  options: {
    products: { type: 'string', default: '20000' },
    data: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
})
const hostile = [
  'а'.repeat(10_000),
  'кабель '.repeat(1_400),
  Array.from({ length: 500 }, (_, at) => at).join(' '),
  Array.from({ length: 30 }, (_, at) => at + 1).join(' '),
  '3х'.repeat(250),
  '16 '.repeat(160),
  'constructor __proto__ toString',
  'абвгдежз йклмнопр стуфхцчш щъыьэюя '.repeat(7),
  'автомат розетка кабель щит лампа выключатель реле датчик провод лоток труба шина клемма '.repeat(2),
]
const LEAST_AVERAGE = 0.97
const LEAST_OF_ANY = 0.5
const folder = args.data ?? (await mkdtemp(join(tmpdir(), 'vitrina-bench-')))

const postgres = await openDatabase(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
const pool = new pg.Pool({ connectionString: postgres.url, max: 4 })
try {
  await migrateDatabase(postgres.url)
  if (!(await isSeeded(postgres.url)))
    await seedDemo({ url: postgres.url, products: Number(args.products), files: filesOnDisk(join(folder, 'files')), progress: () => {} })
  const { rows: sold } = await pool.query<{ id: number; name: string }>('select id, name from products order by id')
  const nameById = new Map(sold.map(({ id, name }) => [id, name]))
  const goods = demoGoods(sold.length)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, DATABASE_URL: postgres.url })
  const search = await openCatalogueSearch(createContext(config, pool))
  const classes: { name: string; answers: Awaited<ReturnType<typeof measureRelevance>> }[] = []
  for (const { name, queries } of demoRelevance)
    classes.push({ name, answers: await measureRelevance({ search, queries, goods, priceList: 1 }) })
  const all = { name: 'all', answers: classes.flatMap(({ answers }) => answers) }
  const isBad = ({ share }: { share: number }) => share < LEAST_OF_ANY
  console.table(
    [...classes, all].map(({ name, answers }) => ({
      class: name,
      queries: answers.length,
      'right of the first ten': averageShare(answers).toFixed(3),
      [`below ${LEAST_OF_ANY}`]: answers.filter(isBad).length,
    })),
  )
  for (const { name, answers } of classes)
    for (const answer of answers.filter(({ share }) => share < 1)) {
      console.log(`${failuresOf([answer])[0]} (${name})`)
      if (args.failures) for (const id of answer.wrong) console.log(`      ✗ ${nameById.get(id)}`)
    }
  const reader = queryReader(pool, console.error)
  console.table({
    queries: await readingTime(
      reader,
      demoRelevance.flatMap(({ queries }) => queries.map(({ text }) => text)),
    ),
    names: await readingTime(
      reader,
      sold.slice(0, 500).map(({ name }) => name),
    ),
    hostile: await readingTime(reader, hostile),
  })
  console.log(`${all.answers.length} queries, ${sold.length} products, right among the first ten: ${averageShare(all.answers).toFixed(4)}`)
  if (averageShare(all.answers) < LEAST_AVERAGE || all.answers.some(isBad)) process.exitCode = 1
  await search.close()
} finally {
  await pool.end()
  await postgres.close()
  if (!args.data) await rm(folder, { recursive: true, force: true })
}

/** Milliseconds, the best of five, as others take the processor meanwhile; a space at the end makes a text that was not read before. */
async function readingTime(reader: QueryReader, texts: readonly string[]) {
  for (const text of texts) await reader.read(text)
  const times: number[] = []
  for (const text of texts) {
    const tries: number[] = []
    for (let spaces = 1; spaces <= 5; spaces++) {
      const before = performance.now()
      await reader.read(text + ' '.repeat(spaces))
      tries.push(performance.now() - before)
    }
    times.push(Math.min(...tries))
  }
  times.sort((a, b) => a - b)
  return { texts: texts.length, median: times[times.length >> 1]?.toFixed(2), slowest: times.at(-1)?.toFixed(2) }
}
