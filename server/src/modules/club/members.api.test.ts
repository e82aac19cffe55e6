import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clubApi } from '@vitrina/contract/club/club'
import { clubDeskApi } from '@vitrina/contract/club/club-desk'
import { shiftDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { describeStore } from '#test/describe-store'
import { aUser, changeSettings } from '#test/builders'
import { callApi } from '#test/call-api'
import { aClub } from '#test/builders.club'
import { setStock } from '#test/builders.desk'
import { smallCatalogue } from '#test/small-catalogue'
import { expirePoints } from '#modules/loyalty/loyalty.jobs'
import { refreshClubLevels } from './club.jobs.ts'
import { brandCashBacks } from '#tables/promos'
import { companyMembers } from '#tables/companies'

const { server, goods } = describeStore({ goods: smallCatalogue })
let club: Awaited<ReturnType<typeof aClub>>

/** Ten per cent of three hundred roubles. */
const POINTS = 30

beforeAll(async () => {
  await server.ctx.db.insert(brandCashBacks).values({ brandId: goods.brands.wave.id, rate: 1_000 })
})
beforeEach(async () => {
  server.ctx.now = () => new Date()
  await setStock(server, goods.products.breaker.id, 1_000)
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, lifeMonths: 12, payShare: 50 } })
  await server.pool.query('update club_members set level_id = null')
  await server.pool.query('delete from club_levels')
  club = await aClub(server, goods.products.breaker.id)
})

