import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Challenge } from 'altcha-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaApi } from '@vitrina/contract/captcha'
import { passwordResetApi } from '@vitrina/contract/auth/password-reset'
import { signUpApi } from '@vitrina/contract/auth/sign-up'
import { startTestApp } from '#test/app'
import { callApi } from '#test/call-api'
import { aSite, aUser, next } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { solutionToken as tokenOf, solveCaptcha } from '#test/solve-captcha'

let server: Awaited<ReturnType<typeof startTestApp>>
let twin: Awaited<ReturnType<typeof startSecondServer>>
const asked: { url: string; body: string }[] = []
let answer: { status: number; body: unknown } = { status: 200, body: {} }
const service = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body: Buffer.concat(chunks).toString() })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  server = await startTestApp({
    CODES_PER_NETWORK: '1000',
    CAPTCHA_COST: '1',
    CAPTCHA_PASSES_PER_HOUR: '3',
    RECAPTCHA_PROJECT: 'shop',
    RECAPTCHA_API_KEY: 'api-key',
    RECAPTCHA_IOS_KEY: 'ios-key',
    RECAPTCHA_URL: url,
    YANDEX_CAPTCHA_SECRET: 'server-key',
    YANDEX_CAPTCHA_URL: url,
  })
  for (const provider of ['altcha', 'recaptcha', 'yandex'] as const)
    await aSite(server.ctx, { hosts: [`${provider}.test`], config: { signupCaptcha: { enabled: true, provider, key: 'site-key' } } })
  twin = await startSecondServer(server.ctx)
})
afterAll(async () => {
  service.close()
  await twin.stop()
  await server.stop()
})

const signUp = (host: string, captchaToken?: string, where: { app: typeof server.app } = server) =>
  callApi(where, signUpApi.step1, { headers: { host }, body: { email: `captcha-${next()}@vitrina.test`, captchaToken } })
const work = async () =>
  solveCaptcha((await callApi(server, captchaApi.challenge, { headers: { host: 'altcha.test' } })).body as unknown as Challenge)

test('[V-05] a solved challenge is accepted once, on any server', async () => {
  const token = tokenOf(await work())
  expect((await signUp('altcha.test', token, twin)).status).toBe(200)
  const again = await signUp('altcha.test', token)
  expect([again.status, again.body.code, again.body.message]).toEqual([422, 'captcha.failed', 'Проверка не пройдена, попробуйте ещё раз'])
  const race = tokenOf(await work())
  const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => signUp('altcha.test', race, n % 2 ? server : twin)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('[V-05] a missing, foreign, easier or old proof of work is refused', async () => {
  const { challenge, solution } = await work()
  const { parameters } = challenge
  const tokens = [
    undefined,
    '',
    'null',
    'AAAA',
    tokenOf({}),
    tokenOf({ challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } }),
    tokenOf({ challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '' } }, solution }),
    tokenOf({ challenge: { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 100 } }, solution }),
    tokenOf({ challenge: { parameters, signature: '00'.repeat(32) }, solution }),
    tokenOf({ challenge: { parameters }, solution }),
  ]
  for (const token of tokens) expect([token, (await signUp('altcha.test', token)).status]).toEqual([token, 422])
  expect((await signUp('altcha.test', tokenOf({ challenge, solution }))).status).toBe(200)
})

test('a site without a captcha asks for none', async () => {
  expect((await signUp('vitrina.test')).status).toBe(200)
})

test('[V-05] reCAPTCHA Enterprise: the token is judged by its action and score; the key of the iOS application is tried too', async () => {
  const say = (valid: boolean, action: string, score: number) => {
    answer = { status: 200, body: { tokenProperties: { valid, action }, riskAnalysis: { score } } }
  }
  say(true, 'signup', 0.9)
  expect((await signUp('recaptcha.test', 'token')).status).toBe(200)
  expect(asked.at(-1)?.url).toBe('/v1/projects/shop/assessments?key=api-key')
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ event: { token: 'token', siteKey: 'site-key', expectedAction: 'signup' } })
  say(true, 'signup', 0.1)
  expect((await signUp('recaptcha.test', 'token')).status).toBe(422)
  say(true, 'signinreset', 0.9)
  expect((await signUp('recaptcha.test', 'token')).status).toBe(422)
  const reset = await callApi(server, passwordResetApi.reset, {
    headers: { host: 'recaptcha.test' },
    body: { email: 'someone@vitrina.test', captchaToken: 'token' },
  })
  expect(reset.body).toMatchObject({ errorCode: 0 })
  say(false, '', 0)
  const before = asked.length
  expect((await signUp('recaptcha.test', 'token')).status).toBe(422)
  const keys = asked.slice(before).map(({ body }) => (JSON.parse(body) as { event: { siteKey: string } }).event.siteKey)
  expect(keys).toEqual(['site-key', 'ios-key'])
})

test('[V-05] Yandex SmartCaptcha: the visitor’s own token and address are asked about', async () => {
  answer = { status: 200, body: { status: 'ok', message: '' } }
  expect((await signUp('yandex.test', 'clicked')).status).toBe(200)
  expect(asked.at(-1)).toMatchObject({ url: '/validate' })
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.body))).toEqual({ secret: 'server-key', token: 'clicked', ip: '127.0.0.1' })
  answer = { status: 200, body: { status: 'failed' } }
  expect((await signUp('yandex.test', 'clicked')).status).toBe(422)
  expect((await signUp('yandex.test')).status).toBe(422)
})

test('a captcha service that is down lets so many in an hour, counted over all servers, and then the built-in one takes its place', async () => {
  answer = { status: 500, body: {} }
  const providerOf = async (host: string) => (await callApi(twin, captchaApi.provider, { headers: { host } })).body.provider
  const staff = await aUser(server.ctx, { role: 'manager' })
  const outages = async () => (await callApi(server, captchaApi.outages, { headers: staff.headers })).body.items
  expect(await outages()).toEqual([])
  const many = await Promise.all(Array.from({ length: 6 }, (_, n) => signUp('recaptcha.test', 'token', n % 2 ? server : twin)))
  expect(many.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422])
  expect(await outages()).toMatchObject([{ provider: 'recaptcha', passes: 3, isReplaced: true }])
  expect((await server.app.inject('/metrics')).payload).toContain('captcha_unanswered{provider="recaptcha"} 3')
  expect([await providerOf('recaptcha.test'), await providerOf('yandex.test')]).toEqual(['altcha', 'yandex'])

  // The service is back within the hour: the built-in one is asked for until it is over.
  answer = { status: 200, body: { tokenProperties: { valid: true, action: 'signup' }, riskAnalysis: { score: 0.9 } } }
  expect((await signUp('recaptcha.test', 'token')).status).toBe(422)
  expect((await signUp('recaptcha.test', tokenOf(await work()), twin)).status).toBe(200)
  await server.pool.query(`update rate_counters set window_ends_at = now() where key like 'captcha:unanswered:%'`)
  expect(await providerOf('recaptcha.test')).toBe('recaptcha')
  expect((await signUp('recaptcha.test', 'token')).status).toBe(200)
  expect(await outages()).toEqual([])
})
