import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { featureField, type ProductValues } from '@vitrina/contract/goods/product-fields'
import { inTransaction } from '#platform/context'
import { aUser } from '#test/builders'
import { describeStore } from '#test/describe-store'
import { smallCatalogue } from '#test/small-catalogue'
import { readProductState } from './product-state.queries.ts'
import { type ChangedBy, type ProductRow, saveProducts } from './save-products.ts'
import { undoChanges } from './undo-changes.ts'

const { server: store, goods } = describeStore({ goods: smallCatalogue })
let byImport: ChangedBy
let byHand: ChangedBy

beforeAll(async () => {
  const user = await aUser(store.ctx, { role: 'content', lastName: 'Серова', firstName: 'Анна' })
  byImport = { actorId: user.id, source: 'import', sourceNumber: 7 }
  byHand = { actorId: user.id, source: 'hand' }
})

const save = (rows: ProductRow[], by = byImport) => inTransaction(store.ctx, (tx) => saveProducts(tx, by, rows))
const undo = (ids: number[], by = byHand) => inTransaction(store.ctx, (tx) => undoChanges(tx, by, ids))
const valuesOf = async (id: number) => (await readProductState(store.ctx, id))?.values
const idsOf = (saved: Awaited<ReturnType<typeof save>>) => saved.flatMap((one) => (one.outcome === 'refused' ? [] : one.changeIds))

const crossSection = () => featureField(goods.features.section.id)
const colour = () => featureField(goods.features.colour.id)

const valuesWith = (values: ProductValues, features: Record<string, string[]>): ProductValues => ({ ...values, ...features })

const whole = (article: string): ProductValues => {
  const { sectionId, familyId, brandId, sellerId, unitId, countryCode } = goods.products.thinCable
  return { article, name: `Кабель ${article}`, sectionId, familyId, brandId, sellerId, unitId, countryCode }
}

test('only what differs is written, and a second import of the same rows leaves all of them', async () => {
  const { thinCable, mediumCable } = goods.products
  const rows: ProductRow[] = [
    { id: thinCable.id, values: valuesWith({ name: 'Кабель ВВГнг-LS 3х1,5', weightGrams: 120 }, { [crossSection()]: ['1.5'] }) },
    { id: mediumCable.id, values: { name: mediumCable.name } },
    { values: { ...whole('NEW-1'), [crossSection()]: ['4'], analogs: [thinCable.id], images: ['aa/1.jpg', 'aa/2.jpg'] } },
  ]
  const first = await save(rows)
  expect(first.map(({ outcome }) => outcome)).toEqual(['changed', 'left', 'added'])
  expect(first[0]).toMatchObject({ changes: [{ field: 'name' }, { field: 'weightGrams', before: 0, after: 120 }] })
  const added = first[2]?.id ?? 0
  expect(await valuesOf(added)).toMatchObject({ isActive: false, images: ['aa/1.jpg', 'aa/2.jpg'], [crossSection()]: ['4'] })
  const again = await save([...rows.slice(0, 2), { id: added, values: rows[2]?.values ?? {} }])
  expect(again.map(({ outcome }) => outcome)).toEqual(['left', 'left', 'left'])
  const { rows: values } = await store.pool.query(`select text, number from feature_values where feature_id = $1 order by position`, [
    goods.features.section.id,
  ])
  expect(values).toEqual([
    { text: '1,5', number: 1.5 },
    { text: '2,5', number: 2.5 },
    { text: '4', number: 4 },
    { text: '10', number: 10 },
  ])
})

test('a row that cannot be saved says why and hinders no other', async () => {
  const { thinCable, relay } = goods.products
  const saved = await save([
    { id: 2_000_000_000, values: { name: 'Нет такого' } },
    { id: relay.id, values: { article: 'KAB-0015' } },
    { values: { article: 'NEW-2' } },
    { id: thinCable.id, values: { seriesId: null, brandId: 2_000_000_000 } },
    { id: goods.products.mediumCable.id, values: { [crossSection()]: ['толстый'] } },
    { values: { ...whole('NEW-3'), ean: 'abc' } },
    { id: goods.products.breaker.id, version: 999, values: { name: 'Автомат' } },
    { values: whole('NEW-4') },
    { values: whole('NEW-4') },
  ])
  expect(saved.map((one) => (one.outcome === 'refused' ? `${one.refusal.field}: ${one.refusal.reason}` : one.outcome))).toEqual([
    'id: not-found',
    'article: taken',
    'name: missing',
    'brandId: unknown',
    `${crossSection()}: invalid`,
    'ean: invalid',
    'version: changed',
    'added',
    'article: taken',
  ])
})

