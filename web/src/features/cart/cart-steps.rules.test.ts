import { expect, test } from 'vitest'
import { type CartStep, JOIN_MS, withEdit, withStep } from './cart-steps.rules.ts'

const edited = (steps: CartStep[], id: number, amount: number, at: number, cartId = 1) =>
  withEdit(steps, { id, before: { amount }, at, cartId })

test('quick keys of a figure and cells of a paste are one step, with the values from before it', () => {
  let steps = edited([], 1, 10, 0)
  steps = edited(steps, 1, 1, 100)
  steps = edited(steps, 2, 20, 100 + JOIN_MS - 1)
  expect(steps).toEqual([
    expect.objectContaining({
      before: new Map([
        [1, { amount: 10 }],
        [2, { amount: 20 }],
      ]),
    }),
  ])
})

test('a pause, a deletion or another cart begins a new step', () => {
  let steps = edited([], 1, 10, 0)
  steps = edited(steps, 1, 12, JOIN_MS)
  steps = withStep(steps, { cartId: 1, tokens: ['t'] })
  steps = edited(steps, 1, 14, JOIN_MS + 1)
  steps = edited(steps, 1, 16, JOIN_MS + 2, 2)
  expect(steps.map((step) => ('tokens' in step ? step.tokens : [...step.before.values()]))).toEqual([
    [{ amount: 10 }],
    [{ amount: 12 }],
    ['t'],
    [{ amount: 14 }],
    [{ amount: 16 }],
  ])
})

test('a hundred steps are kept', () => {
  let steps: CartStep[] = []
  for (let at = 0; at < 120; at += 1) steps = edited(steps, 1, at, at * JOIN_MS)
  expect(steps).toHaveLength(100)
  expect(steps.at(-1)).toMatchObject({ before: new Map([[1, { amount: 119 }]]) })
})
