import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { cartApi } from '@vitrina/contract/cart/cart'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSession, aUser } from '#test/builders'
import { dayFromToday } from '#test/days'
import { companies, companyManagers, companyMembers, legalEntities, managerAbsences, managers } from '#tables/companies'
import { auditEvents, mails } from '#tables/platform'
import { users } from '#tables/users'

const { server } = describeStore()

type Person = Awaited<ReturnType<typeof aUser>>
let administrator: Person
let manager: Person
let stranger: Person
let owner: Person
let ours: Awaited<ReturnType<typeof aCompany>>

async function aManager(companyId?: number) {
  const user = await aUser(server.ctx, { role: 'manager', lastName: 'Климова', firstName: 'Анна' })
  await server.ctx.db.insert(managers).values({ userId: user.id, post: 'Менеджер' })
  if (companyId !== undefined) await server.ctx.db.insert(companyManagers).values({ companyId, managerId: user.id, isMain: true })
  return user
}

async function anOwner(companyId: number, given: Parameters<typeof aUser>[1] = {}) {
  const user = await aUser(server.ctx, { companyIds: [companyId], ...given })
  await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, user.id))
  return user
}

beforeEach(async () => {
  ours = await aCompany(server.ctx)
  const theirs = await aCompany(server.ctx)
  administrator = await aUser(server.ctx, { role: 'administrator' })
  manager = await aManager(ours.id)
  stranger = await aManager(theirs.id)
  owner = await anOwner(ours.id, { firstName: 'Ольга', lastName: 'Смирнова' })
})

const customersOf = async ({ headers }: { headers: Headers }, query = '') =>
  (await callApi(server, backOfficeApi.customers, { url: `/api/v1/back-office/companies?pageSize=100&${query}`, headers })).body
const idsOf = async (who: { headers: Headers }, query = '') => (await customersOf(who, query)).items.map(({ id }) => id)
const approve = (id: number, { headers }: { headers: Headers }) =>
  callApi(server, backOfficeApi.approve, { url: `/api/v1/back-office/companies/${id}/approve`, headers })
const reject = (id: number, { headers }: { headers: Headers }, reason = 'ИНН не найден в реестре') =>
  callApi(server, backOfficeApi.reject, { url: `/api/v1/back-office/companies/${id}/reject`, headers, body: { reason } })
