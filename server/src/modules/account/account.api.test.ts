import { describe, expect, test } from 'vitest'
import { paymentCardsApi } from '@vitrina/contract/account/payment-cards'
import { profileApi } from '@vitrina/contract/account/profile'
import { schedulesApi } from '@vitrina/contract/account/schedules'
import { sessionsApi } from '@vitrina/contract/account/sessions'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSession, aUser, only } from '#test/builders'
import { warehouses } from '#tables/catalogue'
import { contracts, legalEntities } from '#tables/companies'
import { deliveryRoutes } from '#tables/delivery'
import { paymentCards } from '#tables/identity'
import { deliveryDays } from './schedules/delivery-days.ts'

const { server } = describeStore()

describe('sessions', () => {
  const list = async (headers: Headers) => (await callApi(server, sessionsApi.list, { headers })).body.items
  const end = (headers: Headers, id: string) => callApi(server, sessionsApi.end, { headers, url: sessionsApi.end.path.replace(':id', id) })

  test('active ones are listed with their device, this one first; an ended one is refused at once', async () => {
    const user = await aUser(server.ctx)
    const elsewhere = await aSession(server.ctx, user.id)
    await aSession(server.ctx, user.id, { endsIn: -1 })
    await aSession(server.ctx, user.id, { idleFor: 13 })
    await server.pool.query(
      `update sessions set user_agent = 'Mozilla/5.0 (Windows NT 10.0) Firefox/142.0', ip = '192.0.2.9' where token_hash = $1`,
      [elsewhere.tokenHash],
    )
    const [here, there, ...more] = await list(user.headers)
    expect(more).toEqual([])
    expect([here?.isCurrent, there?.isCurrent]).toEqual([true, false])
    expect(there).toMatchObject({ browser: 'Firefox 142', system: 'Windows', ip: '192.0.2.9', staffName: null })
    expect(JSON.stringify([here, there])).not.toContain(elsewhere.tokenHash.toString('hex'))
    expect((await end(user.headers, there?.id ?? '')).status).toBe(200)
    expect((await callApi(server, profileApi.read, { headers: elsewhere.headers })).status).toBe(401)
    expect((await list(user.headers)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  test('a session shows from where it was last used', async () => {
    const user = await aUser(server.ctx)
    await server.pool.query(`update sessions set ip = '192.0.2.9', seen_at = now() - interval '2 minutes' where user_id = $1`, [user.id])
    await list(user.headers)
    expect((await list(user.headers))[0]?.ip).toBe('127.0.0.1')
  })

  test("another user's session looks exactly like a missing one", async () => {
    const [user, stranger] = [await aUser(server.ctx), await aUser(server.ctx)]
    const [own] = await list(user.headers)
    const [foreign, missing] = await Promise.all(
      [own?.id ?? '', '00000000-0000-4000-8000-000000000000'].map((id) => end(stranger.headers, id)),
    )
    const { requestId: _, ...said } = foreign?.body ?? { requestId: '' }
    expect(missing?.body).toMatchObject(said)
    expect((await list(user.headers)).length).toBe(1)
  })

  test('the buyer sees that staff work in their place', async () => {
    const [user, manager] = [await aUser(server.ctx), await aUser(server.ctx, { role: 'manager', firstName: 'Анна', lastName: 'Климова' })]
    const { tokenHash } = await aSession(server.ctx, user.id)
    await server.pool.query('update sessions set staff_id = $1 where token_hash = $2', [manager.id, tokenHash])
    expect((await list(user.headers)).map(({ staffName }) => staffName)).toEqual([null, 'Анна Климова'])
  })
})

test('[A-11] saved cards are listed and forgotten, never those of others', async () => {
  const [user, stranger] = [await aUser(server.ctx), await aUser(server.ctx)]
  const card = only(
    await server.ctx.db
      .insert(paymentCards)
      .values({ userId: user.id, bankCardId: 'rebill-1', pan: '430000******0777', expiresOn: '1129' })
      .returning(),
  )
  const cards = async (headers: Headers) => (await callApi(server, paymentCardsApi.list, { headers })).body.items
  const unbind = (headers: Headers, id: number) =>
    callApi(server, paymentCardsApi.unbind, { headers, url: paymentCardsApi.unbind.path.replace(':id', String(id)) })
  expect(await cards(user.headers)).toMatchObject([{ id: card.id, pan: '430000******0777', expDate: '1129', isExpired: false }])
  expect(await cards(stranger.headers)).toEqual([])
  const [foreign, missing] = await Promise.all([card.id, 2_000_000_000].map((id) => unbind(stranger.headers, id)))
  expect([foreign?.status, foreign?.body.message]).toEqual([404, missing?.body.message])
  expect((await unbind(user.headers, card.id)).status).toBe(200)
  expect((await unbind(user.headers, card.id)).status).toBe(404)
  expect(await cards(user.headers)).toEqual([])
})

describe('schedules', () => {
  test('[M-09] payments show the terms and figures of the active company', async () => {
    const company = await aCompany(server.ctx, {
      creditSum: 100_000_00,
      deferralDays: 30,
    })
    const other = await aCompany(server.ctx)
    for (const [companyId, number] of [
      [company.id, 'Д-1'],
      [other.id, 'Д-2'],
    ] as const) {
      const entity = only(
        await server.ctx.db.insert(legalEntities).values({ companyId, type: 'ul', shortName: 'ООО «А»', fullName: 'ООО «А»' }).returning(),
      )
      await server.ctx.db
        .insert(contracts)
        .values({ legalEntityId: entity.id, number, signedOn: '2026-01-15', creditLimit: 50_000_00, deferralDays: 21 })
    }
    const user = await aUser(server.ctx, { companyIds: [company.id] })
    const { body } = await callApi(server, schedulesApi.payments, { headers: user.headers })
    expect(body.figures).toMatchObject({ creditSum: 100_000, creditLeft: 50_000, receivables: 0, overdueReceivables: 0, deferralDays: 30 })
    expect(body.terms).toEqual([
      {
        contractId: 1,
        number: 'Д-1',
        signedOn: '2026-01-15',
        validTo: null,
        legalEntity: 'ООО «А»',
        creditLimit: 50_000,
        deferralDays: 21,
      },
    ])
    expect(body.items).toEqual([])
    const nobody = await aUser(server.ctx)
    expect((await callApi(server, schedulesApi.payments, { headers: nobody.headers })).body.code).toBe('company.required')
  })

  test('[M-09] deliveries show when cars come to the region', async () => {
    const company = await aCompany(server.ctx)
    const user = await aUser(server.ctx, { companyIds: [company.id], regionId: 2 })
    const dates = async () => (await callApi(server, schedulesApi.deliveryDates, { headers: user.headers })).body
    expect(await dates()).toEqual({ region: 'Казань', timezone: 'Europe/Moscow', routes: [] })
    const warehouse = only(
      await server.ctx.db
        .insert(warehouses)
        .values({ code: 'k', name: 'Склад Казань', regionId: 2, city: 'Казань', address: 'ул. 1', timezone: 'Europe/Moscow' })
        .returning(),
    )
    await server.ctx.db
      .insert(deliveryRoutes)
      .values({ regionId: 2, warehouseId: warehouse.id, weekdays: [1, 2, 3, 4, 5], cutoff: '17:00', freeFrom: 9_999_99 })
    const [route] = (await dates()).routes
    expect(route).toMatchObject({ warehouse: 'Склад Казань', cutoff: '17:00', freeFrom: 9_999.99 })
    // The holidays of January leave the fewest.
    expect(route?.days.length).toBeGreaterThanOrEqual(5)
    const newYear = await deliveryDays(server.ctx, { regionId: 2, from: new Date('2025-12-29T09:00:00Z'), sum: 9_999_99 })
    expect(newYear).toMatchObject([{ warehouseId: warehouse.id, timezone: 'Europe/Moscow', charge: 0 }])
    expect(newYear[0]?.days.slice(0, 3)).toMatchObject([
      { date: '2025-12-30', orderBy: '2025-12-29T14:00:00.000Z' },
      { date: '2026-01-12', orderBy: '2026-01-11T14:00:00.000Z' },
      { date: '2026-01-13' },
    ])
    expect((await callApi(server, schedulesApi.upcoming, { headers: user.headers })).body).toEqual({ items: [] })
  })
})
