import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { twoFactorApi } from '@vitrina/contract/auth/two-factor'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { staffDeskApi } from '@vitrina/contract/back-office/staff-desk'
import type { StaffRole } from '@vitrina/contract/roles/staff-roles.rules'
import { aUser } from '#test/builders'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { auditEvents } from '#tables/platform'
import { twoFactorPolicy, twoFactors } from '#tables/two-factor'
import { users } from '#tables/users'
import { hashPassword } from '../passwords.ts'
import { codeOfStep, stepAt } from './totp.ts'

// Not a demo: there nothing is required of anybody.
const { server } = describeStore({}, { settings: { DEMO: 'false' } })

const PASSWORD = 'Kabel-i-Avtomat-2026'
const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const bearer = (token: string | undefined): Headers => ({ authorization: `Bearer ${token}` })

let clock = Date.parse('2026-11-17T09:00:00Z')
beforeEach(() => {
  const trueNow = server.ctx.now
  clock += 10 * STEP_MS
  server.ctx.now = () => new Date(clock)
  onTestFinished(() => void (server.ctx.now = trueNow))
})

const aColleague = async (role: StaffRole = 'administrator') => aUser(server.ctx, { role, passwordHash: await hashPassword(PASSWORD) })

const codeOf = (secret: Buffer, steps = 0) => codeOfStep(secret, stepAt(new Date(clock)) + steps)

/** A colleague with the second step on; the first code is used up. */
async function withTwoFactor(role: StaffRole = 'administrator') {
  const user = await aColleague(role)
  const begun = await callApi(server, twoFactorApi.begin, { headers: user.headers, body: { password: PASSWORD } })
  const secret = bytesOf(begun.body.secret)
  const confirmed = await callApi(server, twoFactorApi.confirm, { headers: user.headers, body: { code: codeOf(secret) } })
  clock += STEP_MS
  return { user, secret, recoveryCodes: confirmed.body.recoveryCodes, begun: begun.body }
}

const firstStep = (email: string | null, password = PASSWORD) => callApi(server, authApi.signIn, { body: { login: email, password } })
const secondStep = (challenge: string | undefined, code: string) => callApi(server, twoFactorApi.signIn, { body: { challenge, code } })
const whoIs = (token: string | undefined) => callApi(server, authApi.currentUser, { headers: bearer(token) })

test('after the password the code is asked for, and only both open a session', async () => {
  const { user, secret, recoveryCodes, begun } = await withTwoFactor()
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.+secret=[A-Z2-7]{32}&/)
  expect(new Set(recoveryCodes).size).toBe(10)
  const first = await firstStep(user.email)
  expect([first.status, first.body.authToken]).toEqual([200, undefined])
  const { challenge } = first.body
  expect((await secondStep(challenge, '000000')).body).toMatchObject({ code: 'auth.wrong-code', errors: [{ field: 'code' }] })
  const opened = await secondStep(challenge, codeOf(secret))
  expect((await whoIs(opened.body.authToken)).body.id).toBe(user.id)
  expect((await secondStep(challenge, codeOf(secret))).body.code).toBe('auth.dead-challenge')
})

test('a used code opens nothing a second time, and a clock may be a step off', async () => {
  const { user, secret } = await withTwoFactor()
  const signIn = async (code: string) => (await secondStep((await firstStep(user.email)).body.challenge, code)).status
  expect(await signIn(codeOf(secret, -1))).toBe(422)
  expect(await signIn(codeOf(secret, 2))).toBe(422)
  expect(await signIn(codeOf(secret, 1))).toBe(200)
  expect(await signIn(codeOf(secret, 1))).toBe(422)
  expect(await signIn(codeOf(secret))).toBe(422)
})

test('of two sign-ins with one code at the same moment one works', async () => {
  const { user, secret } = await withTwoFactor()
  const [one, other] = [await firstStep(user.email), await firstStep(user.email)]
  const answers = await Promise.all([one, other].map(({ body }) => secondStep(body.challenge, codeOf(secret))))
  expect(answers.filter(({ body }) => body.authToken)).toHaveLength(1)
})

test('a recovery code works once and says how many are left', async () => {
  const { user, recoveryCodes } = await withTwoFactor()
  const [code = ''] = recoveryCodes
  const signIn = async (typed: string) => secondStep((await firstStep(user.email)).body.challenge, typed)
  expect((await signIn(code.toUpperCase().replaceAll('-', ' '))).body.recoveryCodesLeft).toBe(9)
  expect((await signIn(code)).status).toBe(422)
  const events = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(user.id)))
  expect(events.map(({ type }) => type)).toEqual(['two-factor.switched-on', 'two-factor.recovery-code-used'])
})

