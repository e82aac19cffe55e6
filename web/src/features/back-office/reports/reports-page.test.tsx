import { screen, within } from '@testing-library/react'
import type { Answer } from '@vitrina/contract/endpoint'
import { reportsApi } from '@vitrina/contract/reports/reports'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { ReportsPage } from './reports-page.tsx'

type Sales = Answer<typeof reportsApi.sales>

const columns: Sales['columns'] = [
  { key: 'name', label: 'День', kind: 'day' },
  { key: 'count', label: 'Заказов', kind: 'count' },
  { key: 'sum', label: 'Сумма', kind: 'money' },
  { key: 'change', label: 'Изменение, %', kind: 'change' },
]
const first: Sales['rows'][number] = {
  key: '2026-11-01',
  name: '2026-11-01',
  count: 2,
  sum: 1500.5,
  countBefore: 1,
  sumBefore: 1000,
  change: 50.1,
}
const sales: Sales = {
  columns,
  period: { from: '2026-11-01', to: '2026-11-02' },
  previous: { from: '2026-10-30', to: '2026-10-31' },
  by: 'day',
  isCut: false,
  rows: [first, { key: '2026-11-02', name: '2026-11-02', count: 1, sum: 500, countBefore: 2, sumBefore: 1000, change: -50 }],
  totals: { count: 3, sum: 2000.5, countBefore: 3, sumBefore: 2000, change: 0 },
}

async function open(answer: Sales = sales, at = '/back-office/reports?from=2026-11-01&to=2026-11-02') {
  const server = fakeServer()
  server.on(reportsApi.options, { regions: [{ id: 3, name: 'Москва' }], managers: [], brands: ['ABB'], sections: [], kinds: [] })
  const asked = server.on(reportsApi.sales, answer)
  const rendered = await renderScreen(<ReportsPage />, { at, user: aUser({ Group: 'head_of_sales' }) })
  return { server, asked, ...rendered }
}

test('the figures stand in a table with their totals, growth with an arrow and a sign', async () => {
  await open()
  const table = within(await screen.findByRole('table'))
  const rows = table.getAllByRole('row').map((row) => row.textContent?.replaceAll(/\s/g, ' '))
  expect(rows).toEqual([
    'ДеньЗаказовСуммаИзменение, %',
    '01.11.202621 500,50 ₽▲ +50,1 %',
    '02.11.20261500,00 ₽▼ −50 %',
    'Итого32 000,50 ₽0 %',
  ])
})

test('arrow keys walk through the columns of the chart, and each is said in words', async () => {
  const { user } = await open()
  const chart = await screen.findByRole('slider', { name: 'Продажи, По дням' })
  chart.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(chart.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')).toBe('02.11.2026: 500,00 ₽; Период перед ним 1 000,00 ₽')
  await user.keyboard('{Home}')
  expect(chart).toHaveAttribute('aria-valuenow', '0')
})

test('a cut that is no time is a list of bars, and its rows lead on', async () => {
  await open(
    { ...sales, by: 'brand', columns: [{ key: 'name', label: 'Бренд', kind: 'text' }], rows: [{ ...first, key: 'ABB', name: 'ABB' }] },
    '/back-office/reports?by=brand&from=2026-11-01&to=2026-11-02',
  )
  const bars = within(await screen.findByRole('list', { name: 'Продажи, По брендам' }))
  expect(bars.getByRole('listitem').textContent?.replaceAll(/\s/g, ' ')).toBe('ABB1 500,50 ₽')
  expect(screen.getByRole('link', { name: 'ABB' })).toHaveAttribute(
    'href',
    '/back-office/reports?by=day&from=2026-11-01&to=2026-11-02&brand=ABB',
  )
})

test('filters go into the address and into the call, and the file takes them along', async () => {
  const { server, user, asked } = await open()
  const made = server.on(reportsApi.exportFile, { path: '#file' })
  await user.click(await screen.findByRole('combobox', { name: 'Регион' }))
  await user.click(await screen.findByRole('option', { name: 'Москва' }))
  await expect.poll(() => String(asked.at(-1)?.query)).toBe('regionId=3&from=2026-11-01&to=2026-11-02')
  await user.click(screen.getByRole('button', { name: 'В XLSX' }))
  await expect.poll(() => made[0]?.body).toEqual({ report: 'sales', regionId: 3, from: '2026-11-01', to: '2026-11-02' })
})

test('days without sales are said to be so', async () => {
  await open({ ...sales, rows: [], totals: { count: 0, sum: 0, countBefore: 0, sumBefore: 0, change: null } })
  expect(await screen.findByText('За эти дни продаж нет.')).toBeVisible()
})
