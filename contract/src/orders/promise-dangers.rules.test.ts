import { expect, test } from 'vitest'
import { dangersOf } from './promise-dangers.rules.ts'

const part = { kind: 'stock', unheld: 0, readyOn: '2026-11-20', arrivesOn: null } as const
const calm = {
  desiredOn: null,
  promisedOn: '2026-11-20',
  awaitsPayment: false,
  reservedUntil: null,
  today: '2026-11-18',
  lines: [{ id: 1, open: [part] }],
}

test('an order held for its day is in no danger', () => {
  expect(dangersOf(calm)).toEqual([])
})

test('each danger is named, the gravest first', () => {
  const open = [
    { ...part, unheld: 2 },
    { kind: 'toOrder', unheld: 5, readyOn: null, arrivesOn: '2026-11-25' },
  ] as const
  const found = dangersOf({ ...calm, promisedOn: '2026-11-17', reservedUntil: '2026-11-16', awaitsPayment: true, lines: [{ id: 1, open }] })
  expect(found.map(({ kind }) => kind)).toEqual(['late', 'arrival-late', 'undated', 'not-held', 'reserve-ends', 'unpaid'])
})

test('an arrival that should have come by now endangers a later day too', () => {
  const awaited = { kind: 'toOrder', unheld: 5, readyOn: '2026-11-20', arrivesOn: '2026-11-17' } as const
  expect(dangersOf({ ...calm, lines: [{ id: 1, open: [awaited] }] })).toEqual([{ kind: 'arrival-late', itemId: 1, day: '2026-11-17' }])
})

test('with nothing left to send there is no danger', () => {
  expect(dangersOf({ ...calm, promisedOn: '2026-01-01', awaitsPayment: true, lines: [{ id: 1, open: [] }] })).toEqual([])
})
