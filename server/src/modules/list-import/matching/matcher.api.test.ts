import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aProduct } from '#test/builders.goods'
import { smallCatalogue } from '#test/small-catalogue'
import { catalogueReference } from '#modules/catalogue/catalogue-reference'
import type { CatalogueSearch } from '#search/catalogue-search'
import { openCatalogueSearch } from '#search/open-catalogue-search'
import { readFreeLine } from '../reading/lines/read-line.rules.ts'
import { matchKeyOf } from './match-key.ts'
import { type Matcher, openMatcher } from './matcher.ts'

// Threads start slowly on a machine with other work.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const { server, goods } = describeStore({ goods: smallCatalogue })
const viewer = { priceList: 0, regionFactor: 10_000, discounts: [], places: [] }
let search: CatalogueSearch
let inThread: Matcher
let here: Matcher

beforeAll(async () => {
  search = await openCatalogueSearch(server.ctx)
  const catalogue = { search: async () => search, reference: catalogueReference(server.ctx) }
  inThread = openMatcher(server.ctx, catalogue, { matchedHere: 0 })
  here = openMatcher(server.ctx, catalogue)
})
afterAll(async () => {
  await inThread.close()
  await here.close()
  await search.close()
})

const asking = (...texts: string[]) => ({
  companyId: null,
  viewer,
  lines: texts.map((text) => {
    const line = readFreeLine(text)
    return { ...line, matchKey: matchKeyOf(line) }
  }),
})

test('a thread finds what the server itself finds: product, candidates, reason, reading', async () => {
  await inThread.prepare()
  const question = asking('AVT-16C 12 шт', 'Кабель ВВГ 3х1,5 - 20 м', 'автомат 16 ампер', 'кабелб медный', 'КАВ-0015', 'net-takogo-koda-99')
  const found = await inThread.match(question)
  expect(found).toEqual(await here.match(question))
  expect(found.map(({ status }) => status)).toContain('matched')
  expect(found.flatMap(({ candidates }) => candidates.map(({ productId }) => productId))).toContain(goods.products.thinCable.id)
})

test('a thread reads tables as the server itself does', async () => {
  const cells = [
    ['Прайс'],
    ['Артикул', 'Наименование', 'Кол-во'],
    ['Щит ЩР-1'],
    ['AVT-16C', 'Автомат', '12 шт'],
    ['', 'Кабель 3х1,5', '20 м'],
  ]
  const sheets = [{ name: 'Лист1', rows: cells.map((row, at) => ({ row: at + 1, cells: row })) }]
  const guessed = await inThread.guess(sheets)
  expect(guessed).toEqual(await here.guess(sheets))
  const mapping = guessed.map((sheet) => sheet.mapping)
  const lines = await inThread.read(sheets, mapping)
  expect(lines).toEqual(await here.read(sheets, mapping))
  expect(lines.map(({ raw, groups }) => [raw, groups[0]?.name])).toEqual([
    ['AVT-16C · Автомат · 12 шт', 'Щит ЩР-1'],
    ['Кабель 3х1,5 · 20 м', 'Щит ЩР-1'],
  ])
  const remembered = new Map([[guessed[0]?.fingerprint ?? '', { columns: ['name' as const, 'note' as const, 'amount' as const] }]])
  const again = await inThread.guess(sheets, remembered)
  expect(again[0]).toMatchObject({ confidence: 1, mapping: { columns: ['name', 'note', 'amount'] } })
})

test('goods that come into the catalogue later are found in the thread too', async () => {
  const common = { sectionId: goods.sections.breakers.id }
  const added = await aProduct(server.ctx, { ...common, article: 'QQZ-7781', manufacturerCode: 'QQZ', name: 'Реле времени' })
  const found = async () => (await inThread.match(asking('QQZ-7781 3 шт')))[0]?.candidates[0]?.productId
  await expect.poll(found, { timeout: 20_000 }).toBe(added.id)
})
