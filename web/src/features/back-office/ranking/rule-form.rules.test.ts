import { expect, test } from 'vitest'
import { draftOf, emptyForm, movesBetween, withAction } from './rule-form.rules.ts'

const whole = { ...emptyForm, phrase: ' автомат ', chosen: { id: 7, name: 'Бренд' } }

test('a form is a rule when nothing is missing', () => {
  expect(draftOf(whole)).toEqual({
    phrase: 'автомат',
    action: 'pin',
    position: 1,
    target: 'product',
    targetId: 7,
    startsOn: null,
    endsOn: null,
  })
  for (const wrong of [{ phrase: ' ' }, { chosen: null }, { position: '0' }, { position: '21' }, { position: '1,5' }])
    expect(draftOf({ ...whole, ...wrong })).toBeNull()
  expect(draftOf({ ...whole, startsOn: '2026-12-02', endsOn: '2026-12-01' })).toBeNull()
})

test('only one product is pinned: other targets are given up with the action', () => {
  const boost = { ...whole, action: 'boost' as const, target: 'brand' as const }
  expect(draftOf(boost)).toMatchObject({ action: 'boost', position: null, target: 'brand' })
  expect(withAction(boost, 'pin')).toMatchObject({ target: 'product', chosen: null })
  expect(withAction(boost, 'bury')).toMatchObject({ target: 'brand', chosen: boost.chosen })
})

test('moves tell where a hit stood before', () => {
  expect(movesBetween([{ id: 1 }, { id: 2 }], [{ id: 3 }, { id: 1 }, { id: 2 }])).toEqual([
    { from: null, to: 1 },
    { from: 1, to: 2 },
    { from: 2, to: 3 },
  ])
})
