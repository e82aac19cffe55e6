import { screen, waitFor } from '@testing-library/react'
import { type ImportSchedule, importSchedulesApi } from '@vitrina/contract/goods-import/import-schedules'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { ScheduleList } from './schedule-list.tsx'

const schedule: ImportSchedule = {
  id: 3,
  source: 'address',
  place: 'https://example.com/price.csv',
  every: 'working-day',
  time: '05:00',
  isOn: true,
  fileName: 'прайс.csv',
  targets: ['prices'],
  author: 'Климова Анна',
  nextRunAt: '2026-11-18T02:00:00.000Z',
  lastRunAt: '2026-11-17T02:00:00.000Z',
  lastOutcome: 'failed',
  message: 'Файл не удалось получить по адресу',
  lastImportId: 12,
}

test('a schedule shows its next run and why the last one failed, and is switched off', async () => {
  const server = fakeServer()
  server.on(importSchedulesApi.list, { items: [schedule], folder: '/srv' })
  const changed = server.on(importSchedulesApi.change, { items: [{ ...schedule, isOn: false, nextRunAt: null }], folder: '/srv' })
  const { user } = await renderScreen(<ScheduleList />, { at: '/back-office/imports', user: aUser({ Group: 'integrator' }) })
  expect(await screen.findByText(/с понедельника по пятницу в 05:00 · следующая 18\.11\.2026, 05:00 по московскому времени/)).toBeVisible()
  expect(screen.getByText(/не удалось: Файл не удалось получить по адресу/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Загрузка № 12' })).toHaveAttribute('href', '/back-office/imports/12')
  await user.click(screen.getByRole('switch', { name: 'Включено' }))
  await waitFor(() => expect(changed[0]?.body).toMatchObject({ place: schedule.place, isOn: false }))
  expect(await screen.findByRole('switch', { name: 'Выключено' })).not.toBeChecked()
})
