import { randomUUID } from 'node:crypto'
import { eq } from '#platform/database/drizzle'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aPhone, aUser, next } from '#test/builders'
import { aSignUpForm, companyOf, whoIs } from '#test/builders.sign-up'
import { codeSentTo } from '#test/waiting-jobs'
import { companies } from '#tables/companies'
import { consents, userIdentities } from '#tables/identity'
import { auditEvents, rateCounters } from '#tables/platform'
import { priceTypes } from '#tables/prices'
import { users } from '#tables/users'
import { hashPassword } from '../passwords.ts'
import { issueProof } from './issue-proof.ts'

const { server } = describeStore({}, { settings: { CODES_PER_NETWORK: '10000' } })
beforeAll(async () => {
  await server.ctx.db.insert(priceTypes).values([
    { code: 'wholesale', name: { ru: 'Оптовая' } },
    { code: 'retail', name: { ru: 'Розничная' }, isRetail: true },
  ])
})
beforeEach(() => server.ctx.db.delete(rateCounters))

const aBrowser = (): Headers => ({ 'user-uuid': randomUUID() })
const anEmail = () => `new-${next()}@vitrina.test`
const step1 = (body: object, headers: Headers) => callApi(server, signUpApi.step1, { body, headers })
const step2 = (body: object, headers: Headers) => callApi(server, signUpApi.step2, { body, headers })
const step3 = (body: object, headers: Headers = {}) => callApi(server, signUpApi.step3, { body, headers })
/** A proof as step 2 gives it. */
const aProof = (email = anEmail()) => issueProof(server.ctx, { email })

test('[A-04] [S-08] [S-09] a company signs up in three steps and is in', async () => {
  const headers = aBrowser()
  const email = anEmail()
  const first = await step1({ email: email.toUpperCase(), name: 'Анна' }, headers)
  expect([first.status, first.body]).toEqual([200, { message: `Код отправлен на ${email}`, retryAfter: 60 }])
  const second = await step2({ email, token: await codeSentTo(server, email), tokenFor: 'confirm' }, headers)
  expect([second.status, Object.keys(second.body)]).toEqual([200, ['token']])

  const given = aSignUpForm({
    email,
    token: second.body.token ?? '',
    tokenFor: 'account',
    isIndividual: 0,
    firstname: 'Анна',
    lastname: 'Орлова',
    company: { name: 'ООО «Контакт»', inn: '7707083893', kpp: '770701001', ogrn: '1027700132195', address: 'г Москва' },
    position: 'Снабженец',
    kindOfActivity: 'Монтаж',
    promoCode: 'ВЕСНА',
    emailAgreedForMarketing: 0,
  })
  const third = await step3(given, headers)
  expect([third.status, third.body.message]).toEqual([200, 'Добро пожаловать! Регистрация завершена'])
  expect(await whoIs(server, third.body.authToken)).toMatchObject({
    email,
    phone: null,
    publicIdentity: 'Анна Орлова',
    companyName: 'ООО «Контакт»',
    companyRole: 'owner',
    isIndividual: false,
    region: { id: 1 },
  })
  expect(third.body.identityCookie?.value).toBe((await whoIs(server, third.body.authToken)).uuid)
  const made = await companyOf(server, third.body.authToken)
  const [retail] = await server.ctx.db.select().from(priceTypes).where(eq(priceTypes.isRetail, true))
  expect(made?.companies).toMatchObject({ state: 'approved', regionId: 1, priceTypeId: retail?.id, kindOfActivity: 'Монтаж' })
  expect(made?.legal_entities).toMatchObject({ type: 'ul', inn: '7707083893', kpp: '770701001', legalAddress: 'г Москва', isMain: true })
  const { id } = await whoIs(server, third.body.authToken)
  const [audit] = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(id)))
  expect(audit?.type).toBe('user.signed-up')
  expect(JSON.stringify(audit)).not.toMatch(/Анна|new-/)
})

test('[A-04] by phone, under the short path; an unproved e-mail opens nothing', async () => {
  const headers = aBrowser()
  const phone = aPhone()
  const email = anEmail()
  await step1({ phone: `8${phone.slice(2)}` }, headers)
  const { body } = await step2({ phone, token: await codeSentTo(server, phone) }, headers)
  const made = await callApi(server, signUpApi.whole, {
    body: aSignUpForm({ phone, email, token: body.token ?? '', name: 'Пётр' }),
    headers,
  })
  expect(made.body.message).toBe(`Добро пожаловать! Регистрация завершена. Чтобы входить и по ${email}, подтвердите его в личном кабинете`)
  expect(await whoIs(server, made.body.authToken)).toMatchObject({ phone, email: null, publicIdentity: 'Пётр', companyName: null })
})

test.each([
  ['a sole trader', { company: { name: '', inn: '500100732259' }, lastname: 'Смирнов', firstname: 'Олег' }, 'ip', 'ИП Смирнов Олег'],
  ['an individual', { isIndividual: 1 as const, lastname: 'Белова', firstname: 'Нина', company: { name: '' } }, 'fl', 'Белова Нина'],
  ['a company without papers yet', { companyName: 'ООО «Начало»' }, 'ul', 'ООО «Начало»'],
  ['a company by its number alone', { inn: ' 7736050003 ' }, 'ul', 'ИНН 7736050003'],
])('%s', async (_, more, type, name) => {
  const { body } = await step3(aSignUpForm({ token: await aProof(), ...more }))
  const made = await companyOf(server, body.authToken)
  expect([made?.legal_entities?.type, made?.companies.name, made?.companies.isIndividual]).toEqual([type, name, type === 'fl'])
})

