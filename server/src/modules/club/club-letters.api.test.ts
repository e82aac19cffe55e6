import { beforeAll, beforeEach, expect, test } from 'vitest'
import { notificationSettingsApi } from '@vitrina/contract/account/notification-settings'
import { clubApi } from '@vitrina/contract/club/club'
import { clubDeskApi } from '@vitrina/contract/club/club-desk'
import type { NotificationEvent } from '@vitrina/contract/account/notification-settings.rules'
import { formatDay, shiftDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { changeSettings } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { aClub } from '#test/builders.club'
import { setStock } from '#test/builders.desk'
import { callApi } from '#test/call-api'
import { smallCatalogue } from '#test/small-catalogue'
import { brandCashBacks } from '#tables/promos'
import { remindOfExpiringPoints } from './club.jobs.ts'

const { server, goods } = describeStore({ goods: smallCatalogue })
let club: Awaited<ReturnType<typeof aClub>>

beforeAll(async () => {
  await server.ctx.db.insert(brandCashBacks).values({ brandId: goods.brands.wave.id, rate: 1_000 })
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, lifeMonths: 12, payShare: 50 } })
})
beforeEach(async () => {
  server.ctx.now = () => new Date()
  await setStock(server, goods.products.breaker.id, 1_000)
  club = await aClub(server, goods.products.breaker.id)
  await club.join()
})

const lettersTo = async (email: string | null, about: string) =>
  (
    await server.pool.query<{ subject: string; text: string }>(
      'select subject, text from mails where recipient = $1 and text like $2 order by id',
      [email, `%${about}%`],
    )
  ).rows
const subjects = async (email: string | null) => (await lettersTo(email, '/user/golden-club')).map(({ subject }) => subject)
const turnOn = (headers: Record<string, string>, event: NotificationEvent) =>
  callApi(server, notificationSettingsApi.save, {
    headers,
    body: { settings: { events: { [event]: { channels: { email: true }, digest: 'now' } }, quietHours: null, companies: 'all' } },
  })
const give = async (points: number) => {
  const [member] = (await club.asStaff(clubDeskApi.members)).body.items
  await club.asStaff(clubDeskApi.adjust, { id: member?.id ?? 0, body: { points, reason: 'Подарок' } })
}

test('whoever ordered a reward reads of every step with the seller’s answer, and the seller of a new one [M-07]', async () => {
  await give(500)
  const { email } = club.customer.user
  const reward = await club.aReward()
  const { id, number } = (await club.asBuyer(clubApi.orderReward, { id: reward.id, body: { comment: 'На склад' } })).body
  const step = (body: Record<string, unknown>) => club.asStaff(clubDeskApi.stepRewardOrder, { id, body })
  await step({ step: 'confirm' })
  await step({ step: 'issue', note: 'Сертификат 77-12' })
  const letters = await lettersTo(email, '/user/golden-club?tab=orders')
  expect(letters.map(({ subject }) => subject)).toEqual([
    `Награда ${number} заказана`,
    `Награда ${number} подтверждена`,
    `Награда ${number} выдана`,
  ])
  expect(letters[0]?.text).toContain('Мультиметр, количество: 1. Списано баллов: 50.')
  expect(letters[2]?.text).toContain('Сертификат 77-12')
  const { rows: toStaff } = await server.pool.query(`select text from mails where subject = $1`, [`Заказана награда клуба ${number}`])
  expect(toStaff.length).toBeGreaterThan(0)
  expect(toStaff[0].text).toContain('На склад')

  const second = (await club.asBuyer(clubApi.orderReward, { id: reward.id, body: {} })).body
  await club.asStaff(clubDeskApi.stepRewardOrder, { id: second.id, body: { step: 'cancel', note: 'Снята с производства' } })
  const last = (await lettersTo(email, '/user/golden-club?tab=orders')).at(-1)
  expect(last?.subject).toBe(`Награда ${second.number} отменена`)
  expect(last?.text).toContain('Снята с производства')
})

test('points about to expire are written about once, two weeks ahead, to those who asked for it and may spend them [M-07]', async () => {
  const colleague = await aMember(server.ctx, { companyId: club.companyId, role: 'purchaser' })
  const viewer = await aMember(server.ctx, { companyId: club.companyId, role: 'viewer' })
  for (const { headers } of [club.customer.user, viewer]) await turnOn(headers, 'loyalty.expiring')
  await give(120.5)
  const expiresOn = (await club.read()).balance.lots[0]?.expiresOn ?? ''
  const remindOn = async (day: string) => {
    server.ctx.now = () => new Date(`${day}T06:15:00Z`)
    await remindOfExpiringPoints.run(server.ctx, {})
    return subjects(club.customer.user.email)
  }
  expect(await remindOn(shiftDay(expiresOn, -15))).toEqual([])
  expect(await remindOn(shiftDay(expiresOn, -14))).toEqual(['Скоро сгорят баллы клуба: 120,5'])
  expect(await remindOn(shiftDay(expiresOn, -13))).toHaveLength(1)
  const [letter] = await lettersTo(club.customer.user.email, 'golden-club')
  expect(letter?.text).toContain(`По ${formatDay(expiresOn)} включительно: 120,5.`)
  expect([await subjects(colleague.email), await subjects(viewer.email)]).toEqual([[], []])
})

test('where the club is switched off nobody is written to about it [P-05]', async () => {
  await turnOn(club.customer.headers, 'loyalty.expiring')
  await give(10)
  const expiresOn = (await club.read()).balance.lots[0]?.expiresOn ?? ''
  await changeSettings(server.ctx, 1, { toggles: { clubPages: false } })
  server.ctx.now = () => new Date(`${shiftDay(expiresOn, -3)}T06:15:00Z`)
  await remindOfExpiringPoints.run(server.ctx, {})
  expect(await subjects(club.customer.user.email)).toEqual([])
  await changeSettings(server.ctx, 1, { toggles: { clubPages: true } })
})

test('a level reached by a purchase is news to the member, a level of a new table is not [M-07]', async () => {
  await turnOn(club.customer.headers, 'loyalty.level')
  const levels = [
    { name: { ru: 'Серебро' }, threshold: 100, factor: 100 },
    { name: { ru: 'Золото' }, threshold: 1_000, factor: 150, perks: { ru: 'Личный инженер' } },
  ]
  await club.asStaff(clubDeskApi.changeLevels, { body: { levels } })
  const first = await club.buy(1)
  await club.ship(first.id)
  expect(await subjects(club.customer.user.email)).toEqual(['Новый уровень клуба: Серебро'])
  const second = await club.buy(5)
  await club.ship(second.id)
  const letters = await lettersTo(club.customer.user.email, '/user/golden-club')
  expect(letters.map(({ subject }) => subject)).toEqual(['Новый уровень клуба: Серебро', 'Новый уровень клуба: Золото'])
  expect(letters[1]?.text).toMatch(/150 % обычных баллов[\s\S]*Личный инженер/)
  await club.asStaff(clubDeskApi.changeLevels, { body: { levels: [{ name: { ru: 'Платина' }, threshold: 200, factor: 200 }] } })
  expect(await subjects(club.customer.user.email)).toHaveLength(2)
})
