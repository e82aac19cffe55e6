import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { CODE_PAUSE_SECONDS } from '@vitrina/contract/auth/auth.rules'
import { describeStore } from '#test/describe-store'
import { aPhone, aUser, aVisitor } from '#test/builders'
import { type Client, signInFrom } from '#test/sign-in-from'
import { codeSentTo, runWaiting } from '#test/waiting-jobs'
import { confirmationCodes } from '#tables/identity'
import { rateCounters } from '#tables/platform'
import { inTransaction } from '#platform/context'
import { endSessions } from '../end-sessions.ts'
import { hashPassword } from '../passwords.ts'
import { writeCode } from './codes.jobs.ts'
import { useCode } from './use-code.ts'

const { server } = describeStore()
const password = 'Vitrina-2026'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
beforeEach(() => server.ctx.db.delete(rateCounters))

const signIn = (body: object, from: Client = {}) => signInFrom(server, body, from)
const anAccount = (given: Parameters<typeof aUser>[1] = {}) => aUser(server.ctx, { passwordHash, ...given })
const forgetPauses = () => server.pool.query(`delete from rate_counters where key like '%:pause'`)

describe('a code', () => {
  test('[A-02] sent to an e-mail signs in, once, and only for its purpose', async () => {
    const { email } = await anAccount()
    const visitor = randomUUID()
    const asked = await signIn({ email }, { visitor })
    expect([asked.status, asked.body]).toEqual([
      200,
      { message: `Если ${email} зарегистрирован, код уже отправлен`, retryAfter: CODE_PAUSE_SECONDS },
    ])
    const code = (await codeSentTo(server, email ?? '')) ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const reset = await server.app.inject({
      method: 'POST',
      url: '/api/v1/user/password-reset',
      headers: { 'user-uuid': visitor },
      payload: { email, code, password: 'another-Pass-2026', repeatPassword: 'another-Pass-2026' },
    })
    expect([reset.statusCode, reset.json<{ code: string }>().code]).toEqual([422, 'auth.wrong-code'])
    expect((await signIn({ email, code: ` ${code.slice(0, 3)}-${code.slice(3)} ` }, { visitor })).body.authToken).toMatch(/^[\w-]{43}$/)
    expect((await signIn({ email, code }, { visitor })).body).toMatchObject({ code: 'auth.wrong-code', errors: [{ field: 'code' }] })
  })

  test('sent to a phone arrives as a text message, whichever way the number is written', async () => {
    const phone = aPhone()
    await anAccount({ phone })
    const visitor = randomUUID()
    expect((await signIn({ phone: phone.replace('+7', '8') }, { visitor })).status).toBe(200)
    const code = await codeSentTo(server, phone)
    expect((await signIn({ phone: phone.slice(2), code }, { visitor })).status).toBe(200)
  })

  test('is good only for the browser that asked for it; others cannot use its tries up', async () => {
    const { email } = await anAccount()
    const [own, other] = [randomUUID(), randomUUID()]
    await signIn({ email }, { visitor: own })
    const code = await codeSentTo(server, email ?? '')
    for (let n = 0; n < 10; n++) expect((await signIn({ email, code }, { visitor: other })).status).toBe(422)
    expect((await signIn({ email, code }, { visitor: own })).status).toBe(200)
  })

  test('dies after five wrong tries, after its time, and when the next one is sent', async () => {
    const { email } = await anAccount()
    const visitor = randomUUID()
    const ask = async () => {
      await forgetPauses()
      expect((await signIn({ email }, { visitor })).status).toBe(200)
      return (await codeSentTo(server, email ?? '')) ?? ''
    }
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
    const first = await ask()
    for (let n = 0; n < 5; n++) await signIn({ email, code: wrong(first) }, { visitor })
    expect((await signIn({ email, code: first }, { visitor })).status).toBe(422)

    const second = await ask()
    await server.pool.query(`update confirmation_codes set expires_at = now() where used_at is null`)
    expect((await signIn({ email, code: second }, { visitor })).status).toBe(422)

    const third = await ask()
    await server.ctx.db.delete(rateCounters)
    const fourth = await ask()
    // Once in a million they are the same.
    expect((await signIn({ email, code: third === fourth ? wrong(third) : third }, { visitor })).status).toBe(422)
    expect((await signIn({ email, code: fourth }, { visitor })).status).toBe(200)
  })

  test('is taken back when the password changes', async () => {
    const { id, email } = await anAccount()
    const visitor = randomUUID()
    await signIn({ email }, { visitor })
    const code = await codeSentTo(server, email ?? '')
    await inTransaction(server.ctx, (tx) => endSessions(tx, id))
    expect((await signIn({ email, code }, { visitor })).status).toBe(422)
  })

  test('of a job that runs twice is sent once', async () => {
    const { email } = await anAccount()
    await signIn({ email }, { visitor: randomUUID() })
    const { rows } = await server.pool.query<{ id: number }>('select max(id) as id from confirmation_codes')
    const again = { id: rows[0]?.id ?? 0, purpose: 'sign-in', to: { email: email ?? '' }, language: 'ru', siteName: 'Витрина' } as const
    await writeCode.run(server.ctx, again)
    await writeCode.run(server.ctx, again)
    await runWaiting(server, [writeCode])
    const letters = await server.pool.query('select 1 from mails where recipient = $1', [email])
    expect(letters.rowCount).toBe(1)
  })

  test('is kept as a hash, and neither table of codes nor of counters knows an address', async () => {
    const { email } = await anAccount({ phone: '+79005550101' })
    await signIn({ email }, { visitor: randomUUID() })
    await signIn({ phone: '+79005550101' }, { visitor: randomUUID() })
    const code = (await codeSentTo(server, email ?? '')) ?? ''
    const kept = JSON.stringify([await server.ctx.db.select().from(confirmationCodes), await server.ctx.db.select().from(rateCounters)])
    for (const secret of [code, email ?? '', '9005550101']) expect(kept).not.toContain(secret)
  })

  test('is not tried inside a transaction, where a refusal would give the try back', async () => {
    const actor = { ip: '127.0.0.1', user: null, visitorUuid: null, language: 'ru' } as Parameters<typeof useCode>[1]
    const tried = inTransaction(server.ctx, (tx) => useCode(tx, actor, { purpose: 'deletion', to: { email: 'a@b.test' }, code: '1' }))
    await expect(tried).rejects.toThrow('outside of transactions')
  })

  test.each([
    ['ru', 'код подтверждения', 'код Витрина'],
    ['en', 'is your code', 'your Витрина code'],
    ['uz', 'tasdiqlash kodi', 'Витрина kodi'],
  ])('comes in the language of the page: %s', async (language, title, sms) => {
    const phone = aPhone()
    const { email } = await anAccount({ phone })
    for (const body of [{ email }, { phone }])
      await server.app.inject({ method: 'POST', url: authApi.signIn.path, headers: { 'accept-language': language }, payload: body })
    await runWaiting(server, [writeCode])
    const letter = await server.pool.query<{ text: string }>('select text from mails where recipient = $1', [email])
    expect(letter.rows[0]?.text).toContain(title)
    const text = await server.pool.query<{ text: string }>('select text from sms_messages where recipient = $1', [phone])
    expect(text.rows[0]?.text).toContain(sms)
  })
})

