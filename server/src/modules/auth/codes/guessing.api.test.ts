import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { describeStore } from '#test/describe-store'
import { aPhone, aUser, next } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { type Client, signInFrom } from '#test/sign-in-from'
import { codeSentTo, runWaiting } from '#test/waiting-jobs'
import { rateCounters } from '#tables/platform'
import { hashPassword } from '../passwords.ts'
import { writeCode } from './codes.jobs.ts'

const { server, twin } = describeStore({ twin: startSecondServer }, { settings: { TRUSTED_PROXIES: '10.0.0.1' } })
const password = 'Vitrina-2026'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
afterAll(() => twin.stop())
beforeEach(async () => {
  await server.ctx.db.delete(rateCounters)
})

type Where = { where?: { app: FastifyInstance } }
/** At one of the two servers. */
const signIn = (body: object, { where = server, ...from }: Client & Where = {}) => signInFrom(where, body, from)
const statusesOf = (answers: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, those]) => [status, those.length]))
const anAccount = (given: Parameters<typeof aUser>[1] = {}) => aUser(server.ctx, { passwordHash, ...given })
const forgetPauses = () => server.pool.query(`delete from rate_counters where key like '%:pause'`)

describe('how often', () => {
  test('a minute between two, three an hour for all strangers together, however the number is written', async () => {
    const phone = aPhone()
    await anAccount({ phone })
    const spellings = [phone, `8${phone.slice(2)}`, phone.slice(2), `+7 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`]
    const ask = (n: number) =>
      signIn({ phone: spellings[n % 4] }, { visitor: randomUUID(), ip: `203.0.${n}.7`, where: n % 2 ? server : twin })
    expect((await ask(0)).status).toBe(200)
    const tooEarly = await ask(1)
    expect([tooEarly.status, tooEarly.body.code]).toEqual([429, 'rate.limited'])
    const answers = []
    for (let n = 2; n < 8; n++) {
      await forgetPauses()
      answers.push((await ask(n)).status)
    }
    expect(answers).toEqual([200, 200, 429, 429, 429, 429])
  })

  test('a mailbox is one, whatever follows the plus', async () => {
    const answers = []
    for (let n = 0; n < 5; n++) {
      await forgetPauses()
      answers.push((await signIn({ email: `box+${n}@vitrina.test` }, { visitor: randomUUID(), ip: `203.0.${n}.8` })).status)
    }
    expect(answers).toEqual([200, 200, 200, 429, 429])
  })

  test('a stranger signed in to another account is still a stranger', async () => {
    const { email } = await anAccount()
    const answers = []
    for (let n = 0; n < 6; n++) {
      const stranger = await aUser(server.ctx)
      await forgetPauses()
      const response = await server.app.inject({ method: 'POST', url: authApi.signIn.path, headers: stranger.headers, payload: { email } })
      answers.push(response.statusCode)
    }
    expect(answers).toEqual([200, 200, 200, 429, 429, 429])
  })

  test('ten an hour for the strangers of one network; an invented X-Forwarded-For does not help', async () => {
    const ask = (n: number, how: Client) => signIn({ email: `nobody-${n}-${next()}@vitrina.test` }, how)
    const answers = []
    for (let n = 0; n < 12; n++) answers.push(await ask(n, { ip: `198.51.100.${n}`, forwardedFor: `192.0.2.${n}` }))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429, 429])
    expect((await ask(1, { ip: '198.51.101.1' })).status).toBe(200)
    // Our own proxy's header is trusted.
    expect((await ask(1, { ip: '10.0.0.1', forwardedFor: '198.51.100.77' })).status).toBe(429)
    expect((await ask(1, { ip: '10.0.0.1', forwardedFor: '198.51.100.77, 192.0.2.200' })).status).toBe(200)
  })
})

test('an office of twelve signs in by codes from one address: a code that was used is not counted', async () => {
  const statuses = []
  for (let n = 0; n < 12; n++) {
    const person = await anAccount()
    const from = { ip: '198.51.102.1', visitor: randomUUID() }
    const asked = await signIn({ email: person.email }, from)
    const code = asked.status === 200 ? await codeSentTo(server, person.email ?? '') : 'none'
    statuses.push(asked.status, (await signIn({ email: person.email, code }, from)).status)
  }
  expect(statuses).toEqual(Array<number>(24).fill(200))
})

test('2,000 guesses from 200 addresses at two servers: none is right, and the owner still gets in by code and by password', async () => {
  const owner = await anAccount({ phone: '+79007770001' })
  const home = randomUUID()
  expect((await signIn({ login: owner.email, password }, { visitor: home })).status).toBe(200)

  const guessers = Array.from({ length: 200 }, (_, n) => ({ visitor: randomUUID(), ip: `203.0.${n}.9`, where: n % 2 ? server : twin }))
  const asked = []
  for (const guesser of guessers.slice(0, 40)) {
    await forgetPauses()
    asked.push(await signIn({ email: owner.email }, guesser))
  }
  expect(statusesOf(asked)).toEqual({ 200: 3, 429: 37 })
  await runWaiting(server, [writeCode])

  const answers: { status: number }[] = []
  for (let round = 0; round < 10; round++)
    answers.push(
      ...(await Promise.all(
        guessers.map((guesser, n) => signIn({ email: owner.email, code: String((round * 200 + n) * 97).padStart(6, '0') }, guesser)),
      )),
    )
  expect(statusesOf(answers)).toEqual({ 422: 2_000 })
  const { rows } = await server.pool.query<{ tries: number }>(
    `select sum(tries)::int as tries from confirmation_codes where used_at is null and expires_at > now()`,
  )
  expect(rows[0]?.tries).toBeLessThanOrEqual(15)
  const words = await Promise.all(guessers.map((guesser, n) => signIn({ login: owner.email, password: `guess-${n}` }, guesser)))
  expect(statusesOf(words)).toEqual({ 401: 10, 429: 190 })

  expect((await signIn({ login: owner.email, password }, { visitor: home })).status).toBe(200)
  expect((await signIn({ email: owner.email }, { visitor: home })).status).toBe(200)
  const code = await codeSentTo(server, owner.email ?? '')
  expect((await signIn({ email: owner.email, code }, { visitor: home, where: twin })).status).toBe(200)
}, 600_000)

test('50 uses of one right code at once, at two servers: one works', async () => {
  const { email } = await anAccount()
  const visitor = randomUUID()
  await signIn({ email }, { visitor })
  const code = await codeSentTo(server, email ?? '')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => signIn({ email, code }, { visitor, where: n % 2 ? server : twin })),
  )
  expect(statusesOf(answers)).toEqual({ 200: 1, 422: 49 })
})
