import { describe, expect, test } from 'vitest'
import { onDay, wholeDay, withArrivalMoved } from './promised-lines.rules.ts'
import type { PromisedLines } from './promises.queries.ts'

const [OLD, NEW, LATER] = ['2026-03-05', '2026-03-12', '2026-03-20']
type Part = PromisedLines[number]['parts'][number]
const part = (given: Partial<Part>): Part => ({ source: 'arrival', warehouseId: 7, day: OLD, amount: 4, ...given })
const line = (given: Partial<PromisedLines[number]>): PromisedLines[number] => ({
  orderItemId: 1,
  day: OLD,
  confidence: 'firm',
  parts: [],
  missing: 0,
  ...given,
})

describe('the day of lines together', () => {
  test('is the latest of them, and none when one has none', () => {
    expect(
      wholeDay([
        { orderItemId: 1, day: NEW },
        { orderItemId: 2, day: LATER },
        { orderItemId: 3, day: OLD },
      ]),
    ).toBe(LATER)
    expect(
      wholeDay([
        { orderItemId: 1, day: NEW },
        { orderItemId: 2, day: null },
      ]),
    ).toBeNull()
    expect(wholeDay([])).toBeNull()
  })
})

describe('an arrival that moved', () => {
  const kept = [
    line({
      parts: [part({}), part({ source: 'stock', amount: 1 }), part({ warehouseId: 8, amount: 2 }), part({ day: LATER, amount: 3 })],
      missing: 5,
    }),
  ]
  const awaited = [{ orderItemId: 1, was: OLD }]

  test('takes its own parts to the new day and leaves stock, other warehouses and other arrivals', () => {
    const [moved] = withArrivalMoved(kept, [{ orderItemId: 1, day: LATER }], { warehouseId: 7, day: NEW, awaited })
    expect(moved).toEqual({
      orderItemId: 1,
      day: LATER,
      confidence: 'firm',
      parts: [
        { ...part({}), day: NEW },
        part({ source: 'stock', amount: 1 }),
        part({ warehouseId: 8, amount: 2 }),
        part({ day: LATER, amount: 3 }),
      ],
      missing: 5,
    })
  })

  test('to an unknown day: its parts are missing, and so is the day of the line', () => {
    const [moved] = withArrivalMoved(kept, [{ orderItemId: 1, day: null }], { warehouseId: 7, day: null, awaited })
    expect(moved).toMatchObject({ day: null, confidence: 'unknown', missing: 9 })
    expect(moved?.parts.map(({ amount }) => amount)).toEqual([1, 2, 3])
  })

  test('of a line without an earlier promise: an estimate of nothing', () => {
    expect(withArrivalMoved([], [{ orderItemId: 2, day: NEW }], { warehouseId: 7, day: NEW, awaited })).toEqual([
      { orderItemId: 2, day: NEW, confidence: 'estimated', parts: [], missing: 0 },
    ])
  })

  test('concerns only the lines that waited for it', () => {
    const [same] = withArrivalMoved(kept, [{ orderItemId: 1, day: OLD }], {
      warehouseId: 7,
      day: NEW,
      awaited: [{ orderItemId: 2, was: OLD }],
    })
    expect(same?.parts).toEqual(kept[0]?.parts)
  })
})

describe('a promise given by staff', () => {
  const kept = [line({ parts: [part({}), part({ source: 'stock', day: NEW, amount: 2 })], missing: 3 })]

  test('brings everything on one day', () => {
    expect(onDay(kept, [{ orderItemId: 1, day: OLD }], LATER)).toEqual([
      {
        orderItemId: 1,
        day: LATER,
        confidence: 'estimated',
        parts: [part({ day: LATER }), part({ source: 'stock', day: LATER, amount: 2 })],
        missing: 0,
      },
    ])
  })

  test('or has no known day: all of it is missing', () => {
    expect(onDay(kept, [{ orderItemId: 1, day: OLD }], null)).toEqual([
      { orderItemId: 1, day: null, confidence: 'unknown', parts: [], missing: 9 },
    ])
    expect(onDay([], [{ orderItemId: 2, day: OLD }], null)).toEqual([
      { orderItemId: 2, day: null, confidence: 'unknown', parts: [], missing: 0 },
    ])
  })
})
