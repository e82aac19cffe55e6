import { randomBytes } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { bankSignOnApi } from '@vitrina/contract/auth/bank-sign-on'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { siteApi } from '@vitrina/contract/site/site'
import { startTestApp } from '#test/app'
import { callApi, type Headers } from '#test/call-api'
import { startBank, signInAtBank } from '#test/bank-server'
import { aCompany, aUser } from '#test/builders'
import { bankSignOns, signUpProofs, userIdentities } from '#tables/identity'
import { users } from '#tables/users'

const ORIGIN = { host: 'localhost' }
const customers = {
  anna: {
    given_name: 'Анна',
    middle_name: 'Петровна',
    family_name: 'Светлова',
    email: 'Anna@Bank.test',
    email_verified: true,
    phone_number: '+79261112233',
    phone_number_verified: true,
  },
  phoneOnly: { given_name: 'Пётр', phone_number: '+79261112244', phone_number_verified: true },
  newcomer: { given_name: 'Нина', email: 'nina@bank.test', email_verified: true },
  unproved: { given_name: 'Лже', email: 'victim@vitrina.test', email_verified: false },
  taken: { given_name: 'Олег', email: 'oleg@vitrina.test', email_verified: true },
}

let bank: Awaited<ReturnType<typeof startBank>>
let server: Awaited<ReturnType<typeof startTestApp>>
beforeAll(async () => {
  bank = await startBank({ returnTo: ['http://localhost/auth/tinkoff/complete'], customers })
  server = await startTestApp(bank.settings)
})
afterAll(async () => {
  await server.stop()
  await bank.stop()
})

const secret = () => randomBytes(24).toString('base64url')

async function leave(browser: string, at = server) {
  const { body, status } = await callApi(at, bankSignOnApi.start, { headers: ORIGIN, body: { browser } })
  expect(status).toBe(200)
  return body.url
}

const comeBack = (
  browser: string,
  params: Record<string, string>,
  { headers = {}, at = server }: { headers?: Headers; at?: typeof server } = {},
) => callApi(at, bankSignOnApi.complete, { headers: { ...ORIGIN, ...headers }, body: { browser, params } })

async function travel(login: keyof typeof customers) {
  const browser = secret()
  return { browser, params: await signInAtBank(await leave(browser), { login }) }
}

const knows = (userId: number, login: string) => server.ctx.db.insert(userIdentities).values({ provider: 'tbank', subject: login, userId })

test('a person new to us goes on with sign-up at its third step, with the contacts the bank has proved [A-06]', async () => {
  const { browser, params } = await travel('anna')
  const { body } = await comeBack(browser, params)
  expect(body).toEqual({
    step: 3,
    signUp: {
      token: expect.any(String) as string,
      phone: '+79261112233',
      email: 'anna@bank.test',
      name: 'Светлова Анна Петровна',
      isIndividual: 0,
    },
  })
  const [proof] = await server.ctx.db.select().from(signUpProofs).where(eq(signUpProofs.subject, 'anna'))
  expect(proof).toMatchObject({ provider: 'tbank', email: 'anna@bank.test', phone: '+79261112233', told: { firstname: 'Анна' } })
  expect(proof?.tokenHash.toString('base64url')).not.toBe(body.signUp?.token)
  expect((await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${body.signUp?.token}` } })).status).toBe(401)
})

test('a person linked to the bank is signed in', async () => {
  const user = await aUser(server.ctx)
  await knows(user.id, 'phoneOnly')
  const { browser, params } = await travel('phoneOnly')
  const { body } = await comeBack(browser, params)
  expect(body.identityCookie?.value).toBe(user.uuid)
  const me = await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${body.token}` } })
  expect(me.body.id).toBe(user.id)

  await server.ctx.db.update(users).set({ state: 'blocked' }).where(eq(users.id, user.id))
  const again = await travel('phoneOnly')
  expect((await comeBack(again.browser, again.params)).body.code).toBe('bank.failed')
  await server.ctx.db.delete(userIdentities).where(eq(userIdentities.userId, user.id))
})

