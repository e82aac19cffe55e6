import { describe, expect, test } from 'vitest'
import {
  canApprove,
  canChangeAddresses,
  canChangeMembers,
  canChangeRequisites,
  canOrder,
  canPay,
  canRequestReconciliation,
  canReturn,
  companyRoles,
  isStaff,
  needsApproval,
  roles,
} from './roles.rules.ts'
import { seesEveryCompany, staffRoles } from './staff-roles.rules.ts'

describe('who may act for a company', () => {
  test.each([
    ['order', canOrder, ['owner', 'purchaser', 'approver']],
    ['return goods', canReturn, ['owner', 'purchaser', 'approver']],
    ['pay', canPay, ['owner', 'purchaser', 'approver', 'accountant']],
    ['ask for a reconciliation act', canRequestReconciliation, ['owner', 'purchaser', 'approver', 'accountant']],
    ['approve an order', canApprove, ['owner', 'approver']],
    ['edit addresses', canChangeAddresses, ['owner', 'purchaser']],
    ['edit requisites', canChangeRequisites, ['owner', 'accountant']],
    ['manage members', canChangeMembers, ['owner']],
  ])('%s', (_, may, allowed) => {
    expect(companyRoles.filter((role) => may(role))).toEqual(allowed)
    expect([may(null), may(undefined)]).toEqual([false, false])
  })
})

test('all but buyers are staff', () => {
  expect(roles.filter((role) => isStaff(role))).toEqual([...staffRoles])
})

test('a manager serves their own companies, and whoever writes texts or loads files none', () => {
  expect(staffRoles.filter((role) => !seesEveryCompany(role))).toEqual(['manager', 'content', 'integrator'])
  expect([seesEveryCompany('buyer'), seesEveryCompany(null), seesEveryCompany(undefined)]).toEqual([false, false, false])
})

test.each([
  ['purchaser', 100, 100, true],
  ['purchaser', 100, 99, false],
  ['purchaser', null, 1_000_000, false],
  ['approver', 100, 100, false],
  ['owner', 100, 100, false],
  [null, 100, 100, false],
] as const)('an order of a %s with approval from %s and a sum of %s waits: %s', (role, approvalFrom, sum, waits) => {
  expect(needsApproval({ role, approvalFrom, sum })).toBe(waits)
})