/** A saved setting holds within a second. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 600))

test('the seller confirms, issues and cancels with a reason; a cancelled reward is back in stock and its points in their lots', async () => {
  await club.join()
  await club.earn(5)
  const reward = await club.aReward({ stock: 1 })
  const ordered = (await club.asBuyer(clubApi.orderReward, { id: reward.id, body: { comment: 'На склад' } })).body
  const step = (body: Record<string, unknown>) => club.asStaff(clubDeskApi.stepRewardOrder, { id: ordered.id, body })
  expect((await club.asStaff(clubDeskApi.rewardOrders)).body.items.at(-1)).toMatchObject({
    number: ordered.number,
    steps: ['confirm', 'cancel'],
  })
  expect((await step({ step: 'confirm' })).body.state).toBe('confirmed')
  expect((await club.asBuyer(clubApi.takeBack, { id: ordered.id })).body.code).toBe('reward-order.not-now')
  expect((await step({ step: 'cancel' })).body.code).toBe('reward-order.reason-needed')
  expect((await step({ step: 'cancel', note: 'Сломан' })).body).toMatchObject({ state: 'cancelled', note: 'Сломан', steps: [] })
  expect(await club.balance()).toBe(5 * POINTS)
  const { rows } = await server.pool.query(`select type from audit_events where entity = 'reward-order' and entity_id = $1 order by id`, [
    String(ordered.id),
  ])
  expect(rows.map(({ type }) => type)).toEqual(['reward.ordered', 'reward.confirmed', 'reward.cancelled'])
})

test('points that come back to a lot that expired meanwhile expire once more', async () => {
  await club.join()
  await club.earn(2)
  const reward = await club.aReward()
  const ordered = (await club.asBuyer(clubApi.orderReward, { id: reward.id, body: {} })).body
  server.ctx.now = () => new Date(`${shiftDay(sellerDay(new Date()), 400)}T09:00:00Z`)
  await expirePoints.run(server.ctx, {})
  expect(await club.balance()).toBe(0)
  await club.asBuyer(clubApi.takeBack, { id: ordered.id })
  expect((await club.read()).balance).toMatchObject({ available: 0, lots: [] })
  await expirePoints.run(server.ctx, {})
  expect(await club.balance()).toBe(0)
})

test('a level follows the turnover of twelve months, gives more points from then on, and goes as the months pass', async () => {
  await club.join()
  const levels = [
    { name: { ru: 'Серебро' }, threshold: 0, factor: 100 },
    { name: { ru: 'Золото' }, threshold: 1_000, factor: 150 },
  ]
  expect((await club.asStaff(clubDeskApi.changeLevels, { body: { levels } })).body.levels).toMatchObject(levels)
  expect(await club.read()).toMatchObject({ turnover: 0, level: { name: 'Серебро' }, next: { name: 'Золото' }, missing: 1_000 })
  await club.earn(3)
  expect(await club.read()).toMatchObject({ turnover: 900, missing: 100 })
  const last = await club.earn(1)
  expect(await club.read()).toMatchObject({ turnover: 1_200, level: { name: 'Золото' }, next: null, missing: 0 })
  await settled()
  expect((await club.buy(1)).cashBack).toBe(POINTS * 1.5 * 100)
  await club.giveBack(last.id, 1)
  expect((await club.read()).level?.name).toBe('Серебро')
  await club.earn(1)
  server.ctx.now = () => new Date(`${shiftDay(sellerDay(new Date()), 366)}T09:00:00Z`)
  await refreshClubLevels.run(server.ctx, {})
  expect(await club.read()).toMatchObject({ turnover: 0, level: { name: 'Серебро' } })
  const { rows } = await server.pool.query(
    `select l.name->>'ru' as name from club_members m join club_levels l on l.id = m.level_id where m.company_id = $1`,
    [club.companyId],
  )
  expect(rows).toEqual([{ name: 'Серебро' }])
})

test('points by hand have a reason the member reads; no more is taken than is there, and a suspended member spends nothing', async () => {
  await club.join()
  const [member] = (await club.asStaff(clubDeskApi.members)).body.items
  const adjust = (points: number) =>
    club.asStaff(clubDeskApi.adjust, { id: member?.id ?? 0, body: { points, reason: 'Задержка отгрузки' } })
  expect((await adjust(70)).body.balance.available).toBe(70)
  expect((await adjust(-80)).body.code).toBe('points.too-few')
  expect((await adjust(-20)).body.balance.available).toBe(50)
  expect(await club.balance()).toBe(50)
  expect((await club.asBuyer(clubApi.entries)).body.items).toMatchObject([
    { kind: 'adjust', amount: -20, reason: 'Задержка отгрузки' },
    { kind: 'adjust', amount: 70 },
  ])
  await club.asStaff(clubDeskApi.setMemberState, { id: member?.id ?? 0, body: { state: 'suspended', reason: 'Проверка' } })
  expect((await club.asBuyer(clubApi.orderReward, { id: (await club.aReward()).id, body: {} })).body.code).toBe('club.suspended')
  expect((await club.read()).membership).toMatchObject({ state: 'suspended', stateReason: 'Проверка' })
})

test('where points belong to people a colleague has none of them, and the company has none', async () => {
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, owner: 'person' } })
  await settled()
  await club.join()
  await club.earn(2)
  expect((await club.read()).balance.available).toBe(2 * POINTS)
  const colleague = await aUser(server.ctx, { companyIds: [club.companyId] })
  await server.ctx.db.update(companyMembers).set({ role: 'purchaser' }).where(eq(companyMembers.userId, colleague.id))
  const theirs = (await callApi(server, clubApi.read, { headers: colleague.headers })).body
  expect([theirs.membership, theirs.balance.available]).toEqual([null, 0])
  await changeSettings(server.ctx, 1, { loyalty: { holdDays: 0, owner: 'company' } })
  await settled()
  expect(await club.read()).toMatchObject({ membership: null, balance: { available: 0 } })
})

test('the last reward in stock is ordered once, and points are spent once, however many ask at a time', async () => {
  await club.join()
  await club.earn(10)
  const scarce = await club.aReward({ stock: 1 })
  const answers = await Promise.all([1, 2, 3].map(() => club.asBuyer(clubApi.orderReward, { id: scarce.id, body: {} })))
  expect(answers.map(({ body }) => body.code ?? body.state).toSorted()).toEqual(['created', 'reward.out-of-stock', 'reward.out-of-stock'])
  const plenty = await club.aReward({ cost: 100 })
  const spent = await Promise.all([1, 2, 3, 4].map(() => club.asBuyer(clubApi.orderReward, { id: plenty.id, body: {} })))
  expect(spent.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await club.balance()).toBe(50)
})
