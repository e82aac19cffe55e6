import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aPhone, aRegion, aUser, changeSettings } from '#test/builders'
import { aContract, aMember, anEntity, someRequisites } from '#test/builders.companies'
import { aPriceType } from '#test/builders.prices'
import { dayFromToday } from '#test/days'
import { loyaltyLots } from '#tables/loyalty'
import { eq } from '#platform/database/drizzle'

const { server: store } = describeStore()

const current = async (headers: Headers) => callApi(store, companiesApi.current, { headers })
const choose = (headers: Headers, id: unknown) => callApi(store, companiesApi.choose, { headers, body: { id } })
const list = (headers: Headers, query = '') => callApi(store, companiesApi.list, { headers, url: `${companiesApi.list.path}${query}` })
const audited = async (type: string) =>
  (
    await store.pool.query<{ entity_id: string; company_id: number }>(`select entity_id, company_id from audit_events where type = $1`, [
      type,
    ])
  ).rows

async function aManager(name: [string, string], away?: { substitute: number; from: string; to: string }) {
  const user = await aUser(store.ctx, { role: 'manager', lastName: name[0], firstName: name[1], phone: aPhone() })
  await store.pool.query(`insert into managers (user_id, post, extension) values ($1, 'Менеджер', '101')`, [user.id])
  if (away)
    await store.pool.query(`insert into manager_absences (manager_id, substitute_id, away_from, away_to) values ($1, $2, $3, $4)`, [
      user.id,
      away.substitute,
      away.from,
      away.to,
    ])
  return user
}

test('[A-08] the company is answered with figures, legal entities, contracts and managers', async () => {
  const wholesale = await aPriceType(store.ctx, { name: { ru: 'Оптовая', en: 'Wholesale' } })
  const region = await aRegion(store.ctx)
  const company = await aCompany(store.ctx, {
    priceTypeId: wholesale.id,
    creditSum: 300_000_00,
    deferralDays: 21,
    bonus: 40,
    regionId: region.id,
    kindOfActivity: 'Монтаж',
    rejection: 'Нет печати',
    approvalFrom: 70_000_00,
  })
  const owner = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  const entity = await anEntity(store.ctx, { companyId: company.id })
  await aContract(store.ctx, { legalEntityId: entity.id, number: 'Д-7', creditLimit: 100_000_00 })
  const { status, body } = await current({ ...owner.headers, 'accept-language': 'en' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: company.id,
    name: company.name,
    role: 'owner',
    state: 'approved',
    isIndividual: false,
    rejection: 'Нет печати',
    region: { id: region.id },
    kindOfActivity: 'Монтаж',
    approvalFrom: 70_000,
    priceType: 'Wholesale',
    creditSum: 300_000,
    creditLeft: 100_000,
    receivables: 0,
    overdueReceivables: 0,
    overdueDuration: 0,
    balance: 0,
    statement: null,
    deferralDays: 21,
    bonus: 40,
    legalEntities: [
      { id: entity.id, inn: entity.inn, kpp: entity.kpp, ogrn: entity.ogrn, contracts: [{ number: 'Д-7', creditLimit: 100_000 }] },
    ],
    personalManagers: [],
  })
})

test('[P-06] the seller decides which figures are shown; a hidden one is not in the answer at all', async () => {
  const person = await aCompany(store.ctx, { isIndividual: true, creditSum: 0, bonus: 7 })
  const company = await aCompany(store.ctx, { creditSum: 0, bonus: 7 })
  const [individual, corporate] = [
    await aMember(store.ctx, { companyId: person.id, role: 'owner' }),
    await aMember(store.ctx, { companyId: company.id, role: 'viewer' }),
  ]
  await changeSettings(store.ctx, 1, {
    companyInfo: {
      creditSum: { hideForLegalEntities: false, hideForIndividuals: false, hideWhenEmpty: true },
      bonus: { hideForLegalEntities: false, hideForIndividuals: true, hideWhenEmpty: false },
    },
  })
  await expect
    .poll(async () => {
      const told = (await current(individual.headers)).body
      return ['bonus' in told, 'creditSum' in told, 'balance' in told]
    })
    .toEqual([false, false, true])
  expect((await current(corporate.headers)).body.bonus).toBe(7)
  await changeSettings(store.ctx, 1, { companyInfo: {} })
})

