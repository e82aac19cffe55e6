import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { deliveryAddressesApi } from '@vitrina/contract/account/delivery-addresses'
import { personalDataApi } from '@vitrina/contract/account/personal-data'
import { profileApi } from '@vitrina/contract/account/profile'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSession, aUser } from '#test/builders'
import { codeSentTo, runWaiting } from '#test/waiting-jobs'
import { aWellKnownPerson, person, TRACES } from '#test/well-known-person'
import { companies, companyMembers } from '#tables/companies'
import { destructionRecords } from '#tables/identity'
import { rateCounters } from '#tables/platform'
import { users } from '#tables/users'
import { removeBytes } from '#platform/files/stored-files'
import { hashPassword } from '#modules/auth/passwords'

const { server } = describeStore()
let passwordHash: string
const password = 'Vitrina-2026'

beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(() => server.ctx.db.delete(rateCounters))

const remove = (headers: Headers, body: object = { password }) => callApi(server, personalDataApi.deleteUser, { headers, body })

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

test('[A-12] after deletion the whole database holds nothing of the person but the act', async () => {
  const { user, chief, own, shared } = await aWellKnownPerson(server, passwordHash)
  const elsewhere = await aSession(server.ctx, user.id)
  const exported = await server.pool.query<{ key: string }>('select key from stored_files where owner = $1', [`user:${user.id}`])
  const before = await dump()
  expect(TRACES.filter((trace) => !before.includes(trace))).toEqual([])

  const { status, body } = await remove(user.headers)
  expect([status, body.message]).toEqual([200, 'Учётная запись удалена'])
  await runWaiting(server, [removeBytes])
  const after = await dump()
  for (const trace of TRACES) expect(after.split('\n').filter((line) => line.includes(trace))).toEqual([])

  for (const { headers } of [user, elsewhere]) expect((await callApi(server, profileApi.read, { headers })).status).toBe(401)
  expect((await callApi(server, authApi.signIn, { body: { login: person.email, password } })).status).toBe(401)
  for (const { key } of exported.rows) expect(await server.ctx.files.get(key)).toBeNull()
  // The company's data stay with it, and consents stay proved.
  expect((await callApi(server, deliveryAddressesApi.list, { headers: chief.headers })).body.items.map(({ label }) => label)).toEqual([
    'Склад',
  ])
  const { rows: proofs } = await server.pool.query('select kind, is_given, ip from consents where user_id = $1 order by id', [user.id])
  expect(proofs).toEqual([
    { kind: 'personal-data', is_given: true, ip: '' },
    { kind: 'marketing', is_given: true, ip: '' },
  ])
  const states = await server.ctx.db.select({ id: companies.id, state: companies.state }).from(companies)
  expect(states.find(({ id }) => id === own.id)?.state).toBe('deleted')
  expect(states.find(({ id }) => id === shared.id)?.state).toBe('approved')

  const admin = await aUser(server.ctx, { role: 'administrator' })
  const { items } = (await callApi(server, personalDataApi.listActs, { headers: admin.headers })).body
  expect(items[0]).toMatchObject({ number: body.act.number, reason: 'request' })
  expect(items[0]?.extract.find(({ table }) => table === 'users')).toEqual({ table: 'users', erased: 0, anonymised: 1 })
  const act = await callApi(server, personalDataApi.readAct, {
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
  expect((await callApi(server, profileApi.read, { headers: owner.headers })).body.email).toBe(owner.email)
  expect((await remove(other.headers)).status).toBe(200)
  expect((await remove(owner.headers)).status).toBe(200)
})

test('of two owners who leave at once one stays with the company', async () => {
  const company = await aCompany(server.ctx)
  const owners = await Promise.all([1, 2].map(() => aUser(server.ctx, { passwordHash, companyIds: [company.id] })))
  await aUser(server.ctx, { companyIds: [company.id] })
  for (const { id } of owners) await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, id))
  const answers = await Promise.all(owners.map(({ headers }) => remove(headers)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('deletion needs the password, or a code where there is none', async () => {
  const user = await aUser(server.ctx, { passwordHash })
  for (const wrong of [{}, { password: '' }, { password: 'нет' }]) {
    const { status, body } = await remove(user.headers, wrong)
    expect([status, body.errors[0]?.field]).toEqual([422, 'password'])
  }
  const bank = await aUser(server.ctx, { email: 'bank@vitrina.test' })
  for (const wrong of [{}, { password }, { code: '000000' }]) expect((await remove(bank.headers, wrong)).body.code).toBe('auth.wrong-code')
  await callApi(server, personalDataApi.requestDeletionCode, { headers: bank.headers })
  const code = await codeSentTo(server, 'bank@vitrina.test')
  expect((await remove(bank.headers, { code, reason: 'withdrawal' })).body.act.reason).toBe('withdrawal')
})

test("the seller's people are not deleted by themselves", async () => {
  const manager = await aUser(server.ctx, { passwordHash, role: 'manager' })
  expect((await remove(manager.headers)).body.code).toBe('account.of-staff')
})

test('a deleted user can sign up again under the same address, as a new user', async () => {
  const first = await aUser(server.ctx, { passwordHash, email: 'again@vitrina.test' })
  await remove(first.headers)
  const second = await aUser(server.ctx, { passwordHash, email: 'again@vitrina.test' })
  expect(second.id).not.toBe(first.id)
  const [gone] = await server.ctx.db.select().from(users).where(eq(users.id, first.id))
  expect(gone?.state).toBe('deleted')
  expect(await server.ctx.db.select().from(destructionRecords).where(eq(destructionRecords.userId, first.id))).toHaveLength(1)
})
