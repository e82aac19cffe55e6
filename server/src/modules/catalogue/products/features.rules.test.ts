import { expect, test } from 'vitest'
import { type Described, differencesOf, groupFeatures } from './features.rules.ts'

const value = (id: string, group: string, said: string): Described => ({
  id,
  name: `name ${id}`,
  unit: id === 'current' ? 'А' : null,
  group,
  value: said,
  number: /^\d+$/.test(said) ? Number(said) : null,
})

test('features stand in their groups, in the order of the first of each, with all their values', () => {
  const rows = [
    value('current', 'electric', '16'),
    value('colour', 'look', 'white'),
    value('poles', 'electric', '3'),
    value('colour', 'look', 'grey'),
  ]
  expect(groupFeatures(rows)).toEqual([
    {
      group: 'electric',
      items: [
        { id: 'current', name: 'name current', unit: 'А', values: ['16'] },
        { id: 'poles', name: 'name poles', unit: null, values: ['3'] },
      ],
    },
    { group: 'look', items: [{ id: 'colour', name: 'name colour', unit: null, values: ['white', 'grey'] }] },
  ])
})

test('differences are unequal values, and those only one of two has', () => {
  const own = [
    value('current', 'e', '16'),
    value('poles', 'e', '3'),
    value('colour', 'l', 'white'),
    value('colour', 'l', 'grey'),
    value('ip', 'l', '20'),
  ]
  const other = [
    value('current', 'e', '25'),
    value('poles', 'e', '3'),
    value('colour', 'l', 'grey'),
    value('colour', 'l', 'white'),
    value('depth', 'l', '7'),
  ]
  const rules = new Map([['current', { kind: 'not-less', weight: 1 }] as const, ['ip', { kind: 'equal', weight: 1 }] as const])
  expect(differencesOf(own, other, rules)).toEqual([
    { id: 'current', name: 'name current', unit: 'А', own: '16', other: '25', more: 9, isHard: false },
    { id: 'ip', name: 'name ip', unit: null, own: '20', other: null, more: null, isHard: true },
    { id: 'depth', name: 'name depth', unit: null, own: null, other: '7', more: null, isHard: false },
  ])
  expect(differencesOf(other, own, rules).find(({ id }) => id === 'current')).toMatchObject({
    own: '25',
    other: '16',
    more: -9,
    isHard: true,
  })
})

test('two values are not one that reads the same', () => {
  const apart = [value('colour', 'l', 'white'), value('colour', 'l', 'grey')]
  expect(differencesOf(apart, [value('colour', 'l', 'grey, white')], new Map())).toHaveLength(1)
})