test('points that a company has in the club are its figure of points, whatever the seller’s books say', async () => {
  const company = await aCompany(store.ctx, { bonus: 7 })
  const member = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  const lot = { companyId: company.id, earned: 1_016_02, remaining: 1_016_02 }
  await store.ctx.db.insert(loyaltyLots).values({ ...lot, availableOn: dayFromToday(-1), expiresOn: dayFromToday(30) })
  expect((await current(member.headers)).body.bonus).toBe(1_016)
  await store.ctx.db
    .update(loyaltyLots)
    .set({ expiresOn: dayFromToday(-1) })
    .where(eq(loyaltyLots.companyId, company.id))
  expect((await current(member.headers)).body.bonus).toBeNull()
})

test('[P-07] an absent manager is shown with the substitute, and only during the absence', async () => {
  const company = await aCompany(store.ctx)
  const buyer = await aMember(store.ctx, { companyId: company.id, role: 'purchaser' })
  const substitute = await aManager(['Белов', 'Антон'])
  const away = await aManager(['Климова', 'Анна'], { substitute: substitute.id, from: dayFromToday(-2), to: dayFromToday(5) })
  const back = await aManager(['Токарев', 'Иван'], { substitute: substitute.id, from: dayFromToday(-9), to: dayFromToday(-3) })
  for (const [id, kind, isMain] of [
    [away.id, 'sales', true],
    [back.id, 'technical', false],
  ] as const)
    await store.pool.query(`insert into company_managers (company_id, manager_id, kind, is_main) values ($1, $2, $3, $4)`, [
      company.id,
      id,
      kind,
      isMain,
    ])
  const { personalManagers } = (await current(buyer.headers)).body
  expect(personalManagers).toMatchObject([
    {
      name: 'Климова Анна',
      isMain: true,
      kind: 'sales',
      away: { until: dayFromToday(5), substitute: { name: 'Белов Антон', phone: substitute.phone } },
    },
    { name: 'Токарев Иван', kind: 'technical', away: null },
  ])
})

test('[P-07] on the first and the last day of an absence the manager is away; an absence with a blocked substitute is not shown', async () => {
  const company = await aCompany(store.ctx)
  const buyer = await aMember(store.ctx, { companyId: company.id, role: 'purchaser' })
  const substitute = (await aManager(['Белов', 'Антон'])).id
  const gone = (await aManager(['Седов', 'Олег'])).id
  await store.pool.query(`update users set state = 'blocked' where id = $1`, [gone])
  const [yesterday, today, tomorrow] = [dayFromToday(-1), dayFromToday(0), dayFromToday(1)]
  const managers = [
    await aManager(['А', 'Первый день'], { substitute, from: today, to: tomorrow }),
    await aManager(['Б', 'Последний день'], { substitute, from: yesterday, to: today }),
    await aManager(['В', 'Ещё здесь'], { substitute, from: tomorrow, to: tomorrow }),
    await aManager(['Г', 'Уже здесь'], { substitute, from: yesterday, to: yesterday }),
    await aManager(['Д', 'Без замены'], { substitute: gone, from: yesterday, to: tomorrow }),
  ]
  for (const { id } of managers)
    await store.pool.query(`insert into company_managers (company_id, manager_id, kind, is_main) values ($1, $2, 'sales', false)`, [
      company.id,
      id,
    ])
  const { personalManagers } = (await current(buyer.headers)).body
  expect(personalManagers.map(({ away }) => away?.until ?? null)).toEqual([tomorrow, today, null, null, null])
})

