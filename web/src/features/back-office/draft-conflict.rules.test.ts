import { expect, test } from 'vitest'
import { changedValues, differences, mergedDraft } from './draft-conflict.rules.ts'

const base: Record<string, unknown> = { name: 'Кабель', ean: null, images: ['a'], 'feature.1': ['2,5'] }

test('only changed fields are sent; none and an empty list are the same', () => {
  expect(changedValues(base, { ...base, name: 'Провод', 'feature.2': [] })).toEqual({ name: 'Провод' })
})

test('what somebody else changed is told apart from what both changed', () => {
  const draft = { ...base, name: 'Провод' }
  const current = { ...base, name: 'Шнур', ean: '4601234567890' }
  expect(differences({ base, draft, current })).toEqual([
    { field: 'name', mine: 'Провод', theirs: 'Шнур', isBoth: true },
    { field: 'ean', mine: null, theirs: '4601234567890', isBoth: false },
  ])
  expect(mergedDraft({ base, draft, current })).toEqual({ ...current, name: 'Провод' })
})
