import { screen, waitFor, within } from '@testing-library/react'
import { type CalendarDay, calendarApi } from '@vitrina/contract/calendar/calendar'
import { expect, test } from 'vitest'
import { fakeServer } from '#test/api.ts'
import { aUser, renderScreen } from '#test/render-screen.tsx'
import { CalendarPage } from './calendar-page.tsx'

const days: CalendarDay[] = [
  { day: '2026-01-09', kind: 'off', note: 'Перенос с 3 января' },
  { day: '2026-05-08', kind: 'short', note: '' },
]
const stocktaking: CalendarDay = { day: '2027-07-15', kind: 'off', note: 'Инвентаризация' }

/** Names of a year's buttons are computed one by one: those of a month suffice. */
const month = async (name: string) => within((await screen.findByText(name)).closest('table') as HTMLElement)

async function open(Group: 'administrator' | 'manager', year: number, given: CalendarDay[]) {
  const server = fakeServer()
  const asked = server.on(calendarApi.year, { year, days: given })
  const at = `/back-office/calendar?year=${year}`
  return { server, asked, ...(await renderScreen(<CalendarPage />, { at, user: aUser({ Group }) })) }
}

test('an administrator sets the working days of another year', async () => {
  const { server, asked, user, router, address } = await open('administrator', 2026, days)
  const rooms = within(await screen.findByRole('navigation', { name: 'Разделы бэк-офиса' }))
  expect(rooms.getByRole('link', { name: 'Календарь' })).toHaveAttribute('aria-current', 'page')
  expect((await month('Январь')).getByRole('button', { name: '9 января, выходной, Перенос с 3 января' })).toBeVisible()
  expect((await month('Май')).getByRole('button', { name: /^8 мая, сокращённый/ })).toBeVisible()
  expect(asked.map(({ query }) => query.get('year'))).toEqual(['2026'])

  const askedNext = server.on(calendarApi.year, { year: 2027, days: [] })
  await user.click(within(screen.getByRole('navigation', { name: 'Годы' })).getByRole('link', { name: '2027' }))
  expect(await screen.findByRole('heading', { name: 'Рабочие дни: 2027' })).toBeVisible()
  expect(address()).toBe('/back-office/calendar?year=2027')
  expect(askedNext.map(({ query }) => query.get('year'))).toEqual(['2027'])

  await user.click((await month('Июль')).getByRole('button', { name: '15 июля, рабочий' }))
  expect(await screen.findByRole('dialog', { name: '15.07.2027' })).toBeVisible()
  router.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/back-office/calendar?year=2027')

  await user.click((await month('Июль')).getByRole('button', { name: '15 июля, рабочий' }))
  const dialog = within(await screen.findByRole('dialog', { name: '15.07.2027' }))
  await user.click(dialog.getByRole('radio', { name: 'Выходной' }))
  await user.type(dialog.getByLabelText('Примечание'), 'Инвентаризация')
  const set = server.on(calendarApi.setDay, stocktaking)
  server.on(calendarApi.year, { year: 2027, days: [stocktaking] })
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await (await month('Июль')).findByRole('button', { name: '15 июля, выходной, Инвентаризация' })).toBeVisible()
  expect(set).toMatchObject([{ path: '/api/v1/back-office/calendar/2027-07-15', body: { kind: 'off', note: 'Инвентаризация' } }])
})

test('a manager only reads the working days', async () => {
  await open('manager', 2027, [stocktaking])
  expect((await month('Июль')).getByRole('cell', { name: '15 июля, выходной, Инвентаризация' })).toBeVisible()
  expect((await month('Июль')).queryByRole('button')).toBeNull()
})
