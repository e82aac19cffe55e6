import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth'
import { consentsApi } from '@vitrina/contract/consents'
import { deliveryAddressesApi } from '@vitrina/contract/delivery-addresses'
import { personalDataApi } from '@vitrina/contract/personal-data'
import { profileApi } from '@vitrina/contract/profile'
import { siteApi } from '@vitrina/contract/site'
import { startTestApp } from '#test/app'
import { ask, type Headers } from '#test/ask'
import { aCompany, aSession, aUser } from '#test/builders'
import { codeSentTo, runWaiting } from '#test/waiting-jobs'
import { analyticsEvents } from '#tables/analytics'
import { carts } from '#tables/cart'
import { customProducts, savedFilters, searchLog } from '#tables/choices'
import { bankAccounts, companies, companyMembers, deliveryAddresses, invitations, legalEntities } from '#tables/companies'
import {
  consents,
  destructionRecords,
  digestItems,
  knownDevices,
  notificationSettings,
  paymentCards,
  signUpProofs,
  userIdentities,
} from '#tables/identity'
import { orderEvents, orders } from '#tables/orders'
import { idempotencyKeys, mails, rateCounters, smsMessages } from '#tables/platform'
import { cookieConsents } from '#tables/sites'
import { users } from '#tables/users'
import { hashPassword } from '#modules/auth/passwords'
import { inventory } from './inventory.rules.ts'
import { makeExport } from './personal-data.jobs.ts'
import { removeBytes } from '#platform/stored-files'

let server: Awaited<ReturnType<typeof startTestApp>>
let passwordHash: string
const password = 'Vitrina-2026'

beforeAll(async () => {
  server = await startTestApp()
  passwordHash = await hashPassword(password)
})
beforeEach(() => server.ctx.db.delete(rateCounters))
afterAll(() => server.stop())

const remove = (headers: Headers, body: object = { password }) => ask(server, personalDataApi.deleteUser, { headers, body })

