import { eq } from '#platform/database/drizzle'
import { expect, test, vi } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSession, aUser } from '#test/builders'
import { countStatements } from '#test/count-statements'
import { companies, companyMembers } from '#tables/companies'
import { sessions, users } from '#tables/users'

const { server } = describeStore()

const whoIs = (headers: Headers) => callApi(server, authApi.currentUser, { headers })
const isSignedIn = async (headers: Headers) => (await whoIs(headers)).status === 200

/** The access a token gives: a guest gets guest routes, and 401 elsewhere; the token of a session that is over opens nothing. */
async function openedBy(headers: Headers) {
  const { status, body } = await whoIs(headers)
  return [(await callApi(server, siteApi.info, { headers })).status, status, body.message]
}
const ASKED_TO_SIGN_IN = [200, 401, 'Войдите, чтобы продолжить']
const REFUSED = [401, 401, 'Войдите, чтобы продолжить']

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer undefined',
  `Bearer ${'a'.repeat(5000)}`,
  "Bearer ' or '1'='1' --          ",
  'Basic YnV5ZXI6Vml0cmluYS0yMDI2',
])('the authorization %j makes a guest', async (authorization) => {
  expect(await openedBy({ authorization })).toEqual(ASKED_TO_SIGN_IN)
})

test('a token of no session is refused', async () => {
  expect(await openedBy({ authorization: `Bearer ${'a'.repeat(43)}` })).toEqual(REFUSED)
})

test('a session ends at its hour, a plain one also after twelve hours without use, by the time of the database', async () => {
  const user = await aUser(server.ctx)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3_600_000 })
  expect(await isSignedIn((await aSession(server.ctx, user.id, { endsIn: 0.01 })).headers)).toBe(true)
  expect(await isSignedIn((await aSession(server.ctx, user.id, { endsIn: 12, idleFor: 11.9 })).headers)).toBe(true)
  vi.useRealTimers()
  expect(await isSignedIn((await aSession(server.ctx, user.id, { endsIn: 700, idleFor: 100 })).headers)).toBe(true)
  expect(await openedBy((await aSession(server.ctx, user.id, { endsIn: -0.01 })).headers)).toEqual(REFUSED)
  expect(await openedBy((await aSession(server.ctx, user.id, { endsIn: 11, idleFor: 12.1 })).headers)).toEqual(REFUSED)
})

test.each(['blocked', 'deleted'] as const)('a %s user is refused from the next request on', async (state) => {
  const user = await aUser(server.ctx)
  expect(await isSignedIn(user.headers)).toBe(true)
  await server.ctx.db.update(users).set({ state }).where(eq(users.id, user.id))
  expect(await openedBy(user.headers)).toEqual(REFUSED)
})

test('use is noted at most once a minute', async () => {
  const user = await aUser(server.ctx)
  const seenAt = async (tokenHash: Buffer) =>
    (await server.ctx.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash)))[0]?.seenAt.getTime()
  const fresh = await seenAt(user.tokenHash)
  await isSignedIn(user.headers)
  expect(await seenAt(user.tokenHash)).toBe(fresh)

  const old = await aSession(server.ctx, user.id, { idleFor: 2 })
  const before = (await seenAt(old.tokenHash)) ?? 0
  await Promise.all(Array.from({ length: 5 }, () => isSignedIn(old.headers)))
  const after = (await seenAt(old.tokenHash)) ?? 0
  expect(after - before).toBeGreaterThan(1.9 * 3_600_000)
  await isSignedIn(old.headers)
  expect(await seenAt(old.tokenHash)).toBe(after)
})

test('a signed-in request costs one query more than a guest’s', async () => {
  const user = await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] })
  const costOf = (headers: Headers) => countStatements(server, () => callApi(server, siteApi.settings, { headers }))
  expect((await costOf(user.headers)) - (await costOf({}))).toBe(1)
})

test('a user no longer acts for a company they left or that is closed', async () => {
  const company = await aCompany(server.ctx)
  const [left, closed] = [
    await aUser(server.ctx, { companyIds: [company.id] }),
    await aUser(server.ctx, { companyIds: [(await aCompany(server.ctx)).id] }),
  ]
  const companyOf = async (headers: Headers) => (await whoIs(headers)).body.companyName
  expect(await companyOf(left.headers)).toBe(company.name)
  await server.ctx.db.delete(companyMembers).where(eq(companyMembers.userId, left.id))
  expect(await companyOf(left.headers)).toBeNull()
  await server.ctx.db
    .update(companies)
    .set({ state: 'inactive' })
    .where(eq(companies.id, closed.activeCompanyId ?? 0))
  expect(await companyOf(closed.headers)).toBeNull()
})
