import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../../server/src')
const read = (file: string) => readFileSync(resolve(src, file), 'utf8')
const files = globSync('{modules,platform,search}/**/*.ts', { cwd: src }).filter((file) => !file.endsWith('.test.ts'))

/** By the name the query builder knows a table by: `orderItems` is `order_items`. */
const tableNames = new Map(
  globSync('tables/*.ts', { cwd: src }).flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name = '', table = '']) => [name, table] as const),
  ),
)

/** Files that write tables of others, and why they must. */
const EXCEPTIONS: Record<string, string> = {
  'modules/setup/ground.queries.ts': 'lays the first rows of a new shop, before any module has something to change',
  'modules/setup/sample/sample.queries.ts': 'brings the sample of goods and takes it away as a whole, row by row as it was noted',
  'modules/account/personal-data/erasure.queries.ts': 'deletes a person from every table of the inventory of personal data',
}

const BUILDER = /\b(?:db|tx)\s*\.(?:insert|update|delete)\((\w+)\)/g
const RAW =
  /\b(?:insert into|delete from|update)\s+(?:only\s+)?(?:"?([a-z_]+)"?(?:\s+(?:as\s+)?[a-z]+)?\s+(?:set\b|\(|using\b|where\b|select\b|overriding\b|returning\b)|\$\{([^}]+)\})/g
/** `do update set` of an upsert names no table. */
const KEYWORDS = new Set(['set'])

/** The tables a source text writes, by their names in the database; one that cannot be told is a `?`. */
function writtenTables(source: string): string[] {
  const built = [...source.matchAll(BUILDER)].map(([, name = '']) => tableNames.get(name) ?? `?${name}`)
  const raw = [...source.matchAll(RAW)].map(([, table, name]) => table ?? tableNames.get(name ?? '') ?? `?${name}`)
  return [...new Set([...built, ...raw])].filter((table) => !KEYWORDS.has(table))
}

/** `modules/orders/placing/terms.queries.ts` is of the module `orders`; platform and search are one each. */
const ownerOf = (file: string) => file.split('/').at(file.startsWith('modules/') ? 1 : 0) ?? file

function complaintsOf(sources: readonly (readonly [file: string, source: string])[]): string[] {
  const writers = new Map<string, Map<string, string>>()
  for (const [file, source] of sources) {
    if (file in EXCEPTIONS) continue
    for (const table of writtenTables(source)) writers.set(table, new Map([...(writers.get(table) ?? []), [ownerOf(file), file]]))
  }
  return [...writers]
    .filter(([table, owners]) => owners.size > 1 || table.startsWith('?'))
    .map(([table, owners]) => `${table} is written by ${[...owners.values()].toSorted().join(' and ')}`)
    .toSorted()
}

test('each table is written by one module; others call its verbs', () => {
  expect(tableNames.size).toBeGreaterThan(80)
  expect(complaintsOf(files.map((file) => [file, read(file)]))).toEqual([])
})

test('every table of a module’s queries is seen, typed and raw', () => {
  const written = new Set(files.flatMap((file) => writtenTables(read(file))))
  expect([...tableNames.values()].filter((table) => written.has(table)).length).toBeGreaterThan(60)
})

test('no exception outlives its file', () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !files.includes(file))).toEqual([])
})

const OWN = ['modules/orders/orders.queries.ts', 'await db.insert(orders).values(order)'] as const

test.each([
  'await db.update(orders).set({ state })',
  'await tx.db\n    .delete(orders)\n    .where(eq(orders.id, id))',
  'await db.execute(sql`update orders o set state = ${state}`)',
  'await db.execute(sql`\n    insert into orders (number) values (1)`)',
  '`with gone as (delete from orders where id = $1) select 1`',
  'await db.execute(sql`delete from ${orders} where id = 1`)',
])('a foreign write is found: %s', (source) => {
  expect(complaintsOf([OWN, ['modules/cart/carts.queries.ts', source]])).toEqual([
    'orders is written by modules/cart/carts.queries.ts and modules/orders/orders.queries.ts',
  ])
})

test('a write whose table cannot be told is found', () => {
  expect(complaintsOf([['modules/cart/carts.queries.ts', 'await db.delete(table)']])).toEqual([
    '?table is written by modules/cart/carts.queries.ts',
  ])
})

test.each(['on conflict (id) do update set sum = 1', 'select from orders where id = 1 for update', "createHash('sha256').update(orders)"])(
  'no write: %s',
  (source) => {
    expect(complaintsOf([OWN, ['modules/cart/carts.queries.ts', source]])).toEqual([])
  },
)
