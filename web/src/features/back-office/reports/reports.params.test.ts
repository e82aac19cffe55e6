import { expect, test } from 'vitest'
import { periodOfPreset, presetOf, presets, readReportParams, reportAddress, reportFilters, switchedTo } from './reports.params.ts'

const read = (address: string) => readReportParams(Object.fromEntries(new URLSearchParams(address.split('?')[1])))

test('a report is in its address, and defaults stay out of it', () => {
  const address = '/back-office/reports?report=promises&by=manager&from=2026-11-01&to=2026-11-15&regionId=3'
  expect(reportAddress(read(address))).toBe(address)
  expect(reportAddress(read(''))).toBe('/back-office/reports')
})

test('unreadable parameters are ignored', () => {
  expect(reportAddress(readReportParams({ report: 'secret', by: 'price', from: 'yesterday', regionId: '-1' }))).toBe('/back-office/reports')
})

test('the call gets numbers for ids and nothing that is not set', () => {
  expect(reportFilters(read('?by=brand&sectionId=7&brand=ABB&from=2026-11-01'))).toEqual({
    by: 'brand',
    sectionId: 7,
    brand: 'ABB',
    from: '2026-11-01',
  })
})

test('another report keeps the period and the filters it knows', () => {
  const params = read('?by=brand&managerId=5&brand=ABB&from=2026-11-01')
  expect(reportAddress(switchedTo(params, 'carts'))).toBe('/back-office/reports?report=carts&from=2026-11-01&managerId=5')
})

test('days of a preset are told by its name again', () => {
  expect(periodOfPreset('lastMonth', '2026-03-15')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(presetOf({ from: '', to: '' }, '2026-11-17')).toBe('month30')
  for (const preset of presets) expect(presetOf(periodOfPreset(preset, '2026-11-17'), '2026-11-17')).toBe(preset)
  expect(presetOf({ from: '2026-11-02', to: '2026-11-03' }, '2026-11-17')).toBeNull()
})
