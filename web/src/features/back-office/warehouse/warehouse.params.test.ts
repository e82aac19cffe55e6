import { expect, test } from 'vitest'
import { pickingAddress, readPickingParams, readWarehouseParams, warehouseAddress } from './warehouse.params.ts'

test('what is read from an address is written back as it was; the default queue stays out of it', () => {
  const params = readWarehouseParams({ warehouse: '3', queue: 'waiting', until: '2026-11-20', delivery: 'carrier', q: ' ЗК-1 ', page: '2' })
  expect(warehouseAddress(params)).toBe(
    '/back-office/warehouse?warehouse=3&queue=waiting&until=2026-11-20&delivery=carrier&q=%D0%97%D0%9A-1&page=2',
  )
  expect(warehouseAddress(readWarehouseParams({ queue: 'other', until: 'soon' }))).toBe('/back-office/warehouse')
})

test('a picking page names its orders; unreadable ones are left out', () => {
  expect(readPickingParams({ warehouse: '2', orders: '5,x,7' })).toEqual({ warehouse: 2, orders: [5, 7] })
  expect(pickingAddress({ warehouse: 2, orders: [5, 7] })).toBe('/back-office/warehouse/picking?warehouse=2&orders=5,7')
})
