import { eq } from '#platform/database/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aSession, aUser, aVisitor } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { rateCounters } from '#tables/platform'
import { sessions } from '#tables/users'
import { hashPassword } from './passwords.ts'

const { server, twin } = describeStore({ twin: startSecondServer })
let passwordHash: string
let buyer: Awaited<ReturnType<typeof aUser>>
const password = 'Vitrina-2026'

beforeAll(async () => {
  passwordHash = await hashPassword(password)
  buyer = await aUser(server.ctx, { email: 'buyer@vitrina.test', phone: '+79000000001', passwordHash })
})
beforeEach(() => server.ctx.db.delete(rateCounters))
afterAll(() => twin.stop())

const signIn = (body: object, headers: Headers = {}, where: { app: typeof server.app } = server) =>
  callApi(where, authApi.signIn, { body, headers })
const whoIs = (headers: Headers, where: { app: typeof server.app } = server) => callApi(where, authApi.currentUser, { headers })
const bearer = (token: string | undefined) => ({ authorization: `Bearer ${token}` })
const tokenOf = async (how: object = {}) => (await signIn({ login: 'buyer@vitrina.test', password, ...how })).body.authToken ?? ''
const lifeOf = async (token: string | undefined) => {
  const { rows } = await server.pool.query<{ hours: number }>(
    `select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from sessions where token_hash = sha256($1::bytea)`,
    [token],
  )
  return rows[0]?.hours
}

test.each([
  { login: 'buyer@vitrina.test' },
  { login: ' BUYER@Vitrina.test ' },
  { login: '+79000000001' },
  { phone: '8 (900) 000-00-01' },
  { phone: '9000000001', login: '' },
])('[A-02] %j and the password open a session', async (who) => {
  const { status, body } = await signIn({ ...who, password })
  expect(status).toBe(200)
  expect(body).toEqual({ authToken: body.authToken, identityCookie: { name: 'B2B_IDENTITY', value: buyer.uuid } })
  expect(body.authToken).toMatch(/^[\w-]{43}$/)
  expect((await whoIs(bearer(body.authToken))).body).toMatchObject({
    id: buyer.id,
    email: 'buyer@vitrina.test',
    phone: '+79000000001',
    Group: 'buyer',
  })
})

test('a remembered session lives thirty days, another one a day; every sign-in gives a token of its own', async () => {
  const tokens = await Promise.all([{}, { rememberMe: true }, { rememberMe: false }].map(tokenOf))
  expect(await Promise.all(tokens.map(lifeOf))).toEqual([720, 720, 24])
  expect(new Set(tokens).size).toBe(3)
})

test('the token itself is nowhere in the database', async () => {
  const token = await tokenOf()
  const rows = await server.ctx.db.select().from(sessions)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(rows.some(({ tokenHash }) => tokenHash.toString().includes(token))).toBe(false)
})

test('the identity cookie opens nothing', async () => {
  const cookie = `B2B_IDENTITY=${buyer.uuid}`
  expect((await whoIs({ cookie })).status).toBe(401)
  expect((await whoIs(bearer(buyer.uuid))).status).toBe(401)
})

describe('refusals', () => {
  test.each([
    ['ru', 'Неверный телефон или пароль'],
    ['en', 'Wrong phone or password'],
    ['uz', 'Telefon yoki parol noto‘g‘ri'],
  ])('get the same answer in %s for a wrong person and a wrong password', async (language, message) => {
    await aUser(server.ctx, { email: `blocked-${language}@vitrina.test`, passwordHash, state: 'blocked' })
    await aUser(server.ctx, { email: `deleted-${language}@vitrina.test`, passwordHash, state: 'deleted' })
    await aUser(server.ctx, { email: `by-bank-${language}@vitrina.test` })
    const wrong = [
      { login: 'buyer@vitrina.test', password: 'vitrina-2026' },
      { login: 'nobody@vitrina.test', password },
      { login: 'neither', password },
      { phone: '+79999999999', password },
      { login: `blocked-${language}@vitrina.test`, password },
      { login: `deleted-${language}@vitrina.test`, password },
      { login: `by-bank-${language}@vitrina.test`, password },
      { login: "' or '1'='1", password },
    ]
    for (const payload of wrong) {
      const { status, body } = await signIn(payload, { 'accept-language': language })
      expect([status, body.code, body.message, body.errors]).toEqual([401, 'auth.wrong-password', message, []])
    }
  })

  test.each([
    [{ password }, 'login', /^Укажите e-mail или телефон$/],
    [{ login: '', phone: '', password }, 'login', /^Укажите e-mail или телефон$/],
    [{ login: 'buyer@vitrina.test', password: '' }, 'password', /^Введите пароль$/],
    [{ login: 'neither' }, 'login', /^Укажите e-mail или телефон$/],
    [{ login: 'buyer@vitrina.test', password: 'x'.repeat(201) }, 'password', /^Слишком/],
    [{ login: 'x'.repeat(255), password }, 'login', /^Слишком/],
    [{ login: ['buyer@vitrina.test'], password }, 'login', /^Здесь нужен текст$/],
    [{ login: 'buyer@vitrina.test', password, rememberMe: 'no' }, 'rememberMe', /^Выберите «да» или «нет»$/],
  ])('%j: the field is named', async (payload, field, message) => {
    const { status, body } = await signIn(payload)
    expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]])
    expect(body.errors[0]?.message).toMatch(message)
  })
})

