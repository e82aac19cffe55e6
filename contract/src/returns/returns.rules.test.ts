import { describe, expect, test } from 'vitest'
import {
  canAddTo,
  canWithdraw,
  decisionsOn,
  openReturnStates,
  type ReturnState,
  returnDecisions,
  returnStates,
  stateAfter,
} from './returns.rules.ts'

const statesWhere = (holds: (state: ReturnState) => boolean) => returnStates.filter((state) => holds(state))

describe('a return', () => {
  test('is decided step by step, and never again once it is settled', () => {
    const ways = returnStates.flatMap((state) => decisionsOn[state].map((decision) => `${state} ${decision} ${stateAfter[decision]}`))
    expect(ways).toEqual([
      'submitted ask needs_info',
      'submitted authorize authorized',
      'submitted deny denied',
      'needs_info authorize authorized',
      'needs_info deny denied',
      'authorized receive received',
      'authorized deny denied',
      'received approve approved',
      'received reject rejected',
    ])
  })

  test('has a state for every decision', () => {
    expect(Object.keys(stateAfter)).toEqual([...returnDecisions])
  })

  test('may be withdrawn until the goods have come', () => {
    expect(statesWhere(canWithdraw)).toEqual(['submitted', 'needs_info', 'authorized'])
  })

  test('takes photos and comments until it is decided', () => {
    expect(statesWhere(canAddTo)).toEqual(['submitted', 'needs_info'])
  })

  test('is open exactly while a decision on it is possible', () => {
    expect([...openReturnStates]).toEqual(statesWhere((state) => decisionsOn[state].length > 0))
  })
})
