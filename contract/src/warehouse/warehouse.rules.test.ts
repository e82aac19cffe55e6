import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineSource, SourcedLine } from '../fulfilment/fulfilment.rules.ts'
import { comparePlaces, findScanned, isPickValid, openAmounts, pickedAfter, queueOf, scannedAmount, waitsFor } from './warehouse.rules.ts'

const source = (given: Partial<LineSource>): LineSource => ({
  kind: 'stock',
  warehouseId: 1,
  amount: 0,
  held: 0,
  inTransit: 0,
  shipped: 0,
  free: 0,
  ...given,
})
const line = (sources: LineSource[], given: Partial<SourcedLine> = {}): SourcedLine => ({
  id: 1,
  productId: 7,
  amount: sources.reduce((sum, { amount }) => sum + amount, 0),
  cancelled: 0,
  shipped: 0,
  waiting: 0,
  sources,
  ...given,
})
const here = { warehouseId: 1, pickupAt: null }

test('open amounts are told apart: here, on the way here, elsewhere, still to arrive', () => {
  const parts = [
    source({ amount: 5, held: 5 }),
    source({ amount: 2, inTransit: 2 }),
    source({ warehouseId: 2, amount: 4, held: 4 }),
    source({ kind: 'toOrder', warehouseId: null, amount: 3 }),
  ]
  const amounts = openAmounts([line(parts)], here)
  expect(amounts).toEqual({ open: 14, here: 5, transfer: 2, elsewhere: 4, arrival: 3 })
  expect(waitsFor(amounts, true)).toEqual(['arrival', 'transfer', 'elsewhere'])
  expect(waitsFor(amounts, false)).toEqual(['payment', 'arrival', 'transfer', 'elsewhere'])
})

test('goods that were released and sold to another are missing from the stock', () => {
  const amounts = openAmounts([line([source({ amount: 5, held: 1, free: 1 })])], here)
  expect(amounts).toMatchObject({ open: 5, here: 2 })
  expect(waitsFor(amounts, true)).toEqual(['stock'])
})

test('an order is ready when something may leave, waits otherwise, and stands with pickups once all of it is together', () => {
  const order = { here: 1, open: 2, isCleared: true, hasReadyPickup: false }
  expect(queueOf(order)).toBe('ready')
  expect(queueOf({ ...order, isCleared: false })).toBe('waiting')
  expect(queueOf({ ...order, here: 0 })).toBe('waiting')
  expect(queueOf({ ...order, here: 0, open: 0, hasReadyPickup: true })).toBe('pickup')
  expect(queueOf({ ...order, hasReadyPickup: true })).toBe('ready')
})

test('never more is picked than wanted, nor less than nothing, whatever the ticks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), fc.array(fc.integer({ min: -20, max: 20 })), (wanted, changes) => {
      let picked = 0
      for (const change of changes) picked = pickedAfter({ picked, wanted, change }) ?? picked
      expect(picked).toBeGreaterThanOrEqual(0)
      expect(picked).toBeLessThanOrEqual(wanted)
    }),
  )
})

test('a tick is over once more of its line has left', () => {
  expect(isPickValid({ sentBefore: 2 }, { shipped: 1, waiting: 1 })).toBe(true)
  expect(isPickValid({ sentBefore: 2 }, { shipped: 3, waiting: 0 })).toBe(false)
})

test('a scanned code finds the line that still wants some, whatever the case of its letters', () => {
  const coded = (orderItemId: number, picked: number, isShort = false) => ({
    orderItemId,
    codes: ['AVT-16', '46001'],
    wanted: 2,
    picked,
    isShort,
  })
  expect(findScanned([coded(1, 2), coded(2, 1)], ' avt-16 ')?.orderItemId).toBe(2)
  expect(findScanned([coded(1, 0, true), coded(2, 2)], '46001')?.orderItemId).toBe(1)
  expect(findScanned([coded(1, 0)], '46002')).toBeUndefined()
  expect(findScanned([coded(1, 0)], '  ')).toBeUndefined()
})

test('a scan is one piece, or the whole rest of goods that are measured', () => {
  expect(scannedAmount({ wanted: 3, picked: 1, decimals: 0 })).toBe(1)
  expect(scannedAmount({ wanted: 12.5, picked: 2, decimals: 1 })).toBe(10.5)
})

test('places follow the walk, goods without one come last', () => {
  expect(['Б-1', '', 'А-10', 'А-2'].toSorted(comparePlaces)).toEqual(['А-2', 'А-10', 'Б-1', ''])
})