/** Every row of every table, the worker's own included, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await server.pool.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const parts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
      return rows.map(({ row }) => `${name} ${row}`).join('\n')
    }),
  )
  return parts.join('\n')
}

const person = {
  firstName: 'Аполлинарий',
  middleName: 'Евграфович',
  lastName: 'Незабвенный',
  email: 'nezabvenny@vitrina.test',
  phone: '+79123456789',
  position: 'Главный энергетик Незабвенный',
}
const TRACES = ['Аполлинарий', 'Незабвенный', 'Незабвенного', 'nezabvenny', '9123456789', '345-67-89', '192.0.2.77']

/** Somebody who has been everywhere in the store, alone in a business of his own and a colleague in another. */
async function aWellKnownPerson() {
  const { ctx } = server
  const [own, shared] = [await aCompany(ctx, { name: 'ИП Незабвенный А. Е.' }), await aCompany(ctx, { name: 'ООО «Общее дело»' })]
  const user = await aUser(ctx, { ...person, passwordHash, companyIds: [own.id, shared.id] })
  await ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, user.id))
  const chief = await aUser(ctx, { companyIds: [shared.id] })
  await ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, chief.id))
  const [entity] = await ctx.db
    .insert(legalEntities)
    .values({
      companyId: own.id,
      type: 'ip',
      shortName: 'ИП Незабвенный А. Е.',
      fullName: 'Индивидуальный предприниматель Незабвенный Аполлинарий Евграфович',
      headName: 'Незабвенный Аполлинарий Евграфович',
      inn: '500100732259',
    })
    .returning()
  await ctx.db
    .insert(legalEntities)
    .values({ companyId: shared.id, type: 'ul', shortName: 'ООО', fullName: 'ООО', headName: 'Незабвенный Аполлинарий Евграфович' })
  await ctx.db
    .insert(bankAccounts)
    .values({ legalEntityId: entity?.id ?? 0, bik: '044525974', bankName: 'Банк', correspondentAccount: '1', account: '2' })
  await ctx.db.insert(deliveryAddresses).values([
    { companyId: own.id, label: 'Дом Незабвенного', address: 'ул. Тихая, 1', contactName: 'Аполлинарий', phone: person.phone },
    {
      companyId: shared.id,
      label: 'Склад',
      address: 'ул. Рябиновая, 3',
      contactName: 'Незабвенный Аполлинарий',
      phone: person.phone,
      driverNote: 'Звонить 8 (912) 345-67-89',
    },
  ])
  const visited = { ...user.headers, 'user-uuid': '6f9d2a1e-1111-4222-8333-444455556666' }
  await ctx.db.insert(knownDevices).values({ userId: user.id, deviceHash: Buffer.from('device') })
  await ctx.db.insert(signUpProofs).values({
    tokenHash: Buffer.from('proof'),
    email: person.email,
    told: { name: 'Аполлинарий Незабвенный' },
    expiresAt: new Date(Date.now() + 1e6),
  })
  await ctx.db.insert(userIdentities).values({ provider: 'tinkoff', subject: 'nezabvenny-at-bank', userId: user.id })
  await ctx.db.insert(consents).values({
    userId: user.id,
    kind: 'personal-data',
    isGiven: true,
    textVersion: 'v',
    textSlug: 's',
    ip: '192.0.2.77',
    userAgent: 'Firefox Незабвенный',
  })
  await ctx.db
    .insert(cookieConsents)
    .values({ siteId: 1, viewer: 'v:6f9d2a1e', userId: user.id, textVersion: 'v', ip: '192.0.2.77', userAgent: 'x' })
  await ctx.db.insert(notificationSettings).values({ userId: user.id, settings: { note: person.email } })
  await ctx.db
    .insert(digestItems)
    .values({ userId: user.id, event: 'order.state', title: 'Для Незабвенный Аполлинарий', dueAt: new Date() })
  await ctx.db.insert(paymentCards).values({ userId: user.id, bankCardId: 'b1', pan: '430000******0777', expiresOn: '1130' })
  await ctx.db.insert(savedFilters).values({ userId: user.id, name: 'Фильтр Незабвенный', url: 'a=1' })
  await ctx.db.insert(carts).values({ userId: user.id, companyId: shared.id, name: 'Корзина Незабвенный' })
  const [order] = await ctx.db
    .insert(orders)
    .values({
      number: 'ЗК-900001',
      siteId: 1,
      companyId: own.id,
      legalEntityId: entity?.id ?? 0,
      createdBy: user.id,
      deliveryType: 'pickup',
      paymentMethod: 'transfer',
      offerAcceptedAt: new Date(),
      offerVersion: '',
      state: 'completed',
      contactName: 'Незабвенный Аполлинарий',
      contactPhone: person.phone,
      comment: 'Спросить Незабвенного',
      itemsTotal: 0,
      customItemsTotal: 0,
      total: 0,
      vat: 0,
      lineCount: 0,
    })
    .returning()
  await ctx.db.insert(orderEvents).values({
    orderId: order?.id ?? 0,
    type: 'comment',
    actorSide: 'seller',
    data: { text: 'Незабвенный Аполлинарий просил перезвонить: +79123456789' },
  })
  await ctx.db.insert(searchLog).values({ siteId: 1, viewer: `u:${user.id}`, keyword: person.phone, changed: '', total: 0 })
  await ctx.db.insert(analyticsEvents).values({
    siteId: 1,
    type: 'SEARCH_EVENT',
    userId: user.id,
    sessionId: '6f9d2a1e-1111-4222-8333-444455556666',
    viewUuid: '6f9d2a1e-1111-4222-8333-444455556666',
    data: { searchTerm: person.email },
  })
  await ctx.db.insert(customProducts).values([
    { ownerId: user.id, name: 'Щит Незабвенный', unit: 'шт' },
    { ownerId: user.id, companyId: shared.id, visibility: 'company', name: 'Щит общий', unit: 'шт', note: `спросить ${person.email}` },
  ])
  await ctx.db.insert(invitations).values({
    companyId: shared.id,
    email: person.email,
    name: 'Аполлинарий Незабвенный',
    role: 'viewer',
    codeHash: Buffer.from('c'),
    expiresAt: new Date(),
  })
  await ctx.db.insert(idempotencyKeys).values([
    { caller: `u:${user.id}`, route: 'r', key: 'own-key-1', bodyHash: Buffer.from('h'), answer: { email: person.email } },
    { caller: `u:${chief.id}`, route: 'r', key: 'other-key', bodyHash: Buffer.from('h'), answer: { invited: person.email } },
  ])
  await ctx.db.insert(mails).values([
    { messageId: '<1@x>', recipient: person.email, subject: 'Вам', html: 'h', text: 'Здравствуйте, Аполлинарий' },
    {
      messageId: '<2@x>',
      recipient: 'chief@vitrina.test',
      subject: 'Новый сотрудник',
      html: '<p>Аполлинарий Незабвенный</p>',
      text: 'Аполлинарий Незабвенный, +7 (912) 345-67-89',
    },
  ])
  await ctx.db.insert(smsMessages).values({ recipient: person.phone, text: '123456' })
  await ask(server, siteApi.acceptCookie, { headers: visited })
  await ask(server, profileApi.update, { headers: visited, body: { city: 'Незабвенный' } })
  await ask(server, consentsApi.setMarketing, { headers: visited, body: { isGiven: true } })
  await ask(server, deliveryAddressesApi.create, {
    headers: visited,
    body: { label: 'Гараж', address: 'ул. Новая', contactName: 'Незабвенный А. Е.' },
  })
  await ask(server, personalDataApi.askExport, { headers: visited })
  await runWaiting(server, [makeExport])
  await ask(server, personalDataApi.askDeletionCode, { headers: visited })
  return { user, chief, own, shared }
}

