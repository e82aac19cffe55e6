import { expect, test } from 'vitest'
import { isStockFiltered, noStockFilters, readStockParams, stockAddress } from './stock.params.ts'

test('an address names the filters and is read back as they were', () => {
  const params = readStockParams({ q: 'кабель', warehouse: '3', need: 'below', page: '2' })
  expect(stockAddress(params)).toBe('/back-office/stock?q=%D0%BA%D0%B0%D0%B1%D0%B5%D0%BB%D1%8C&warehouse=3&need=below&page=2')
  expect(isStockFiltered(params)).toBe(true)
})

test('what is not understood is left out, a need of the other tab too', () => {
  const params = readStockParams({ show: 'arrivals', need: 'below', warehouse: 'x', page: '-1' })
  expect(params).toEqual({ show: 'arrivals', ...noStockFilters, page: 1 })
  expect([isStockFiltered(params), stockAddress(params)]).toEqual([false, '/back-office/stock?show=arrivals'])
})
