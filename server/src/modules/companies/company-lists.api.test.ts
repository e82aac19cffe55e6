import { expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aPhone, aUser } from '#test/builders'
import { aContract, aMember, anEntity, someRequisites } from '#test/builders.companies'
import { aPriceType } from '#test/builders.prices'
import { dayFromToday } from '#test/days'

const { server: store } = describeStore()

const current = async (headers: Headers) => (await callApi(store, companiesApi.current, { headers })).body
const list = async (headers: Headers) => (await callApi(store, companiesApi.list, { headers })).body.items

const choose = (headers: Headers, id: unknown) => callApi(store, companiesApi.choose, { headers, body: { id } })

async function aManager(lastName: string, state: 'active' | 'blocked' = 'active') {
  const user = await aUser(store.ctx, { role: 'manager', lastName, firstName: '', state, phone: aPhone() })
  await store.pool.query(`insert into managers (user_id, post) values ($1, 'Менеджер')`, [user.id])
  return user
}
const isAway = (managerId: number, { substituteId, from, to }: { substituteId: number; from: string; to: string }) =>
  store.pool.query(`insert into manager_absences (manager_id, substitute_id, away_from, away_to) values ($1, $2, $3, $4)`, [
    managerId,
    substituteId,
    from,
    to,
  ])

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
  const [{ id: here }, { id: substituteId }, { id: gone }] = [
    await aManager('Климова'),
    await aManager('Белов'),
    await aManager('Седов', 'blocked'),
  ]
  for (const id of [here, gone])
    await store.pool.query(`insert into company_managers (company_id, manager_id, kind, is_main) values ($1, $2, 'sales', false)`, [
      company.id,
      id,
    ])
  for (const days of [1, 9, 3]) await isAway(here, { substituteId, from: dayFromToday(-1), to: dayFromToday(days) })
  expect((await current(headers)).personalManagers.map(({ id, away }) => [id, away?.until])).toEqual([[here, dayFromToday(9)]])
})

test('[P-07] cards of a manager and of the substitute have everybody’s own post, numbers, hours and messengers', async () => {
  const company = await aCompany(store.ctx)
  const buyer = await aMember(store.ctx, { companyId: company.id, role: 'purchaser' })
  const substitute = await aManager('Белов')
  const away = await aManager('Климова')
  await isAway(away.id, { substituteId: substitute.id, from: dayFromToday(0), to: dayFromToday(0) })
  const cardOf = async ({ id, email, phone }: typeof away, given: { post: string; extension: string; workHours: string; link: string }) => {
    const { link, ...card } = given
    const messengers = [{ kind: 'telegram', link }]
    await store.pool.query(`update managers set post = $2, extension = $3, work_hours = $4, messengers = $5 where user_id = $1`, [
      id,
      card.post,
      card.extension,
      card.workHours,
      JSON.stringify(messengers),
    ])
    return { id, email, phone, ...card, messengers }
  }
  const own = await cardOf(away, { post: 'Старший', extension: '7', workHours: '9–18', link: 'https://t.me/a' })
  const other = await cardOf(substitute, { post: 'Младший', extension: '8', workHours: '10–19', link: 'https://t.me/b' })
  await store.pool.query(`insert into company_managers (company_id, manager_id, kind, is_main) values ($1, $2, 'sales', true)`, [
    company.id,
    away.id,
  ])
  const { personalManagers } = await current(buyer.headers)
  expect(personalManagers).toEqual([
    {
      ...own,
      name: 'Климова',
      kind: 'sales',
      isMain: true,
      away: { until: dayFromToday(0), substitute: { ...other, name: 'Белов' } },
    },
  ])
})

test('[A-08] one works for a company that waits for approval, not for a refused, a closed or a deleted one', async () => {
  const first = await aCompany(store.ctx)
  const states = ['pending', 'rejected', 'inactive', 'deleted'] as const
  const companies = await Promise.all(states.map((state) => aCompany(store.ctx, { state })))
  const buyer = await aUser(store.ctx, { companyIds: [first.id, ...companies.map(({ id }) => id)] })
  const told: unknown[] = []
  for (const { id } of companies) {
    const { status, body } = await choose(buyer.headers, id)
    told.push(status === 200 ? body.isActive : body.code)
  }
  expect(told).toEqual([true, 'company.not-at-work', 'company.not-at-work', 'company.not-found'])
  const [pending] = companies
  // Chosen once more it is no news.
  expect((await choose(buyer.headers, pending?.id)).status).toBe(200)
  const { rows } = await store.pool.query(`select entity_id, diff from audit_events where type = 'company.chosen' and actor_user_id = $1`, [
    buyer.id,
  ])
  expect(rows).toEqual([{ entity_id: String(pending?.id), diff: { before: first.id } }])
})

test('a person opens a company too: without numbers, and no two of them are the same for that', async () => {
  const person = { type: 'fl', shortName: 'Иванов И. И.', fullName: '', inn: '', kpp: '', ogrn: '', kindOfActivity: 'Ремонт' }
  for (const _ of [1, 2]) {
    const { headers } = await aUser(store.ctx)
    const made = await callApi(store, companiesApi.create, { headers, body: person })
    expect(made.body).toMatchObject({ name: 'Иванов И. И.', isIndividual: true, state: 'approved', inn: null })
    const none = { inn: null, kpp: null, ogrn: null }
    expect(await current(headers)).toMatchObject({ kindOfActivity: 'Ремонт', legalEntities: [{ type: 'fl', ...none }] })
  }
})
