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

const said = { q: 'Свет', state: 'paid', method: 'cash', companyId: '17', from: '2026-01-01', to: '2026-01-31' }

test('everything that was said is asked of the server', () => {
  expect(paymentsQueryOf(readPaymentsParams({ show: 'refunds', page: '2', ...said }))).toEqual({
    ...said,
    show: 'refunds',
    page: 2,
    companyId: 17,
  })
})

test.each(Object.entries(said))('%s alone is a filter; of the words alone the button tells nothing', (name, value) => {
  const params = readPaymentsParams({ show: 'advances', page: '2', [name]: value })
  expect([filterCount(params), isFiltered(params), isFiltered({ ...params, ...noPaymentFilters })]).toEqual([
    name === 'q' ? 0 : 1,
    true,
    false,
  ])
})
