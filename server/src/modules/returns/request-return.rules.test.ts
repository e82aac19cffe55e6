import { expect, test } from 'vitest'
import { canRequestReturn } from './request-return.rules.ts'

const anAllowed = { role: 'purchaser', isTaken: true, canSeeLines: true, hasReturnable: true } as const

test('who orders may give goods back; an accountant, a viewer or nobody may not', () => {
  for (const role of ['owner', 'purchaser', 'approver'] as const) expect(canRequestReturn({ ...anAllowed, role })).toBe(true)
  for (const role of ['accountant', 'viewer', null] as const) expect(canRequestReturn({ ...anAllowed, role })).toBe(false)
})

test('a return needs a seller who takes it, lines to choose from and goods that were shipped', () => {
  for (const lacking of ['isTaken', 'canSeeLines', 'hasReturnable'] as const)
    expect(canRequestReturn({ ...anAllowed, [lacking]: false })).toBe(false)
})
