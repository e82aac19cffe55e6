import { expect, test } from 'vitest'
import { onlinePaymentMethodsOf } from './payments.rules.ts'

test.each([
  [true, true, ['sbp', 'card']],
  [true, false, ['sbp']],
  [false, true, ['card']],
  [false, false, []],
] as const)('with SBP %s and cards %s one pays at once by %j [P-04]', (isAllowedSbpPay, isAllowedCardPay, ways) => {
  expect(onlinePaymentMethodsOf({ isAllowedSbpPay, isAllowedCardPay })).toEqual(ways)
})
