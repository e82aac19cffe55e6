import { expect, test } from 'vitest'
import { type Rule, rulesByPhrase, withWishes, wishesOf } from './wishes-of.ts'

const rule = (given: Partial<Rule>): Rule => ({
  id: 1,
  phrase: 'автоматический выключатель',
  action: 'boost',
  position: null,
  target: 'brand',
  targetId: 7,
  ...given,
})
const rules = rulesByPhrase([rule({})])

test('a rule is for its words in any order, form and layout, and for no other text', () => {
  const wishes = { pins: [], products: [], columns: [{ column: 'brand', value: 7, wish: 1 }] }
  for (const text of ['автоматический выключатель', 'Выключатели автоматические', 'fdnjvfnbxtcrbq dsrk.xfntkm'])
    expect(withWishes({ text }, rules)).toEqual({ text, ranking: { wishes } })
  for (const text of ['выключатель', 'автоматический выключатель 16А', ''])
    expect(withWishes<{ text: string; ranking?: object }>({ text }, rules).ranking).toBeUndefined()
})

test('wishes that a request brings are not replaced', () => {
  const request = { text: 'автоматический выключатель', ranking: { wishes: wishesOf([]) } }
  expect(withWishes(request, rules)).toBe(request)
})

test('of two pins of one place or one product the later counts', () => {
  const pin = (id: number, position: number) => rule({ action: 'pin', position, target: 'product', targetId: id })
  expect(wishesOf([pin(1, 1), pin(2, 1), pin(2, 3), pin(4, 2)]).pins).toEqual([
    { id: 2, position: 3 },
    { id: 4, position: 2 },
  ])
})