describe('an account stays hidden', () => {
  test('[X-06] until the code has proved its owner', async () => {
    const { email } = await aUser(server.ctx)
    const headers = aBrowser()
    const [known, unknown] = [await step1({ email }, headers), await step1({ email: anEmail() }, headers)]
    expect([known.status, known.body.retryAfter]).toEqual([unknown.status, unknown.body.retryAfter])
    expect((await step2({ email, token: '000000' }, aBrowser())).body.code).toBe('auth.wrong-code')
    const proved = await step2({ email, token: await codeSentTo(server, email ?? '') }, headers)
    expect([proved.status, proved.body.message]).toEqual([409, 'Вы уже зарегистрированы'])
  })

  test('an account registered meanwhile is not taken over', async () => {
    const email = anEmail()
    const token = await aProof(email)
    const passwordHash = await hashPassword('Первый-Пароль-1')
    const first = await aUser(server.ctx, { email, passwordHash })
    expect((await step3(aSignUpForm({ token, email }))).body.message).toBe('Вы уже зарегистрированы')
    const [now] = await server.ctx.db.select().from(users).where(eq(users.id, first.id))
    expect(now?.passwordHash).toBe(passwordHash)
  })
})

describe('the proof', () => {
  test('[V-03] of another person, an expired one, none at all: the error is at the token', async () => {
    const dead = await aProof()
    await server.pool.query(`update sign_up_proofs set expires_at = now() where user_id is null`)
    for (const body of [
      aSignUpForm({ token: dead }),
      aSignUpForm({ token: '' }),
      aSignUpForm({ token: 'null' }),
      aSignUpForm({ token: await aProof('one@vitrina.test'), email: 'another@vitrina.test' }),
    ]) {
      const { status, body: said } = await step3(body)
      expect([status, said.code, said.errors[0]?.field]).toEqual([422, 'auth.dead-proof', 'token'])
    }
  })

  test('of the bank brings both addresses and links the bank to the account; nobody else can take that link', async () => {
    const phone = aPhone()
    const bank = { provider: 'tinkoff', subject: `customer-${next()}` }
    const email = anEmail()
    const { body } = await step3(
      aSignUpForm({ token: await issueProof(server.ctx, { ...bank, email, phone }), phone, email, isIndividual: 0 }),
    )
    expect(body.message).toBe('Добро пожаловать! Регистрация завершена')
    const me = await whoIs(server, body.authToken)
    expect(me).toMatchObject({ email, phone })
    const known = await server.ctx.db.select().from(userIdentities).where(eq(userIdentities.userId, me.id))
    expect(known).toMatchObject([bank])
    const other = await step3(aSignUpForm({ token: await issueProof(server.ctx, { ...bank, email: anEmail() }) }))
    expect(other.body.code).toBe('auth.already-registered')
  })

  test('makes one account however often it is sent, and lets its owner in again', async () => {
    const email = anEmail()
    const body = aSignUpForm({ token: await aProof(email), email, company: { name: 'ООО «Повтор»', inn: '7728168971' } })
    const answers = await Promise.all([1, 2, 3, 4].map(() => step3(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const ids = await Promise.all(answers.map(async ({ body: said }) => (await whoIs(server, said.authToken)).id))
    expect(new Set(ids).size).toBe(1)
    expect(await server.ctx.db.select().from(companies).where(eq(companies.name, 'ООО «Повтор»'))).toHaveLength(1)
    expect((await step3({ ...body, password: 'Другой-Пароль-1', repeatPassword: 'Другой-Пароль-1' })).body.code).toBe('auth.dead-proof')
  })
})

test('[V-07] [V-06] every wrong field is named at once', async () => {
  const { status, body } = await step3({
    token: await aProof('someone@vitrina.test'),
    password: 'Someone',
    company: { name: 'ООО «Ошибка»', inn: '7707083894', kpp: '77', ogrn: '1027700132196' },
    companyRequisites: 'data:application/pdf;base64,AAAA',
  })
  expect([status, body.errors.map(({ field }) => field)]).toEqual([
    422,
    ['company.inn', 'company.kpp', 'company.ogrn', 'companyRequisites', 'regionId', 'password', 'agreedForTerms', 'agreeForProcessingData'],
  ])
  const wrong = async (more: object) =>
    (await step3({ ...aSignUpForm({ token: await aProof('petrova@vitrina.test') }), ...more })).body.errors[0]?.code
  expect(await wrong({ password: 'petrova@vitrina.test' })).toBe('repeats-login')
  expect(await wrong({ password: 'Qwerty123!' })).toBe('too-common')
  expect(await wrong({ repeatPassword: undefined })).toBe('differs')
  expect(await wrong({ regionId: 99_999 })).toBe('unknown')
  expect(await wrong({ agreeForProcessingData: undefined })).toBe('required')
})

test('a consent is kept only where the person gave it', async () => {
  const consentsOf = async (more: object) => {
    const { body } = await step3({ ...aSignUpForm({ token: await aProof() }), ...more }, { 'user-agent': 'Tester' })
    const { id } = await whoIs(server, body.authToken)
    return server.ctx.db.select().from(consents).where(eq(consents.userId, id))
  }
  expect((await consentsOf({})).map(({ kind }) => kind)).toEqual(['personal-data', 'terms'])
  expect((await consentsOf({ emailAgreedForMarketing: false })).map(({ kind }) => kind)).toEqual(['personal-data', 'terms'])
  const all = await consentsOf({ emailAgreedForMarketing: 1 })
  expect(all.map(({ kind, isGiven, userAgent }) => [kind, isGiven, userAgent])).toEqual([
    ['personal-data', true, 'Tester'],
    ['terms', true, 'Tester'],
    ['marketing', true, 'Tester'],
  ])
  expect(all[0]?.textVersion).toMatch(/^[0-9a-f]{64}$/)
})
