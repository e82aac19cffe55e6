import { expect, test } from 'vitest'
import { filterCount, isFiltered, noPaymentFilters, paymentsAddress, paymentsQueryOf, readPaymentsParams } from './payments.params.ts'

test('parameters written to the address are read back the same', () => {
  const asked = {
    show: 'advances' as const,
    page: 3,
    q: 'ООО Свет',
    state: 'paid' as const,
    method: 'transfer' as const,
    companyId: '17',
    from: '2026-01-01',
    to: '2026-01-31',
  }
  const address = new URL(paymentsAddress(asked), 'https://shop.test')
  expect(readPaymentsParams(Object.fromEntries(address.searchParams))).toEqual(asked)
  expect(filterCount(asked)).toBe(4)
})

test('defaults stay out of the address; unreadable parameters are ignored', () => {
  const none = readPaymentsParams({ show: 'mine', page: '-1', state: 'lost', method: 'barter', companyId: '0', from: 'yesterday', to: [] })
  expect(none).toEqual({ show: 'all', page: 1, ...noPaymentFilters })
  expect(paymentsAddress(none)).toBe('/back-office/payments')
  expect(isFiltered(none)).toBe(false)
  expect(paymentsQueryOf(none)).toEqual({ show: 'all', page: 1, q: '' })
})