describe('guessing', () => {
  test('stops after ten wrong passwords, however the login is spelled and whichever server is asked', async () => {
    const spellings = ['+79000000001', '8 900 000 00 01', '9000000001', '7(900)0000001', '+7-900-000-00-01']
    for (let n = 0; n < 10; n++)
      expect((await signIn({ phone: spellings[n % 5], password: `guess-${n}` }, {}, n % 2 ? server : twin)).status).toBe(401)
    const stopped = await signIn({ phone: '+79000000001', password }, { 'accept-language': 'en' })
    expect([stopped.status, stopped.body.code]).toEqual([429, 'rate.limited'])
    expect(stopped.body.message).toMatch(/^Too many requests\. Try again in \d+ s$/)
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn({ login: 'nobody@vitrina.test', password })).status).toBe(401)
  })

  test('tries by e-mail and by phone are tries of one account', async () => {
    for (let n = 0; n < 10; n++) {
      const who = n % 2 ? { email: ' Buyer@Vitrina.TEST' } : { phone: '8 900 000-00-01' }
      expect((await signIn({ ...who, password: `guess-${n}` })).status).toBe(401)
    }
    expect((await signIn({ login: 'buyer@vitrina.test', password })).status).toBe(429)
    expect((await signIn({ phone: '+79000000001', password })).status).toBe(429)
  })

  test('an office signs in from one address: its failures are counted, its successes are not', async () => {
    await signIn({ login: 'nobody@vitrina.test', password })
    await server.pool.query(`update rate_counters set hits = 299 where key like 'sign-in:from:%'`)
    for (let n = 0; n < 3; n++) expect((await signIn({ login: 'buyer@vitrina.test', password })).status).toBe(200)
    expect((await signIn({ login: 'nobody@vitrina.test', password })).status).toBe(401)
    expect((await signIn({ login: 'somebody@vitrina.test', password })).status).toBe(429)
  })

  test('many at once get no more tries than one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => signIn({ phone: '+79000000001', password: `guess-${n}` })))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })

  test('the right password in time forgets the wrong ones', async () => {
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 6; n++) await signIn({ phone: '+79000000001', password: 'guess' })
      expect((await signIn({ phone: '+79000000001', password })).status).toBe(200)
    }
  })

  test('counters keep no phone and no e-mail', async () => {
    await signIn({ phone: '+79000000001', password: 'guess' })
    await signIn({ login: 'someone@vitrina.test', password: 'guess' })
    const kept = JSON.stringify(await server.ctx.db.select().from(rateCounters))
    expect(kept).not.toContain('9000000001')
    expect(kept).not.toContain('someone')
  })
})

test('signing out ends this session on every server, and no other', async () => {
  const [here, there] = [await tokenOf(), await tokenOf()]
  expect((await whoIs(bearer(here), twin)).status).toBe(200)
  expect((await callApi(server, authApi.signOut, { headers: bearer(here) })).body).toEqual({})
  for (const where of [server, twin]) expect((await whoIs(bearer(here), where)).status).toBe(401)
  expect((await whoIs(bearer(there))).status).toBe(200)
  const again = await callApi(server, authApi.signOut, { headers: { ...bearer(here), 'accept-language': 'en' } })
  expect([again.status, again.body.message]).toEqual([401, 'Sign in to continue'])
})

test('signing out everywhere else leaves this session alone; staff in the buyer’s place may not do it', async () => {
  const user = await aUser(server.ctx, { email: 'many@vitrina.test', passwordHash })
  const tokens = await Promise.all([1, 2, 3].map(() => tokenOf({ login: 'many@vitrina.test' })))
  const staff = await aUser(server.ctx, { role: 'administrator', firstName: 'Анна', lastName: 'Климова' })
  const inHisPlace = await aSession(server.ctx, user.id)
  await server.ctx.db.update(sessions).set({ staffId: staff.id }).where(eq(sessions.tokenHash, inHisPlace.tokenHash))
  expect((await whoIs(inHisPlace.headers)).body).toMatchObject({ id: user.id, staffName: 'Анна Климова' })
  expect((await callApi(server, authApi.signOutEverywhere, { headers: inHisPlace.headers })).status).toBe(403)

  expect((await callApi(server, authApi.signOutEverywhere, { headers: bearer(tokens[0]) })).body).toEqual({ ended: 4 })
  const living = await Promise.all(
    [...tokens, user.token, inHisPlace.token].map(async (token) => (await whoIs(bearer(token), twin)).status),
  )
  expect(living).toEqual([200, 401, 401, 401, 401])
})

test('the current user has the company’s name, and a flag for several companies', async () => {
  const [first, second, gone] = [
    await aCompany(server.ctx, { name: 'ООО «Первая»' }),
    await aCompany(server.ctx),
    await aCompany(server.ctx, { state: 'deleted' }),
  ]
  const several = await aUser(server.ctx, { companyIds: [first.id, second.id], regionId: 1 })
  const one = await aUser(server.ctx, { companyIds: [second.id, gone.id], firstName: 'Анна', lastName: 'Орлова' })
  const none = await aUser(server.ctx)
  expect((await whoIs({ ...several.headers, 'accept-language': 'en' })).body).toEqual({
    id: several.id,
    uuid: several.uuid,
    publicIdentity: several.email,
    phone: null,
    email: several.email,
    Group: 'buyer',
    avatar: null,
    isIndividual: false,
    region: { id: 1, name: 'Moscow' },
    regionId: 1,
    companyName: 'ООО «Первая»',
    companyRole: 'purchaser',
    needsTwoFactor: false,
    staffName: null,
    hasMultiCompany: true,
  })
  expect((await whoIs(one.headers)).body).toMatchObject({
    publicIdentity: 'Анна Орлова',
    companyName: second.name,
    hasMultiCompany: false,
  })
  expect((await whoIs(none.headers)).body).toMatchObject({ companyName: null, hasMultiCompany: false, region: null })
  expect((await whoIs(aVisitor().headers)).status).toBe(401)
})