test('guessing ends with the tries of a sign-in, and with those of the account', async () => {
  const { user, secret } = await withTwoFactor()
  const { challenge } = (await firstStep(user.email)).body
  for (let tried = 0; tried < 5; tried++) expect((await secondStep(challenge, '000000')).status).toBe(422)
  expect((await secondStep(challenge, codeOf(secret))).body.code).toBe('auth.dead-challenge')
  const again = (await firstStep(user.email)).body.challenge
  for (let tried = 0; tried < 5; tried++) await secondStep(again, '000000')
  expect((await secondStep((await firstStep(user.email)).body.challenge, codeOf(secret))).body.code).toBe('rate.limited')
})

test('the secret is sealed in the database, and setting it up needs the password and staff', async () => {
  const { user, secret } = await withTwoFactor()
  const [row] = await server.ctx.db.select().from(twoFactors).where(eq(twoFactors.userId, user.id))
  expect(row?.secret.includes(secret)).toBe(false)
  const other = await aColleague()
  const begin = (headers: Headers, password: string) => callApi(server, twoFactorApi.begin, { headers, body: { password } })
  expect((await begin(other.headers, 'wrong')).body.code).toBe('auth.wrong-password')
  expect((await begin(user.headers, PASSWORD)).body.code).toBe('two-factor.on')
  const buyer = await aUser(server.ctx, { passwordHash: await hashPassword(PASSWORD) })
  expect((await begin(buyer.headers, PASSWORD)).body.code).toBe('access.denied')
})

test('switching it on ends the other sessions; an administrator resets it, and all of them end', async () => {
  const { user } = await withTwoFactor('accountant')
  const administrator = await aColleague()
  const reset = (id: number) =>
    callApi(server, staffDeskApi.resetTwoFactor, {
      url: `/api/v1/back-office/staff/${id}/two-factor/reset`,
      headers: administrator.headers,
    })
  expect((await reset(user.id)).status).toBe(200)
  expect((await reset(user.id)).body.code).toBe('two-factor.off')
  expect((await callApi(server, authApi.currentUser, { headers: user.headers })).status).toBe(401)
  expect((await firstStep(user.email)).body.authToken).toBeDefined()
  const [event] = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.actorUserId, administrator.id))
  expect(event).toMatchObject({ type: 'two-factor.reset', entityId: String(user.id) })
})

test('from the required day on the back office opens only with a second step; setting it up stays possible', async () => {
  const { user: administrator } = await withTwoFactor()
  const colleague = await aColleague('accountant')
  const customers = (headers: Headers) => callApi(server, backOfficeApi.customers, { headers })
  const require = (headers: Headers, requiredFrom: string | null) =>
    callApi(server, staffDeskApi.requireTwoFactor, { headers, body: { requiredFrom } })
  expect((await require((await aColleague()).headers, '2020-01-01')).body.code).toBe('two-factor.own-first')
  expect((await require(administrator.headers, '2999-01-01')).status).toBe(200)
  expect((await customers(colleague.headers)).status).toBe(200)
  expect((await require(administrator.headers, '2020-01-01')).status).toBe(200)
  onTestFinished(() => server.ctx.db.delete(twoFactorPolicy).then(() => {}))
  expect((await customers(colleague.headers)).body.code).toBe('auth.two-factor-required')
  expect((await customers(administrator.headers)).status).toBe(200)
  expect((await callApi(server, authApi.currentUser, { headers: colleague.headers })).body.needsTwoFactor).toBe(true)
  const begun = await callApi(server, twoFactorApi.begin, { headers: colleague.headers, body: { password: PASSWORD } })
  const code = codeOf(bytesOf(begun.body.secret))
  await callApi(server, twoFactorApi.confirm, { headers: colleague.headers, body: { code } })
  expect((await customers(colleague.headers)).status).toBe(200)
  clock += STEP_MS
  const off = await callApi(server, twoFactorApi.switchOff, {
    headers: colleague.headers,
    body: { code: codeOf(bytesOf(begun.body.secret)) },
  })
  expect(off.body.code).toBe('two-factor.required')
})

test('a blocked colleague does not finish a sign-in begun before', async () => {
  const { user, secret } = await withTwoFactor()
  const { challenge } = (await firstStep(user.email)).body
  await server.ctx.db.update(users).set({ state: 'blocked' }).where(eq(users.id, user.id))
  expect((await secondStep(challenge, codeOf(secret))).body.code).toBe('auth.dead-challenge')
})