test('[A-12] after deletion the whole database holds nothing of the person but the act', async () => {
  const { user, chief, own, shared } = await aWellKnownPerson()
  const elsewhere = await aSession(server.ctx, user.id)
  const exported = await server.pool.query<{ key: string }>('select key from stored_files where owner = $1', [`user:${user.id}`])
  const before = await dump()
  expect(TRACES.filter((trace) => !before.includes(trace))).toEqual([])

  const { status, body } = await remove(user.headers)
  expect([status, body.message]).toEqual([200, 'Учётная запись удалена'])
  await runWaiting(server, [removeBytes])
  const after = await dump()
  for (const trace of TRACES) expect(after.split('\n').filter((line) => line.includes(trace))).toEqual([])

  for (const { headers } of [user, elsewhere]) expect((await ask(server, profileApi.read, { headers })).status).toBe(401)
  expect((await ask(server, authApi.signIn, { body: { login: person.email, password } })).status).toBe(401)
  for (const { key } of exported.rows) expect(await server.ctx.files.get(key)).toBeNull()
  // What is the company's stays with it, and what was agreed to stays proved.
  expect((await ask(server, deliveryAddressesApi.list, { headers: chief.headers })).body.items.map(({ label }) => label)).toEqual(['Склад'])
  const { rows: proofs } = await server.pool.query('select kind, is_given, ip from consents where user_id = $1 order by id', [user.id])
  expect(proofs).toEqual([
    { kind: 'personal-data', is_given: true, ip: '' },
    { kind: 'marketing', is_given: true, ip: '' },
  ])
  const states = await server.ctx.db.select({ id: companies.id, state: companies.state }).from(companies)
  expect(states.find(({ id }) => id === own.id)?.state).toBe('deleted')
  expect(states.find(({ id }) => id === shared.id)?.state).toBe('approved')

  const admin = await aUser(server.ctx, { role: 'administrator' })
  const { items } = (await ask(server, personalDataApi.listActs, { headers: admin.headers })).body
  expect(items[0]).toMatchObject({ number: body.act.number, reason: 'request' })
  expect(items[0]?.extract.find(({ table }) => table === 'users')).toEqual({ table: 'users', erased: 0, anonymised: 1 })
  const act = await ask(server, personalDataApi.readAct, {
    headers: admin.headers,
    url: personalDataApi.readAct.path.replace(':id', body.act.number),
  })
  expect(act.body.html).toContain('Акт об уничтожении персональных данных')
  expect(act.body.html).toContain(body.act.number)
})