const standIn = (userId: number, { headers }: { headers: Headers }) => callApi(server, backOfficeApi.standIn, { headers, body: { userId } })
const whoIs = (token: string) => callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${token}` } })
const lettersTo = (email: string | null) =>
  server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email ?? ''))
    .orderBy(mails.id)

test('[P-03] an administrator sees every company, a manager their own and those without a manager', async () => {
  const free = await aCompany(server.ctx, { state: 'pending' })
  const foreign = (await idsOf(stranger)).filter((id) => id !== free.id)
  expect(await idsOf(administrator)).toEqual(expect.arrayContaining([ours.id, free.id, ...foreign]))
  expect(await idsOf(manager)).toEqual(expect.arrayContaining([ours.id, free.id]))
  expect(await idsOf(stranger)).not.toContain(ours.id)
  const all = await customersOf(manager)
  expect(all.items[0]?.id).toBe(free.id)
  expect(all.items.find(({ id }) => id === ours.id)).toMatchObject({
    managers: ['Климова Анна'],
    buyers: [{ id: owner.id, name: 'Смирнова Ольга', role: 'owner', isAtWork: true }],
  })
})

test('companies are found by a part of the name, by the ИНН and by the address of a buyer; the typed text is no pattern', async () => {
  const named = await aCompany(server.ctx, { name: 'ООО «100% Свет»' })
  await server.ctx.db
    .insert(legalEntities)
    .values({ companyId: named.id, type: 'ul', shortName: 'Свет', fullName: 'Свет', inn: '7707083893', isMain: true })
  const buyer = await anOwner(named.id, { email: 'svet@vitrina.test', phone: '+79261234567' })
  for (const search of ['100%', 'свет»', '77070', 'SVET@', '8 926 123-45-67', buyer.email ?? ''])
    expect(await idsOf(administrator, `search=${encodeURIComponent(search)}`)).toContain(named.id)
  for (const search of ['1_0%', '\\', "' or 1=1", '99999'])
    expect(await idsOf(administrator, `search=${encodeURIComponent(search)}`)).not.toContain(named.id)
  expect(await idsOf(administrator, 'search=%25')).toEqual([named.id])
  expect(await idsOf(stranger, 'search=svet')).toContain(named.id)
  // Another of the same name is told apart by its number, and another manager's stays unseen.
  await aCompany(server.ctx, { name: 'ООО «100% Свет»' })
  expect(await idsOf(administrator, `companyId=${named.id}`)).toEqual([named.id])
  expect(await idsOf(stranger, `companyId=${ours.id}`)).toEqual([])
})

test('a company that waits is approved once; its owner gets a letter, and the manager answers for it', async () => {
  const waiting = await aCompany(server.ctx, { name: 'ООО «Новая»', state: 'pending' })
  const buyer = await anOwner(waiting.id)
  expect((await customersOf(manager)).pendingCount).toBeGreaterThan(0)
  const answers = await Promise.all([approve(waiting.id, manager), approve(waiting.id, manager), approve(waiting.id, manager)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const [letter, ...others] = await lettersTo(buyer.email)
  expect([letter?.subject, others.length]).toEqual(['Компания «ООО «Новая»» проверена', 0])
  expect(await idsOf(stranger)).not.toContain(waiting.id)
  expect((await approve(waiting.id, stranger)).body.code).toBe('company.not-found')
})

test('a refusal has a reason, which the owner reads; it can be taken back by an approval', async () => {
  const waiting = await aCompany(server.ctx, { name: 'ООО «Спорная»', state: 'pending' })
  const buyer = await anOwner(waiting.id)
  expect((await reject(waiting.id, administrator, ' ')).status).toBe(422)
  expect((await reject(waiting.id, administrator, '{{7*7}} <b>нет</b> в реестре')).body).toMatchObject({ state: 'rejected' })
  expect((await reject(waiting.id, administrator)).body.code).toBe('company.decided')
  const [letter] = await lettersTo(buyer.email)
  expect(letter?.text).toContain('{{7*7}} <b>нет</b> в реестре')
  expect(letter?.html).not.toContain('<b>нет</b>')
  expect((await callApi(server, authApi.currentUser, { headers: buyer.headers })).body.companyName).toBeNull()
  expect((await approve(waiting.id, administrator)).body.state).toBe('approved')
  expect((await callApi(server, authApi.currentUser, { headers: buyer.headers })).body.companyName).toBe('ООО «Спорная»')
})

test('a manager works in a buyer’s place: the buyer’s company, the manager’s name, everything logged', async () => {
  const { body } = await standIn(owner.id, manager)
  expect(body).toMatchObject({ name: 'Ольга Смирнова', companyName: ours.name, identityCookie: { value: owner.uuid } })
  const headers = { authorization: `Bearer ${body.authToken}` }
  expect((await whoIs(body.authToken)).body).toMatchObject({ id: owner.id, companyName: ours.name, staffName: 'Анна Климова' })
  expect((await callApi(server, cartApi.read, { headers })).status).toBe(200)
  expect((await callApi(server, backOfficeApi.customers, { headers })).body.code).toBe('access.denied')
  expect((await callApi(server, authApi.signOutEverywhere, { headers })).body.code).toBe('access.denied')

  expect((await callApi(server, backOfficeApi.stop, { headers })).status).toBe(200)
  expect((await whoIs(body.authToken)).status).toBe(401)
  expect((await callApi(server, authApi.currentUser, { headers: owner.headers })).status).toBe(200)
  const events = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.actorUserId, manager.id))
  expect(events.map(({ type, onBehalfOf }) => [type, onBehalfOf])).toEqual([
    ['stand-in.began', null],
    ['stand-in.ended', owner.id],
  ])
  expect((await callApi(server, backOfficeApi.stop, { headers: owner.headers })).body.code).toBe('access.denied')
})

test('staff cannot stand in for other managers’ buyers, for staff, or for a deleted user', async () => {
  expect((await standIn(owner.id, stranger)).body.code).toBe('buyer.not-found')
  expect((await standIn(owner.id, administrator)).status).toBe(200)
  const loner = await aUser(server.ctx)
  expect((await standIn(loner.id, manager)).body.code).toBe('buyer.not-found')
  expect((await standIn(loner.id, administrator)).status).toBe(200)
  for (const other of [manager.id, administrator.id, 2_000_000_000])
    expect((await standIn(other, administrator)).body.code).toBe('buyer.not-found')
  await server.ctx.db.update(users).set({ state: 'blocked' }).where(eq(users.id, owner.id))
  expect((await standIn(owner.id, administrator)).body.code).toBe('buyer.not-found')
})

test('the substitute of an absent manager may stand in for their buyers too, and only meanwhile', async () => {
  const [absence] = await server.ctx.db
    .insert(managerAbsences)
    .values({ managerId: manager.id, substituteId: stranger.id, awayFrom: dayFromToday(-2), awayTo: dayFromToday(2) })
    .returning()
  expect(await idsOf(stranger)).toContain(ours.id)
  const { body } = await standIn(owner.id, stranger)
  expect((await whoIs(body.authToken)).status).toBe(200)
  await server.ctx.db
    .update(managerAbsences)
    .set({ awayTo: dayFromToday(-1) })
    .where(eq(managerAbsences.id, absence?.id ?? 0))
  expect((await whoIs(body.authToken)).status).toBe(401)
  expect(await idsOf(stranger)).not.toContain(ours.id)
})

test('the work in a buyer’s place is over at once when the buyer changes company, the company is taken away, or the manager is blocked', async () => {
  const second = await aCompany(server.ctx)
  await server.ctx.db.insert(companyMembers).values({ companyId: second.id, userId: owner.id, role: 'owner' })
  const { body: first } = await standIn(owner.id, manager)
  const worksFor = (activeCompanyId: number) => server.ctx.db.update(users).set({ activeCompanyId }).where(eq(users.id, owner.id))
  await worksFor(second.id)
  expect((await whoIs(first.authToken)).status).toBe(401)
  expect((await standIn(owner.id, manager)).body.code).toBe('buyer.not-found')
  await worksFor(ours.id)
  expect((await whoIs(first.authToken)).status).toBe(200)

  const change = (id: number, body: unknown) =>
    callApi(server, backOfficeApi.changeStaff, { url: `/api/v1/back-office/staff/${id}`, headers: administrator.headers, body })
  expect((await change(manager.id, { role: 'manager', isBlocked: true })).body.isBlocked).toBe(true)
  expect((await whoIs(first.authToken)).status).toBe(401)
  expect((await callApi(server, authApi.currentUser, { headers: manager.headers })).status).toBe(401)

  await change(manager.id, { role: 'manager', isBlocked: false })
  expect((await whoIs(first.authToken)).status).toBe(401)
  const { body: again } = await standIn(owner.id, await aSession(server.ctx, manager.id))
  expect((await whoIs(again.authToken)).status).toBe(200)
  await server.ctx.db.delete(companyManagers).where(eq(companyManagers.managerId, manager.id))
  expect((await whoIs(again.authToken)).status).toBe(401)
})

test('sessions in a buyer’s place end when the buyer becomes one of the staff', async () => {
  const { body } = await standIn(owner.id, administrator)
  await server.ctx.db.update(users).set({ role: 'administrator' }).where(eq(users.id, owner.id))
  expect((await whoIs(body.authToken)).status).toBe(401)
})

test('[P-03] an administrator appoints, changes and dismisses; not themselves, and a manager may do none of it', async () => {
  const appoint = (body: unknown, { headers }: { headers: Headers } = administrator) =>
    callApi(server, backOfficeApi.appoint, { headers, body })
  const change = (id: number, body: unknown) =>
    callApi(server, backOfficeApi.changeStaff, { url: `/api/v1/back-office/staff/${id}`, headers: administrator.headers, body })
  const listed = async () =>
    (await callApi(server, backOfficeApi.staff, { headers: administrator.headers })).body.items.map(({ id, role }) => [id, role])
  const person = await aUser(server.ctx, { phone: '+79035550011' })
  expect((await appoint({ login: '8 903 555-00-11', role: 'manager' })).body).toMatchObject({ id: person.id, role: 'manager' })
  expect(await listed()).toContainEqual([person.id, 'manager'])
  // A changed role needs a new sign-in.
  const isIn = async (headers: Headers) => (await callApi(server, authApi.currentUser, { headers })).status === 200
  expect(await isIn(person.headers)).toBe(false)
  const asManager = await aSession(server.ctx, person.id)
  expect((await callApi(server, backOfficeApi.customers, { headers: asManager.headers })).status).toBe(200)
  await change(person.id, { role: 'manager', isBlocked: false })
  expect(await isIn(asManager.headers)).toBe(true)
  await change(person.id, { role: 'administrator', isBlocked: false })
  expect(await isIn(asManager.headers)).toBe(false)
  const asAdministrator = await aSession(server.ctx, person.id)
  await change(person.id, { role: 'manager', isBlocked: false })
  expect(await isIn(asAdministrator.headers)).toBe(false)
  const again = await aSession(server.ctx, person.id)
  expect((await appoint({ login: 'nobody@vitrina.test', role: 'manager' })).body.code).toBe('staff.not-found')
  expect((await appoint({ login: person.email, role: 'administrator' }, manager)).body.code).toBe('access.denied')
  expect((await appoint({ login: administrator.email, role: 'manager' })).body.code).toBe('staff.self')
  expect((await change(administrator.id, { role: 'buyer', isBlocked: false })).body.code).toBe('staff.self')
  expect((await change(owner.id, { role: 'administrator', isBlocked: false })).body.code).toBe('staff.not-found')

  await change(person.id, { role: 'buyer', isBlocked: false })
  expect(await isIn(again.headers)).toBe(false)
  expect(await listed()).not.toContainEqual([person.id, 'manager'])
  const events = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(person.id)))
  expect(events.map(({ type }) => type)).toEqual(Array<string>(5).fill('staff.changed'))
})

test('nobody sees a deleted company', async () => {
  await server.ctx.db.update(companies).set({ state: 'deleted' }).where(eq(companies.id, ours.id))
  expect(await idsOf(administrator)).not.toContain(ours.id)
  expect((await approve(ours.id, administrator)).body.code).toBe('company.not-found')
})
