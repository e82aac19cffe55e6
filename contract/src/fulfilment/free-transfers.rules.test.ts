import { expect, test } from 'vitest'
import { freeTransferStates, freeTransferSteps, stateAfter, stepsOf } from './free-transfers.rules.ts'

test('goods are sent once, come once, and are cancelled only before they are sent', () => {
  expect(freeTransferStates.map((state) => stepsOf(state))).toEqual([['send', 'cancel'], ['receive'], [], []])
  expect(freeTransferStates.map((state) => freeTransferSteps.map((step) => stateAfter(state, step)))).toEqual([
    ['sent', null, 'cancelled'],
    [null, 'received', null],
    [null, null, null],
    [null, null, null],
  ])
})
