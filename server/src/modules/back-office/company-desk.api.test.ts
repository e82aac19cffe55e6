import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { companyDeskApi } from '@vitrina/contract/back-office/company-desk'
import { companiesApi } from '@vitrina/contract/companies/companies'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { aCompany, aUser } from '#test/builders'
import { anEntity } from '#test/builders.companies'
import { aPriceType } from '#test/builders.prices'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { companyManagers, companyMembers, managers } from '#tables/companies'
import { auditEvents } from '#tables/platform'

const { server } = describeStore()

type Person = Awaited<ReturnType<typeof aUser>>
let [head, accountant, manager, integrator, owner] = [] as unknown as [Person, Person, Person, Person, Person]
let companyId: number
let entityId: number
beforeEach(async () => {
  companyId = (await aCompany(server.ctx, { state: 'approved' })).id
  entityId = (await anEntity(server.ctx, { companyId, isMain: true })).id
  head = await aUser(server.ctx, { role: 'head_of_sales' })
  accountant = await aUser(server.ctx, { role: 'accountant' })
  integrator = await aUser(server.ctx, { role: 'integrator' })
  manager = await aUser(server.ctx, { role: 'manager' })
  await server.ctx.db.insert(managers).values({ userId: manager.id, post: 'Менеджер' })
  await server.ctx.db.insert(companyManagers).values({ companyId, managerId: manager.id, isMain: true })
  owner = await aUser(server.ctx, { companyIds: [companyId] })
  await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, owner.id))
})

const at = (more = '') => `/api/v1/back-office/companies/${companyId}${more}`
const read = ({ headers }: { headers: Headers }) => callApi(server, companyDeskApi.read, { url: at(), headers })
const put = <E extends Endpoint>(call: E, path: string, { headers }: { headers: Headers }, body: object) =>
  callApi(server, call, { url: at(path), headers, body: { version: 0, ...body } })
const eventsOf = async (type: string) => {
  const rows = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.companyId, companyId))
  return rows.filter((one) => one.type === type)
}

test('terms are changed by whoever gives credit, not by the manager who sells; they count at once and are in the journal with what they were', async () => {
  expect((await put(companyDeskApi.setTerms, '/terms', manager, { creditSum: 1, deferralDays: 0 })).body.code).toBe('access.denied')
  expect((await read(manager)).body.terms).toEqual({ creditSum: 0, deferralDays: 0 })
  const saved = await put(companyDeskApi.setTerms, '/terms', accountant, { creditSum: 150_000, deferralDays: 14 })
  expect(saved.body).toMatchObject({ version: 1, terms: { creditSum: 150_000, deferralDays: 14 }, debt: { creditLimit: 150_000 } })
  expect(await eventsOf('company.terms-changed')).toMatchObject([
    { actorUserId: accountant.id, diff: { before: { creditSum: 0, deferralDays: 0 }, after: { creditSum: 15_000_000, deferralDays: 14 } } },
  ])
  const stale = await put(companyDeskApi.setTerms, '/terms', head, { creditSum: 1, deferralDays: 0 })
  expect(stale.body).toMatchObject({ code: 'company.changed', current: { version: 1 } })
})

test('a price type is set by whoever sets terms and buyers have it at once; an integrator may not, though prices are loaded by them', async () => {
  const wholesale = await aPriceType(server.ctx, { name: { ru: 'Крупный опт' } })
  const change = (who: Person, priceTypeId = wholesale.id) => put(companyDeskApi.setPriceType, '/price-type', who, { priceTypeId })
  expect((await change(accountant)).body.code).toBe('access.denied')
  expect((await change(integrator)).body.code).toBe('access.denied')
  expect((await change(head, 2_000_000_000)).body.code).toBe('price-type.not-found')
  expect((await change(head)).body.priceTypeId).toBe(wholesale.id)
  const [event] = await eventsOf('company.price-type-changed')
  expect(event?.diff).toMatchObject({ after: { priceType: 'Крупный опт' } })
})

test('a contract has its own limit and days; its price type needs the right to prices', async () => {
  const wholesale = await aPriceType(server.ctx)
  const aContract = { legalEntityId: entityId, number: '77/2026', signedOn: '2026-01-15', creditLimit: 500_000, deferralDays: 30 }
  const add = (who: Person, more: object = {}) => put(companyDeskApi.addContract, '/contracts', who, { ...aContract, ...more })
  expect((await add(accountant, { priceTypeId: wholesale.id })).body.code).toBe('access.denied')
  expect((await add(accountant, { validTo: '2025-01-01' })).body.code).toBe('contract.wrong-days')
  const stranger = await anEntity(server.ctx, { companyId: (await aCompany(server.ctx)).id })
  expect((await add(accountant, { legalEntityId: stranger.id })).body.code).toBe('legal-entity.not-found')
  const added = await add(accountant)
  expect(added.body).toMatchObject({ version: 1, debt: { creditLimit: 500_000 }, contracts: [{ number: '77/2026', creditLimit: 500_000 }] })
  const contractId = added.body.contracts[0]?.id
  const changed = await put(companyDeskApi.changeContract, `/contracts/${contractId}`, head, {
    ...aContract,
    version: 1,
    priceTypeId: wholesale.id,
    isActive: false,
  })
  expect(changed.body.contracts).toMatchObject([{ isActive: false, priceTypeId: wholesale.id }])
  const seen = await callApi(server, companiesApi.current, { headers: owner.headers })
  expect(seen.body.legalEntities[0]?.contracts).toMatchObject([{ number: '77/2026', isActive: false }])
  expect((await eventsOf('contract.changed'))[0]?.diff).toMatchObject({ before: { isActive: true }, after: { isActive: false } })
})

test('a manager hands a company over and then sees it no more', async () => {
  const other = await aUser(server.ctx, { role: 'manager' })
  const set = (managersOf: object[]) => put(companyDeskApi.setManagers, '/managers', manager, { managers: managersOf })
  expect((await set([{ managerId: owner.id, kind: 'sales', isMain: true }])).body.code).toBe('staff.not-found')
  const handed = await set([{ managerId: other.id, kind: 'sales', isMain: true }])
  expect(handed.body.assigned).toMatchObject([{ managerId: other.id, isMain: true }])
  expect((await read(manager)).body.code).toBe('company.not-found')
  expect((await read(other)).status).toBe(200)
})

test('nobody works for a stopped company, and it can be resumed', async () => {
  const works = async () => (await callApi(server, companiesApi.current, { headers: owner.headers })).status
  expect(await works()).toBe(200)
  const stopped = await put(companyDeskApi.setActive, '/active', manager, { isActive: false, reason: 'Банкротство' })
  expect(stopped.body.state).toBe('inactive')
  expect(await works()).toBe(403)
  expect((await put(companyDeskApi.setActive, '/active', manager, { version: 1, isActive: false, reason: 'Ещё раз' })).body.code).toBe(
    'company.decided',
  )
  expect((await put(companyDeskApi.setActive, '/active', manager, { version: 1, isActive: true })).body.state).toBe('approved')
  expect(await works()).toBe(200)
})
