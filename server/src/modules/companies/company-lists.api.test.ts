import { expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aContract, aMember, anEntity, someRequisites } from '#test/builders.companies'
import { aPriceType } from '#test/builders.prices'
import { dayFromToday } from '#test/days'

const { server: store } = describeStore()

const current = async (headers: Headers) => (await callApi(store, companiesApi.current, { headers })).body
const list = async (headers: Headers) => (await callApi(store, companiesApi.list, { headers })).body.items

test('companies stand by name, each with the ИНН of its main legal entity', async () => {
  const [last, first] = [await aCompany(store.ctx, { name: 'Яхта' }), await aCompany(store.ctx, { name: 'Арбуз' })]
  await anEntity(store.ctx, { companyId: last.id, isMain: false })
  const main = await anEntity(store.ctx, { companyId: last.id, isMain: true })
  const { headers } = await aUser(store.ctx, { companyIds: [last.id, first.id] })
  expect((await list(headers)).map(({ id, inn }) => [id, inn])).toEqual([
    [first.id, null],
    [last.id, main.inn],
  ])
})

test('staff in a buyer’s place see the buyer’s active company, and none of the others', async () => {
  const [one, other] = [await aCompany(store.ctx), await aCompany(store.ctx)]
  const buyer = await aUser(store.ctx, { companyIds: [one.id, other.id] })
  expect(await list(buyer.headers)).toHaveLength(2)
  const staff = await aUser(store.ctx, { role: 'administrator' })
  await store.pool.query(`update sessions set staff_id = $2 where user_id = $1`, [buyer.id, staff.id])
  expect((await list(buyer.headers)).map(({ id }) => id)).toEqual([one.id])
})

test('a new company gets the default price type, and a short name stands for a missing full one', async () => {
  await aPriceType(store.ctx, { position: -5, name: { ru: 'Оптовая' } })
  await aPriceType(store.ctx, { position: 5, isRetail: true, name: { ru: 'Розничная' } })
  const { headers } = await aUser(store.ctx)
  const body = { ...someRequisites(), fullName: '' }
  expect((await callApi(store, companiesApi.create, { headers, body })).status).toBe(200)
  const { priceType, legalEntities } = await current(headers)
  expect([priceType, legalEntities[0]?.fullName]).toEqual(['Розничная', body.shortName])
})

test('contracts in force stand first, the newest at the head', async () => {
  const company = await aCompany(store.ctx)
  const { headers } = await aMember(store.ctx, { companyId: company.id, role: 'viewer' })
  const { id: legalEntityId } = await anEntity(store.ctx, { companyId: company.id })
  for (const [number, signedOn, isActive] of [
    ['Старый', '2024-01-01', true],
    ['Расторгнутый', '2026-01-01', false],
    ['Новый', '2025-01-01', true],
  ] as const)
    await aContract(store.ctx, { legalEntityId, number, signedOn, isActive })
  const [entity] = (await current(headers)).legalEntities
  expect(entity?.contracts.map(({ number }) => number)).toEqual(['Новый', 'Старый', 'Расторгнутый'])
})

test('a manager with several absences is listed once, away until the last of them; a blocked one is not listed', async () => {
  const company = await aCompany(store.ctx)
  const { headers } = await aMember(store.ctx, { companyId: company.id, role: 'viewer' })
  const aManager = async (lastName: string, state: 'active' | 'blocked' = 'active') => {
    const { id } = await aUser(store.ctx, { role: 'manager', lastName, state })
    await store.pool.query(`insert into managers (user_id, post) values ($1, 'Менеджер')`, [id])
    return id
  }
  const [here, substitute, gone] = [await aManager('Климова'), await aManager('Белов'), await aManager('Седов', 'blocked')]
  for (const id of [here, gone])
    await store.pool.query(`insert into company_managers (company_id, manager_id, kind, is_main) values ($1, $2, 'sales', false)`, [
      company.id,
      id,
    ])
  for (const days of [1, 9, 3])
    await store.pool.query(`insert into manager_absences (manager_id, substitute_id, away_from, away_to) values ($1, $2, $3, $4)`, [
      here,
      substitute,
      dayFromToday(-1),
      dayFromToday(days),
    ])
  expect((await current(headers)).personalManagers.map(({ id, away }) => [id, away?.until])).toEqual([[here, dayFromToday(9)]])
})