test('[A-08] companies are listed by page and name, with the fields asked for', async () => {
  const [alpha, beta, gone, refused] = [
    await aCompany(store.ctx, { name: 'Альфа 100%' }),
    await aCompany(store.ctx, { name: 'Бета' }),
    await aCompany(store.ctx, { name: 'Былая', state: 'deleted' }),
    await aCompany(store.ctx, { name: 'Гамма', state: 'rejected' }),
  ]
  const buyer = await aUser(store.ctx, { companyIds: [beta.id, alpha.id, gone.id, refused.id] })
  const entity = await anEntity(store.ctx, { companyId: beta.id })
  const all = await list(buyer.headers)
  expect(all.body.items).toMatchObject([
    { id: alpha.id, isActive: false },
    { id: beta.id, isActive: true, inn: entity.inn, role: 'purchaser' },
    { id: refused.id, state: 'rejected' },
  ])
  expect(all.body.meta).toEqual({ currentPage: 1, pageCount: 1, totalCount: 3 })
  expect((await list(buyer.headers, '?page=2&per-page=2')).body).toMatchObject({ items: [{ id: refused.id }], meta: { pageCount: 2 } })
  const named = (await list(buyer.headers, '?filters[name]=бет&fields=name')).body
  expect(named).toEqual({ items: [{ id: beta.id, name: 'Бета' }], meta: { currentPage: 1, pageCount: 1, totalCount: 1 } })
  expect((await list(buyer.headers, '?filters[name]=%25')).body.items).toMatchObject([{ id: alpha.id }])
  expect((await list(buyer.headers, '?fields=name,passwordHash')).status).toBe(422)
  expect((await list(buyer.headers, '?page=0')).status).toBe(422)
})

test('[A-08] set-company changes the company of the next request; a foreign one sounds like a missing one', async () => {
  const [first, second, foreign, closed] = [
    await aCompany(store.ctx),
    await aCompany(store.ctx),
    await aCompany(store.ctx),
    await aCompany(store.ctx, { state: 'inactive' }),
  ]
  const buyer = await aUser(store.ctx, { companyIds: [first.id, second.id, closed.id] })
  expect((await choose(buyer.headers, second.id)).body).toMatchObject({ id: second.id, isActive: true })
  expect((await current(buyer.headers)).body.id).toBe(second.id)
  expect((await callApi(store, authApi.currentUser, { headers: buyer.headers })).body.companyName).toBe(second.name)
  expect((await audited('company.chosen')).map(({ entity_id: id }) => Number(id))).toContain(second.id)

  const withoutRequest = ({ status, body: { requestId: _, ...body } }: Awaited<ReturnType<typeof choose>>) => ({ status, body })
  const missing = withoutRequest(await choose(buyer.headers, 999_999))
  expect(missing).toMatchObject({ status: 404, body: { code: 'company.not-found' } })
  expect(withoutRequest(await choose(buyer.headers, foreign.id))).toEqual(missing)
  expect((await choose(buyer.headers, closed.id)).body.code).toBe('company.not-at-work')
  for (const wrong of [0, -1, 1.5, 'x', null, [first.id], 2 ** 31]) expect((await choose(buyer.headers, wrong)).status).toBe(422)
  expect((await choose({}, first.id)).status).toBe(401)
  expect((await current(buyer.headers)).body.id).toBe(second.id)
})

test('a new company of a registered user: active at once, or approved by staff first', async () => {
  const buyer = await aUser(store.ctx)
  const headers = { ...buyer.headers, 'idempotency-key': randomUUID() }
  const body = someRequisites()
  const made = await callApi(store, companiesApi.create, { headers, body })
  expect(made.body).toMatchObject({ name: body.shortName, state: 'approved', role: 'owner', inn: body.inn, isActive: true })
  expect((await callApi(store, companiesApi.create, { headers, body })).body).toEqual(made.body)
  expect((await list(buyer.headers)).body.meta.totalCount).toBe(1)
  expect((await current(buyer.headers)).body.legalEntities).toMatchObject([{ ...body, isMain: true }])

  const again = await callApi(store, companiesApi.create, { headers: (await aUser(store.ctx)).headers, body })
  expect(again.body.state).toBe('pending')
  const wrong = await callApi(store, companiesApi.create, { headers: buyer.headers, body: { ...body, inn: '7707083894', shortName: '' } })
  expect(wrong.body.errors.map(({ field }) => field)).toEqual(['shortName', 'inn'])
  expect((await callApi(store, companiesApi.create, { headers: buyer.headers, body: { ...someRequisites(), regionId: 999 } })).status).toBe(
    422,
  )
  await store.pool.query(`update sites set config = config || '{"companyApproval": true}'`)
  const state = async () => (await callApi(store, companiesApi.create, { headers: buyer.headers, body: someRequisites() })).body.state
  await expect.poll(state).toBe('pending')
  await store.pool.query(`update sites set config = config - 'companyApproval'`)
  await expect.poll(state).toBe('approved')
})