test('the only owner of a company with people in it is refused, and nothing has changed', async () => {
  const company = await aCompany(server.ctx, { name: 'ООО «Двое»' })
  const owner = await aUser(server.ctx, { passwordHash, companyIds: [company.id] })
  await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, owner.id))
  const other = await aUser(server.ctx, { passwordHash, companyIds: [company.id] })
  const refused = await remove(owner.headers)
  expect([refused.status, refused.body.code]).toEqual([409, 'account.only-owner'])
  expect(refused.body.message).toContain('ООО «Двое»')
  expect((await ask(server, profileApi.read, { headers: owner.headers })).body.email).toBe(owner.email)
  expect((await remove(other.headers)).status).toBe(200)
  expect((await remove(owner.headers)).status).toBe(200)
})

test('of two owners who go at once one stays with the company', async () => {
  const company = await aCompany(server.ctx)
  const owners = await Promise.all([1, 2].map(() => aUser(server.ctx, { passwordHash, companyIds: [company.id] })))
  await aUser(server.ctx, { companyIds: [company.id] })
  for (const { id } of owners) await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, id))
  const answers = await Promise.all(owners.map(({ headers }) => remove(headers)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the person proves to be himself: by the password, or by a code where there is none', async () => {
  const user = await aUser(server.ctx, { passwordHash })
  for (const wrong of [{}, { password: '' }, { password: 'нет' }]) {
    const { status, body } = await remove(user.headers, wrong)
    expect([status, body.errors[0]?.field]).toEqual([422, 'password'])
  }
  const bank = await aUser(server.ctx, { email: 'bank@vitrina.test' })
  for (const wrong of [{}, { password }, { code: '000000' }]) expect((await remove(bank.headers, wrong)).body.code).toBe('auth.wrong-code')
  await ask(server, personalDataApi.askDeletionCode, { headers: bank.headers })
  const code = await codeSentTo(server, 'bank@vitrina.test')
  expect((await remove(bank.headers, { code, reason: 'withdrawal' })).body.act.reason).toBe('withdrawal')
})

test("the seller's people are not deleted by themselves", async () => {
  const manager = await aUser(server.ctx, { passwordHash, role: 'manager' })
  expect((await remove(manager.headers)).body.code).toBe('account.of-staff')
})

test('who went can come again under the same address, as somebody new', async () => {
  const first = await aUser(server.ctx, { passwordHash, email: 'again@vitrina.test' })
  await remove(first.headers)
  const second = await aUser(server.ctx, { passwordHash, email: 'again@vitrina.test' })
  expect(second.id).not.toBe(first.id)
  const [gone] = await server.ctx.db.select().from(users).where(eq(users.id, first.id))
  expect(gone?.state).toBe('deleted')
  expect(await server.ctx.db.select().from(destructionRecords).where(eq(destructionRecords.userId, first.id))).toHaveLength(1)
})

/** Tables with a column of this kind that hold nothing of a buyer, or go otherwise: the row of the person itself, codes by their address, files by their owner. */
const OTHERWISE = ['users', 'confirmation_codes', 'managers', 'warehouses', 'delivery_addresses', 'destruction_records', 'audit_events']

test('every table that names a person has its place in the inventory', async () => {
  const { rows } = await server.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'owner_id', 'viewer', 'email', 'phone', 'recipient', 'caller', 'ip')`,
  )
  const known = new Set([...inventory.map(({ table }) => table), ...OTHERWISE])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})
