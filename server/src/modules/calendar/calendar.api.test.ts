import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type CalendarDay, calendarApi } from '@vitrina/contract/calendar/calendar'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aUser } from '#test/builders'
import { readCalendar } from './calendar-cache.ts'
import { isWorkingDay, reserveEnd } from './working-days.rules.ts'

const { server: store } = describeStore()
let administrator: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  administrator = await aUser(store.ctx, { role: 'administrator' })
})

const year = async (of: number | string) => {
  const { status, body } = await callApi(store, calendarApi.year, {
    headers: administrator.headers,
    url: `${calendarApi.year.path}?year=${of}`,
  })
  return { status, days: body.days }
}
const set = (day: string, body: Partial<CalendarDay>) =>
  callApi(store, calendarApi.setDay, { headers: administrator.headers, url: calendarApi.setDay.path.replace(':day', day), body })

test('an empty store knows the holidays and moved days of 2026', async () => {
  const { days } = await year(2026)
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  const kinds = Object.groupBy(days, ({ kind }) => kind)
  expect(kinds.off?.map(({ day }) => day.slice(5))).toEqual(
    ['01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 01-09 02-23 03-08 03-09', '05-01 05-09 05-11 06-12 11-04 12-31'].join(' ').split(' '),
  )
  expect(kinds.short?.map(({ day }) => day.slice(5))).toEqual(['04-30', '05-08', '06-11', '11-03'])
  expect(days).toContainEqual({ day: '2026-01-09', kind: 'off', note: 'Перенос с 3 января' })
})

test('a day set by an administrator overrides the published calendar, at once and into the journal', async () => {
  const confirmedAt = new Date('2026-11-16T09:00:00Z')
  const end = async () => reserveEnd(await readCalendar(store.ctx), confirmedAt, { timezone: 'Europe/Moscow' }).toISOString()
  expect(await end()).toBe('2026-11-19T15:00:00.000Z')

  expect((await set('2026-11-18', { kind: 'off', note: ' Инвентаризация ' })).body).toEqual({
    day: '2026-11-18',
    kind: 'off',
    note: 'Инвентаризация',
  })
  expect(await end()).toBe('2026-11-20T15:00:00.000Z')
  await set('2026-11-04', { kind: 'work' })
  expect(isWorkingDay(await readCalendar(store.ctx), '2026-11-04')).toBe(true)
  const { days } = await year(2026)
  expect(days.filter(({ day }) => day.startsWith('2026-11'))).toEqual([
    { day: '2026-11-03', kind: 'short', note: 'Сокращённый предпраздничный день' },
    { day: '2026-11-04', kind: 'work', note: '' },
    { day: '2026-11-18', kind: 'off', note: 'Инвентаризация' },
  ])

  await set('2026-11-18', { kind: 'work' })
  expect(await end()).toBe('2026-11-19T15:00:00.000Z')
  const { rows } = await store.pool.query(
    `select diff from audit_events where type = 'calendar.changed' and entity_id = '2026-11-04' and actor_user_id = $1`,
    [administrator.id],
  )
  expect(rows).toEqual([
    {
      diff: {
        before: { day: '2026-11-04', kind: 'off', note: 'День народного единства' },
        after: { day: '2026-11-04', kind: 'work', note: '' },
      },
    },
  ])
})

test('a change made by another process counts within a second', async () => {
  expect(isWorkingDay(await readCalendar(store.ctx), '2026-12-01')).toBe(true)
  await store.pool.query(`insert into calendar_days (day, kind) values ('2026-12-01', 'off')`)
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 1_000)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  expect(isWorkingDay(await readCalendar(store.ctx), '2026-12-01')).toBe(false)
})

test.each([
  ['2026-02-30', { kind: 'off' }],
  ['2026-2-3', { kind: 'off' }],
  ['завтра', { kind: 'off' }],
  ['1026-02-03', { kind: 'off' }],
  ['2101-01-01', { kind: 'off' }],
  ['2026-02-03', { kind: 'holiday' }],
  ['2026-02-03', {}],
  ['2026-02-03', { kind: 'off', note: 'я'.repeat(201) }],
])('no day is set by %s with %j', async (day, body) => {
  expect((await set(encodeURIComponent(day), body as Partial<CalendarDay>)).status).toBe(422)
})

test.each(['', '2026.5', 'год', '1', '99999'])('there is no year «%s»', async (of) => {
  expect((await year(of)).status).toBe(422)
})