test('a newcomer completes sign-up, and from then on signs in by the bank', async () => {
  // With it comes the price type a new company begins with.
  await aCompany(server.ctx)
  const first = await travel('newcomer')
  const { signUp } = (await comeBack(first.browser, first.params)).body
  const given = {
    token: signUp?.token,
    firstname: 'Нина',
    lastname: 'Новикова',
    password: 'Светлый-дом-2026',
    repeatPassword: 'Светлый-дом-2026',
    regionId: 1,
    isIndividual: true,
    agreeForProcessingData: true,
    agreedForTerms: true,
  }
  const { status, body } = await callApi(server, signUpApi.step3, { body: given })
  expect([status, body.errors]).toEqual([200, undefined])
  const again = await travel('newcomer')
  const { token } = (await comeBack(again.browser, again.params)).body
  const me = await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${token}` } })
  expect(me.body.email).toBe('nina@bank.test')
})

test('the way back is walked once, in its own browser, within ten minutes', async () => {
  const { browser, params } = await travel('phoneOnly')
  for (const other of [secret(), '', 'null']) expect((await comeBack(other, params)).body.code).toBe('bank.failed')
  for (const state of ['', 'null', secret()]) expect((await comeBack(browser, { ...params, state })).body.code).toBe('bank.failed')
  const answers = await Promise.all(Array.from({ length: 8 }, () => comeBack(browser, params)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 502, 502, 502, 502, 502, 502, 502])
  expect((await comeBack(browser, params)).body.message).toBe('Возникла техническая ошибка')

  const late = await travel('phoneOnly')
  await server.ctx.db.update(bankSignOns).set({ expiresAt: new Date(Date.now() - 1000) })
  expect((await comeBack(late.browser, late.params)).body.code).toBe('bank.failed')
})

test('a forged, a foreign and a used code open nothing', async () => {
  const forged = await travel('phoneOnly')
  expect((await comeBack(forged.browser, { ...forged.params, code: secret() })).body.code).toBe('bank.failed')
  // Of another way, so the verifier does not fit it.
  const [mine, theirs] = [await travel('phoneOnly'), await travel('anna')]
  expect((await comeBack(mine.browser, { ...mine.params, code: theirs.params.code ?? '' })).body.code).toBe('bank.failed')
  const used = await travel('phoneOnly')
  expect((await comeBack(used.browser, used.params)).status).toBe(200)
  const next = secret()
  const state = new URL(await leave(next)).searchParams.get('state') ?? ''
  expect((await comeBack(next, { ...used.params, state })).body.code).toBe('bank.failed')
})

test('a refusal at the bank is the failure of the specification [E-05]', async () => {
  const browser = secret()
  const params = await signInAtBank(await leave(browser), { login: 'anna', consents: false })
  expect(params).toMatchObject({ error: 'access_denied' })
  const { status, body } = await comeBack(browser, params)
  expect([status, body.message]).toEqual([502, 'Возникла техническая ошибка'])
})

test('an account with the same e-mail is not taken over; its owner links the bank and unlinks it again', async () => {
  const owner = await aUser(server.ctx, { email: 'oleg@vitrina.test' })
  const before = await travel('taken')
  const refused = await comeBack(before.browser, before.params)
  expect([refused.status, refused.body.code]).toEqual([409, 'auth.already-registered'])
  expect(await server.ctx.db.select().from(userIdentities).where(eq(userIdentities.userId, owner.id))).toEqual([])

  const linked = async (headers: Headers) => (await callApi(server, bankSignOnApi.linked, { headers })).body.linked
  const way = await travel('taken')
  const body = { browser: way.browser, params: way.params }
  expect((await callApi(server, bankSignOnApi.link, { headers: { ...ORIGIN, ...owner.headers }, body })).body).toEqual({ linked: true })
  expect(await linked(owner.headers)).toBe(true)
  const after = await travel('taken')
  expect((await comeBack(after.browser, after.params)).body.identityCookie?.value).toBe(owner.uuid)

  const stranger = await aUser(server.ctx)
  const theft = await travel('taken')
  const stolen = await callApi(server, bankSignOnApi.link, { headers: { ...ORIGIN, ...stranger.headers }, body: theft })
  expect(stolen.body.code).toBe('auth.already-registered')
  expect(await linked(stranger.headers)).toBe(false)

  await callApi(server, bankSignOnApi.unlink, { headers: owner.headers })
  expect(await linked(owner.headers)).toBe(false)
})

test('contacts the bank has not verified prove nothing', async () => {
  await aUser(server.ctx, { email: 'victim@vitrina.test' })
  const { browser, params } = await travel('unproved')
  expect((await comeBack(browser, params)).body.code).toBe('bank.failed')
})

test('a bank that gives an id_token must give ours', async () => {
  const strict = await startBank({ returnTo: ['http://localhost/auth/tinkoff/complete'], customers, hasIdToken: true })
  const at = await startTestApp(strict.settings)
  try {
    const browser = secret()
    const params = await signInAtBank(await leave(browser, at), { login: 'anna' })
    expect((await comeBack(browser, params, { at })).body.step).toBe(3)

    const other = secret()
    const returned = await signInAtBank(await leave(other, at), { login: 'anna' })
    await at.ctx.db.update(bankSignOns).set({ nonce: 'of-somebody-else' })
    expect((await comeBack(other, returned, { at })).body.code).toBe('bank.failed')
  } finally {
    await at.stop()
    await strict.stop()
  }
})

test('without keys of the bank there is no button and no way; with a bank that is down there is the failure', async () => {
  const enabled = async (at: typeof server) => (await callApi(at, siteApi.info)).body.config.bankSignOn?.enabled
  expect(await enabled(server)).toBe(true)
  const without = await startTestApp()
  expect(await enabled(without)).toBe(false)
  expect((await callApi(without, bankSignOnApi.start, { body: { browser: secret() } })).body.code).toBe('feature.off')
  await without.stop()

  const gone = await startBank({ returnTo: ['http://localhost/auth/tinkoff/complete'], customers })
  const at = await startTestApp(gone.settings)
  const browser = secret()
  const params = await signInAtBank(await leave(browser, at), { login: 'anna' })
  await gone.stop()
  expect((await comeBack(browser, params, { at })).body.message).toBe('Возникла техническая ошибка')
  await at.stop()
})
