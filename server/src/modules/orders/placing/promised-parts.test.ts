import { expect, test } from 'vitest'
import { anActor } from '#test/builders.actor'
import { aPricedLine } from '#test/builders.placing'
import type { LinePromise, PromisedPart } from '#modules/promise/promise.rules'
import { partsOf } from './promise-order.ts'

const promised = (...lines: LinePromise[]) => ({ lines, day: null, ifSplit: [], routeId: null })
const part = (source: PromisedPart['source'], amount: number, given: Partial<PromisedPart> = {}): PromisedPart => ({
  source,
  warehouseId: 7,
  amount,
  day: '2026-11-20',
  arrivalId: null,
  ...given,
})
const line = (lineId: number, parts: PromisedPart[], missing = 0): LinePromise => ({
  lineId,
  day: null,
  confidence: 'unknown',
  parts,
  missing,
})

test('what lies in a warehouse is taken there, what is awaited comes from none, what nobody has is undated', () => {
  const parts = [
    part('stock', 3),
    part('transfer', 2, { warehouseId: 8, day: '2026-11-23' }),
    part('arrival', 4, { arrivalId: 90 }),
    part('maker', 1),
  ]
  const own = aPricedLine({ id: 2, product_id: null, custom_product_id: 20, amount: 6 })
  const lines = [aPricedLine({ id: 1, amount: 12.5 }), own]
  const common = { lineId: 1, readyOn: '2026-11-20' }
  expect(partsOf(anActor(), { lines, promised: promised(line(1, parts, 2.5)), wanted: { shortage: 'toOrder' } })).toEqual([
    { ...common, kind: 'stock', warehouseId: 7, amount: 3, promised: parts[0] },
    { ...common, kind: 'stock', warehouseId: 8, amount: 2, readyOn: '2026-11-23', promised: parts[1] },
    { ...common, kind: 'toOrder', warehouseId: null, amount: 4, promised: parts[2] },
    { ...common, kind: 'toOrder', warehouseId: null, amount: 1, promised: parts[3] },
    { lineId: 1, kind: 'toOrder', warehouseId: null, amount: 2.5, readyOn: null, promised: null },
    { lineId: 2, kind: 'toOrder', warehouseId: null, amount: 6, readyOn: null, promised: null },
  ])
})

test('who wants no waiting is refused each short line with what is there; goods of one’s own are never short', () => {
  const lines = [
    aPricedLine({ id: 1, amount: 0.3, article: 'КАБ', unitName: 'м' }),
    aPricedLine({ id: 2, amount: 5 }),
    aPricedLine({ id: 3, amount: 4, article: 'АВТ' }),
    aPricedLine({ id: 4, product_id: null, amount: 9 }),
  ]
  const found = promised(line(1, [part('stock', 0.2)], 0.1), line(2, [part('stock', 5)]))
  const ask = (some: typeof lines) => () => partsOf(anActor(), { lines: some, promised: found, wanted: { shortage: 'refuse' } })
  expect(ask(lines)).toThrow(
    expect.objectContaining({
      code: 'order.stock-short',
      fields: [
        { field: 'lines.1', message: expect.stringMatching(/^КАБ: .*0[.,]2 м/), code: 'stock-short' },
        { field: 'lines.3', message: expect.stringMatching(/^АВТ: .*0 шт/), code: 'stock-short' },
      ],
    }),
  )
  expect(ask(lines.filter(({ id }) => id === 2 || id === 4))().map(({ lineId }) => lineId)).toEqual([2, 4])
})