test('staff approve a new company whose ИНН an active or closed one has; a refused or deleted one does not count', async () => {
  const stateBeside = async (state: 'approved' | 'pending' | 'inactive' | 'rejected' | 'deleted') => {
    const known = await anEntity(store.ctx, { companyId: (await aCompany(store.ctx, { state })).id })
    const body = { ...someRequisites(), inn: known.inn }
    return (await callApi(store, companiesApi.create, { headers: (await aUser(store.ctx)).headers, body })).body.state
  }
  for (const state of ['approved', 'pending', 'inactive'] as const) expect([state, await stateBeside(state)]).toEqual([state, 'pending'])
  for (const state of ['rejected', 'deleted'] as const) expect([state, await stateBeside(state)]).toEqual([state, 'approved'])
})

test('a further company waits to be chosen, in the region named or the person’s own; a person has a hundred at most', async () => {
  const [own, other] = [await aRegion(store.ctx), await aRegion(store.ctx)]
  const first = await aCompany(store.ctx)
  const buyer = await aUser(store.ctx, { companyIds: [first.id], regionId: own.id })
  const create = (given: object = {}) =>
    callApi(store, companiesApi.create, { headers: buyer.headers, body: { ...someRequisites(), ...given } })
  const made = [(await create()).body, (await create({ regionId: other.id })).body]
  expect(made.map(({ isActive }) => isActive)).toEqual([false, false])
  expect((await current(buyer.headers)).body.id).toBe(first.id)
  const ids = made.map(({ id }) => id)
  const { rows } = await store.pool.query(`select region_id from companies where id = any($1) order by id`, [ids])
  expect(rows.map(({ region_id: id }) => id)).toEqual([own.id, other.id])
  expect((await audited('company.created')).map(({ entity_id: id }) => Number(id))).toEqual(expect.arrayContaining(ids))

  await store.pool.query(
    `with made as (
       insert into companies (name, price_type_id, state) select 'ООО ' || n, $2, 'approved' from generate_series(1, 96) n returning id
     )
     insert into company_members (company_id, user_id, role) select id, $1, 'owner' from made`,
    [buyer.id, first.priceTypeId],
  )
  expect((await create()).status).toBe(200)
  expect((await create()).body.code).toBe('company.too-many')
})

test('an owner sets the sum from which orders wait for approval, or none; the journal has it', async () => {
  const company = await aCompany(store.ctx)
  const [owner, approver] = [
    await aMember(store.ctx, { companyId: company.id, role: 'owner' }),
    await aMember(store.ctx, { companyId: company.id, role: 'approver' }),
  ]
  const set = (from: number | null, headers: Headers = owner.headers) =>
    callApi(store, companiesApi.setApproval, { headers, body: { from } })
  const told = async () => (await current(approver.headers)).body.approvalFrom
  expect(await told()).toBeNull()
  expect((await set(5_000.5)).body).toEqual({ from: 5_000.5 })
  expect(await told()).toBe(5_000.5)
  for (const wrong of [0, -1]) expect((await set(wrong)).status).toBe(422)
  expect((await set(1, approver.headers)).status).toBe(403)
  expect((await set(null)).body).toEqual({ from: null })
  expect(await told()).toBeNull()
  const { rows } = await store.pool.query(`select type, diff from audit_events where company_id = $1 order by id`, [company.id])
  expect(rows).toEqual([
    { type: 'company.approval-changed', diff: { from: 5_000_50 } },
    { type: 'company.approval-changed', diff: { from: null } },
  ])
})