test('taking an import back restores every value, deletes what it added, and leaves what a person changed since', async () => {
  const { thickCable, relay } = goods.products
  const before = { thick: await valuesOf(thickCable.id), relay: await valuesOf(relay.id) }
  const saved = await save([
    { id: thickCable.id, values: valuesWith({ name: 'Кабель 3х10 новый', images: ['aa/3.jpg'] }, { [colour()]: ['синий', 'красный'] }) },
    { id: relay.id, values: { name: 'Автомат новый', multiplicity: 12 } },
    { values: whole('NEW-5') },
  ])
  await save([{ id: relay.id, values: { name: 'Автомат от руки' } }], byHand)
  const undone = await undo(idsOf(saved))
  expect(undone.map(({ change, outcome }) => `${change.field} ${outcome}`).toSorted()).toEqual(
    ['added undone', `${colour()} undone`, 'images undone', 'multiplicity undone', 'name changed-since', 'name undone'].toSorted(),
  )
  expect(undone.find(({ outcome }) => outcome === 'changed-since')).toMatchObject({
    by: { actorName: 'Серова Анна', after: 'Автомат от руки' },
  })
  expect(await valuesOf(thickCable.id)).toEqual(before.thick)
  expect(await valuesOf(relay.id)).toEqual({ ...before.relay, name: 'Автомат от руки' })
  expect(await valuesOf(saved[2]?.id ?? 0)).toBeUndefined()
  expect((await undo(idsOf(saved))).every(({ outcome }) => outcome !== 'undone')).toBe(true)
})

test('any sequence of edits undone in reverse restores every value', async () => {
  const { thinCable, thickCable, breaker } = goods.products
  const values = fc.record(
    {
      name: fc.constantFrom('Кабель', 'Провод', 'Шнур'),
      ean: fc.constantFrom(null, '4601234567890', '4609876543210'),
      multiplicity: fc.constantFrom(1, 5, 0.125),
      isActive: fc.boolean(),
      images: fc.uniqueArray(fc.constantFrom('aa/1.jpg', 'aa/2.jpg', 'aa/3.jpg')),
      analogs: fc.uniqueArray(fc.constantFrom(thickCable.id, breaker.id)),
      [colour()]: fc.uniqueArray(fc.constantFrom('чёрный', 'белый', 'жёлтый'), { maxLength: 2 }),
      [crossSection()]: fc.uniqueArray(fc.constantFrom('1,5', '16', '2.5'), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(values, { minLength: 1, maxLength: 6 }), fc.boolean(), async (edits, atOnce) => {
      const before = await valuesOf(thinCable.id)
      const steps: number[][] = []
      for (const edit of edits) steps.push(idsOf(await save([{ id: thinCable.id, values: edit as ProductValues }], byHand)))
      const undone = []
      if (atOnce) undone.push(...(await undo(steps.flat())))
      else for (const step of steps.toReversed()) undone.push(...(await undo(step)))
      expect(undone.filter(({ outcome }) => outcome !== 'undone')).toEqual([])
      const after = (await valuesOf(thinCable.id)) as Record<string, unknown>
      // A feature with no value is not told from one that was never given.
      const filled = Object.fromEntries(
        Object.entries(after).filter(([field, value]) => field in (before ?? {}) || !Array.isArray(value) || value.length > 0),
      )
      expect(filled).toEqual(before)
    }),
    { numRuns: 15 },
  )
})

test('an undoing can be undone, and then the change holds again', async () => {
  const { breaker } = goods.products
  const [changed] = await save([{ id: breaker.id, values: { description: 'Новое' } }], byHand)
  await undo(changed && changed.outcome !== 'refused' ? changed.changeIds : [])
  const { rows } = await store.pool.query<{ id: number }>('select id from product_changes where product_id = $1 order by id desc limit 1', [
    breaker.id,
  ])
  expect((await undo(rows.map(({ id }) => id))).map(({ outcome }) => outcome)).toEqual(['undone'])
  expect(await valuesOf(breaker.id)).toMatchObject({ description: 'Новое' })
})

test('two thousand rows are saved within seconds', { timeout: 20_000 }, async () => {
  const rows = Array.from({ length: 2_000 }, (_, n) => ({ values: { ...whole(`MASS-${n}`), [colour()]: [`цвет ${n % 50}`] } }))
  const from = performance.now()
  expect((await save(rows)).filter(({ outcome }) => outcome === 'added')).toHaveLength(2_000)
  expect(performance.now() - from).toBeLessThan(10_000)
})
