import { eq } from '#platform/database/drizzle'
import { beforeAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { siteApi } from '@vitrina/contract/site/site'
import type { SignupForm } from '@vitrina/contract/site/site.settings'
import { signUpApi, type SignUpData } from '@vitrina/contract/auth/sign-up'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aPhone, changeSettings, next } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { companies, companyMembers, legalEntities } from '#tables/companies'
import { consents } from '#tables/identity'
import { priceTypes } from '#tables/prices'
import { users } from '#tables/users'
import { issueProof } from './issue-proof.ts'

const { server } = describeStore()
beforeAll(async () => {
  await server.ctx.db.insert(priceTypes).values({ code: 'retail', name: { ru: 'Розничная' }, isRetail: true })
})

const hidden = { shown: false, required: false }
const wanted = { shown: true, required: true }
const password = 'Кабель-и-провод-7'
const consentsGiven = { agreeForProcessingData: true, agreedForTerms: true }
const byEmail = () => issueProof(server.ctx, { email: `form-${next()}@vitrina.test` })
const byPhone = () => issueProof(server.ctx, { phone: aPhone() })

type Asked = { app: typeof server.app }
const step3 = (at: Asked, body: SignUpData, headers: Headers = {}) => callApi(at, signUpApi.step3, { body, headers })
const missing = async (at: Asked, body: SignUpData) =>
  (await step3(at, body)).body.errors.flatMap(({ field, code }) => (code === 'required' || code === 'differs' ? [field] : []))

/** A store on the same database with another sign-up form. */
async function asking(signupForm: Partial<SignupForm>, work: (at: Asked) => Promise<void>): Promise<void> {
  await changeSettings(server.ctx, 1, { signupForm })
  const store = await startSecondServer(server.ctx)
  try {
    await work(store)
  } finally {
    await store.stop()
    await changeSettings(server.ctx, 1, { signupForm: {} })
  }
}

async function storedOf(at: Asked, token: string | undefined) {
  const { id } = (await callApi(at, authApi.currentUser, { headers: { authorization: `Bearer ${token}` } })).body
  const { db } = server.ctx
  const [user] = await db.select().from(users).where(eq(users.id, id))
  const [company] = await db
    .select()
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .innerJoin(legalEntities, eq(legalEntities.companyId, companies.id))
    .where(eq(companyMembers.userId, id))
  const given = await db.select().from(consents).where(eq(consents.userId, id))
  return { user, company, consents: given.map(({ kind }) => kind) }
}

test('[V-07] by default e-mail, password, its repeat and the region are asked for; a proved e-mail need not be written again', async () => {
  expect(await missing(server, { token: await byPhone(), password, ...consentsGiven })).toEqual(['email', 'regionId', 'repeatPassword'])
  expect(await missing(server, { token: await byEmail(), password: '', ...consentsGiven })).toEqual(['regionId', 'password'])
  const least = { password, repeatPassword: password, regionId: 1, ...consentsGiven }
  const { status, body } = await step3(server, { ...least, token: await byPhone(), email: 'nowhere' })
  expect([status, body.errors]).toEqual([422, [{ field: 'email', message: 'Проверьте e-mail', code: 'invalid' }]])
  expect((await step3(server, { ...least, token: await byPhone(), email: 'new@vitrina.test' })).status).toBe(200)
  expect((await step3(server, { ...least, token: await byEmail() })).status).toBe(200)
})

test('[V-07] fields the seller requires are asked for in the language of the visitor, company fields of companies alone', async () => {
  const form = { inn: wanted, companyName: wanted, jobPosition: wanted, city: wanted, promoCode: wanted, emailAgreedForMarketing: wanted }
  await asking(form, async (at) => {
    const { config } = (await callApi(at, siteApi.info)).body
    expect(config.signupForm).toMatchObject({ ...form, regionId: wanted, kindOfActivity: { shown: true, required: false } })

    const empty = { token: await byEmail(), password, repeatPassword: password, regionId: 1, city: ' ', ...consentsGiven }
    const { status, body } = await step3(at, empty, { 'accept-language': 'en' })
    expect([status, body.errors.map(({ field }) => field)]).toEqual([
      422,
      ['companyName', 'inn', 'jobPosition', 'city', 'promoCode', 'emailAgreedForMarketing'],
    ])
    expect(new Set(body.errors.map(({ message }) => message))).toEqual(new Set(['Fill in this field']))
    expect(await missing(at, { ...empty, isIndividual: 1 })).toEqual(['city', 'promoCode', 'emailAgreedForMarketing'])

    // A consent that cannot be refused is none: "no" is an answer.
    const told = { position: 'Снабженец', city: 'Тверь', promoCode: 'ВЕСНА', emailAgreedForMarketing: 0 as const }
    const made = await step3(at, { ...empty, ...told, company: { name: 'ООО «Всё»', inn: '7707083893' } })
    expect(made.status).toBe(200)
    expect((await storedOf(at, made.body.authToken)).consents).toEqual(['personal-data', 'terms'])
  })
})

test('[V-07] a field the seller does not show is neither asked for nor kept', async () => {
  const form = {
    email: { shown: false, required: true },
    repeatPassword: hidden,
    regionId: hidden,
    isIndividual: hidden,
    inn: hidden,
    jobPosition: hidden,
    city: hidden,
    promoCode: hidden,
    emailAgreedForMarketing: hidden,
  }
  await asking(form, async (at) => {
    const sent = {
      email: 'unasked@vitrina.test',
      repeatPassword: 'something else',
      regionId: 99_999,
      isIndividual: 1 as const,
      company: { name: 'ООО «Имя»', inn: 'wrong', kpp: 'wrong' },
      inn: 'wrong',
      position: 'Директор',
      city: 'Тверь',
      promoCode: 'ВЕСНА',
      loyaltyCardNumber: '77',
      emailAgreedForMarketing: 1 as const,
    }
    const { body } = await step3(at, { ...sent, token: await byPhone(), password, ...consentsGiven })
    expect(body.message).toBe('Добро пожаловать! Регистрация завершена')
    const stored = await storedOf(at, body.authToken)
    expect(stored.user).toMatchObject({ email: null, isIndividual: false, position: '', city: '', promoCode: '', loyaltyCardNumber: '77' })
    expect(stored.user?.regionId).toBe(stored.company?.companies.regionId)
    expect(stored.company?.legal_entities).toMatchObject({ type: 'ul', shortName: 'ООО «Имя»', inn: null, kpp: null })
    expect(stored.consents).toEqual(['personal-data', 'terms'])
  })
  await asking({ companyName: hidden, inn: hidden }, async (at) => {
    const company = { companyName: 'ООО «Имя»', company: { inn: '7707083893' }, companyRequisites: 'x' }
    const { body } = await step3(at, {
      ...company,
      token: await byEmail(),
      password,
      repeatPassword: password,
      regionId: 1,
      ...consentsGiven,
    })
    expect((await storedOf(at, body.authToken)).company).toBeUndefined()
  })
})