describe('one path with three uses', () => {
  const visitor = aVisitor().uuid
  test.each([
    ['a password and a code', { password, code: '123456' }, 422, 'code'],
    ['a password and an empty code', { password, code: '' }, 422, 'code'],
    ['an empty password', { password: '' }, 422, 'password'],
  ])('%s are not one of them', async (_, more, status, field) => {
    const { email } = await anAccount()
    const answer = await signIn({ login: email, ...more }, { visitor })
    expect([answer.status, answer.body]).toMatchObject([status, { errors: [{ field }] }])
  })

  test.each(['', ' ', '0', 'null', '[]', '000000', '١٢٣٤٥٦'])('the code %j without a request opens nothing', async (code) => {
    const { email } = await anAccount()
    expect((await signIn({ email, code }, { visitor: randomUUID() })).body.code).toBe('auth.wrong-code')
  })

  test('a login with the code of that address is one and the same', async () => {
    const { email } = await anAccount()
    await signIn({ login: email }, { visitor })
    const code = await codeSentTo(server, email ?? '')
    expect((await signIn({ login: email?.toUpperCase(), code }, { visitor })).status).toBe(200)
  })

  test('the phone of one and the e-mail of another are refused, with password, with code and without', async () => {
    const [one, other] = [await anAccount({ phone: '+79008880001' }), await anAccount({ phone: '+79008880002' })]
    await signIn({ email: other.email }, { visitor })
    const code = await codeSentTo(server, other.email ?? '')
    const both = { phone: one.phone, email: other.email }
    for (const body of [both, { ...both, code }, { ...both, password }, { login: one.email, email: other.email, code }]) {
      const answer = await signIn(body, { visitor })
      expect([answer.status, answer.body]).toMatchObject([422, { code: 'input.invalid', errors: [{ field: 'email' }] }])
    }
    expect((await signIn({ login: '8 900 888 00 01', phone: '+79008880001', password }, { visitor: randomUUID() })).status).toBe(200)
  })
})
