import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CardEntry, compareCards } from './compare-cards.rules.ts'
import { asEntries, numbersIn, readCard } from './read-card.rules.ts'

const entry = (at: number, given: Partial<CardEntry> = {}): CardEntry => {
  const number = String(100 + at)
  // Days and sums far apart, so that a seeded error is the only likeness.
  const date = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)
  return { date, document: `УПД ${number}`, side: at % 3 === 0 ? 'money' : 'goods', sum: 10_000 + at * 137, numbers: [number], ...given }
}
const aCard = (size: number) => Array.from({ length: size }, (_, at) => entry(at))
const differences = (ours: readonly CardEntry[], theirs: readonly CardEntry[]) =>
  compareCards(ours, theirs).flatMap(({ difference, ours: one, theirs: other }) =>
    difference ? [`${difference} ${(one ?? other)?.document}`] : [],
  )

test('equal cards have no difference, in whatever order their rows are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer(), (size, seed) => {
      const ours = aCard(size)
      const theirs = ours
        .map((one) => ({ ...one, document: `Поступление ${one.numbers[0]}` }))
        .toSorted((one, other) => ((one.sum * 7919 + seed) % 101) - ((other.sum * 7919 + seed) % 101))
      expect(differences(ours, theirs)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

const kinds = ['missing-there', 'missing-here', 'doubled-there', 'other-sum', 'other-date'] as const

test('every seeded difference is found, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 49 }), { maxLength: 12 }),
      fc.array(fc.constantFrom(...kinds), { minLength: 12, maxLength: 12 }),
      (places, seeds) => {
        const ours = aCard(50)
        const theirs = [...ours]
        const expected: string[] = []
        for (const [turn, place] of places.entries()) {
          const kind = seeds[turn] ?? 'other-sum'
          const one = entry(place)
          expected.push(`${kind} ${one.document}`)
          if (kind === 'missing-there')
            theirs.splice(
              theirs.findIndex(({ document }) => document === one.document),
              1,
            )
          if (kind === 'missing-here')
            ours.splice(
              ours.findIndex(({ document }) => document === one.document),
              1,
            )
          if (kind === 'doubled-there') theirs.push({ ...one })
          if (kind === 'other-sum')
            theirs[theirs.findIndex(({ document }) => document === one.document)] = { ...one, sum: one.sum + 900_001 }
          if (kind === 'other-date')
            theirs[theirs.findIndex(({ document }) => document === one.document)] = { ...one, date: entry(place + 2).date }
        }
        expect(differences(ours, theirs).toSorted()).toEqual(expected.toSorted())
        expect(differences(ours.toReversed(), theirs.toReversed()).toSorted()).toEqual(expected.toSorted())
      },
    ),
    { numRuns: 200 },
  )
})

test('a card of 1C is read with its heading in two rows; balances and totals are no entries', () => {
  const rows = [
    ['Карточка счета 60', null, null, null, null, null],
    ['Период', 'Документ', 'Аналитика Дт', 'Дебет', null, 'Кредит'],
    ['Сальдо на начало', null, null, 0, null, 0],
    ['15.01.2026', 'Поступление (УПД) 0000-000045 от 15.01.2026', '', null, '60.01', '1 234,50'],
    ['20.01.2026', 'Списание с расчетного счета 0000-000412 от 20.01.2026', '', 1000, '51', null],
    ['', 'строка без дня', '', 5, '', null],
    ['Обороты за период', null, null, 1000, null, 1234.5],
  ].map((cells, at) => ({ row: at + 1, cells }))
  const card = readCard(rows)
  expect(card).toEqual({
    entries: [
      { row: 4, date: '2026-01-15', document: 'Поступление (УПД) 0000-000045 от 15.01.2026', debit: 0, credit: 123_450 },
      { row: 5, date: '2026-01-20', document: 'Списание с расчетного счета 0000-000412 от 20.01.2026', debit: 100_000, credit: 0 },
    ],
    skipped: [6],
  })
  expect(asEntries(card?.entries ?? [], 'credit').map(({ side, sum }) => [side, sum])).toEqual([
    ['goods', 123_450],
    ['money', 100_000],
  ])
  expect(numbersIn('Поступление (УПД) 0000-000045 от 15.01.2026')).toEqual(['45'])
  expect(readCard([{ row: 1, cells: ['Артикул', 'Цена'] }])).toBeNull()
})
