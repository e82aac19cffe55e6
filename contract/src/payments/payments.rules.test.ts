import { expect, test } from 'vitest'
import { siteConfig } from '../site/site.settings.ts'
import { isPaidInStore, onlinePaymentMethodsOf } from './payments.rules.ts'

test.each([
  [true, true, ['sbp', 'card']],
  [true, false, ['sbp']],
  [false, true, ['card']],
  [false, false, []],
] as const)('with SBP %s and cards %s one pays at once by %j [P-04]', (isAllowedSbpPay, isAllowedCardPay, ways) => {
  expect(onlinePaymentMethodsOf({ isAllowedSbpPay, isAllowedCardPay })).toEqual(ways)
})

test.each([
  [{}, true],
  [{ loyalty: { payShare: 0 } }, true],
  [{ flags: { isAllowedSbpPay: false, isAllowedCardPay: false } }, true],
  [{ flags: { isAllowedSbpPay: false, isAllowedCardPay: false }, loyalty: { payShare: 0 } }, false],
  [{ flags: { isAllowedSbpPay: false, isAllowedCardPay: false }, toggles: { loyaltyClub: false } }, false],
  [{ flags: { isAllowedSbpPay: false, isAllowedCardPay: false }, toggles: { clubPages: false } }, false],
])('with %j an invoice is paid in the store: %s [M-07] [M-08]', (config, isPaid) => {
  expect(isPaidInStore(siteConfig.parse(config))).toBe(isPaid)
})
