import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { passwordResetApi } from '@vitrina/contract/auth/password-reset'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aPhone, aSession, aUser } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { codeSentTo } from '#test/waiting-jobs'
import { auditEvents, mails, rateCounters, smsMessages } from '#tables/platform'
import { hashPassword } from './passwords.ts'

const { server, twin } = describeStore({ twin: startSecondServer }, { settings: { CODES_PER_NETWORK: '10000' } })
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword('Старый-Пароль-1')
})
beforeEach(() => server.ctx.db.delete(rateCounters))
afterAll(() => twin.stop())

const password = 'Новый-Пароль-2'
const aBrowser = (): Headers => ({ 'user-uuid': randomUUID() })
const reset = (body: object, headers: Headers = {}) => callApi(server, passwordResetApi.reset, { body, headers })
const signIn = (login: string | null, word: string, headers: Headers = aBrowser()) =>
  callApi(server, authApi.signIn, { body: { login, password: word }, headers })
const isIn = async (headers: Headers, where: { app: typeof server.app } = server) =>
  (await callApi(where, authApi.currentUser, { headers })).status === 200

test('[A-05] [S-10] a new password by the code of an e-mail: every session ends on every server, and the owner is notified', async () => {
  const user = await aUser(server.ctx, { passwordHash })
  const other = await aSession(server.ctx, user.id)
  const headers = aBrowser()
  const asked = await reset({ email: user.email }, headers)
  expect(asked.body).toEqual({ message: `Если ${user.email} зарегистрирован, код уже отправлен`, errorCode: 0, retryAfter: 60 })
  const code = await codeSentTo(server, user.email ?? '')
  const done = await reset({ email: user.email, code, password, repeatPassword: password }, headers)
  expect([done.status, done.body]).toEqual([200, { message: 'Пароль изменён, войдите с новым паролем', errorCode: 0 }])

  for (const where of [server, twin]) for (const session of [user, other]) expect(await isIn(session.headers, where)).toBe(false)
  expect((await signIn(user.email, 'Старый-Пароль-1')).status).toBe(401)
  expect((await signIn(user.email, password)).status).toBe(200)
  const letters = await server.ctx.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, user.email ?? ''))
    .orderBy(mails.id)
  expect(letters.map(({ subject }) => subject)).toContain('Пароль изменён')
  const events = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(user.id)))
  expect(events.map(({ type }) => type)).toEqual(['user.password-reset'])
})

test('[V-01] by phone, sent as +7 and digits; a user without an e-mail is notified by a text message', async () => {
  const phone = aPhone()
  await aUser(server.ctx, { email: null, phone, passwordHash })
  const headers = aBrowser()
  await reset({ phone }, headers)
  const code = await codeSentTo(server, phone)
  expect((await reset({ phone, code, password, repeatPassword: password }, headers)).body.errorCode).toBe(0)
  const texts = await server.ctx.db.select().from(smsMessages).where(eq(smsMessages.recipient, phone))
  expect(texts.map(({ text }) => text)).toContain('Пароль изменён. Витрина')
})

test('a user locked out by the wrong guesses of others can sign in after it', async () => {
  const user = await aUser(server.ctx, { passwordHash })
  for (let n = 0; n < 11; n++) await signIn(user.email, 'guess')
  expect((await signIn(user.email, 'Старый-Пароль-1')).status).toBe(429)
  const headers = aBrowser()
  await reset({ email: user.email }, headers)
  const code = await codeSentTo(server, user.email ?? '')
  await reset({ email: user.email, code, password, repeatPassword: password }, headers)
  expect((await signIn(user.email, password)).status).toBe(200)
})

describe('[V-02] errors are shown at their field', () => {
  test.each([
    [{}, 'Укажите e-mail или телефон'],
    [{ email: '' }, 'Укажите e-mail или телефон'],
    [{ email: 'nobody' }, 'Проверьте e-mail'],
    [{ phone: '12' }, 'Проверьте номер телефона'],
    [{ phone: '+79000000001', email: 'a@b.test' }, 'Укажите что-то одно: e-mail или телефон'],
  ])('an address that is none: %j', async (body, message) => {
    const answer = await reset(body)
    expect([answer.status, answer.body]).toEqual([200, { message, errorCode: 1 }])
  })

  test('one asked about too often, the same with or without an account', async () => {
    const { email } = await aUser(server.ctx)
    const answers = []
    for (const body of [{ email }, { email: 'no-such@vitrina.test' }]) {
      await reset(body, aBrowser())
      answers.push((await reset(body, aBrowser())).body)
    }
    expect(answers[0]).toMatchObject({ errorCode: 1, message: expect.stringMatching(/^Слишком много запросов/) as unknown })
    expect(answers[0]?.retryAfter).toBeGreaterThan(0)
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([1, 1])
  })

  test('a password that is short, common, its owner’s e-mail, or differs from its repeat; the code is not spent by it', async () => {
    const user = await aUser(server.ctx, { email: 'owner-of-it@vitrina.test', passwordHash })
    const headers = aBrowser()
    await reset({ email: user.email }, headers)
    const code = await codeSentTo(server, user.email ?? '')
    const say = async (more: object) => {
      const { body } = await reset({ email: user.email, code, ...more }, headers)
      return body.errors.map((error) => [error.field, error.code])
    }
    expect(await say({})).toEqual([['password', 'required']])
    expect(await say({ password: 'Short-1', repeatPassword: 'Short-1' })).toEqual([['password', 'too-short']])
    expect(await say({ password: 'password123', repeatPassword: 'password123' })).toEqual([['password', 'too-common']])
    expect(await say({ password: 'Owner-of-it', repeatPassword: 'Owner-of-it' })).toEqual([['password', 'repeats-login']])
    expect(await say({ password, repeatPassword: 'Новый-Пароль-3' })).toEqual([['repeatPassword', 'differs']])
    expect((await reset({ email: user.email, code, password, repeatPassword: password }, headers)).status).toBe(200)
  })
})

test('an address without an account gets no message, and its code opens nothing', async () => {
  const headers = aBrowser()
  await reset({ email: 'nobody-there@vitrina.test' }, headers)
  expect(await codeSentTo(server, 'nobody-there@vitrina.test')).toBeUndefined()
  const answer = await reset({ email: 'nobody-there@vitrina.test', code: '123456', password, repeatPassword: password }, headers)
  expect([answer.status, answer.body.code]).toEqual([422, 'auth.wrong-code'])
  for (const state of ['blocked', 'deleted'] as const) {
    const { email } = await aUser(server.ctx, { state })
    await reset({ email }, headers)
    expect(await codeSentTo(server, email ?? '')).toBeUndefined()
  }
})
