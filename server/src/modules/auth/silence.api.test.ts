import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test, vi } from 'vitest'
import { describeStore } from '#test/describe-store'
import { aPhone, aUser, next } from '#test/builders'
import { FULL_COST, hashPassword, setPasswordCost } from './passwords.ts'

const { server } = describeStore({}, { settings: { CODES_PER_NETWORK: '10000' } })
let passwordHash: string
beforeAll(async () => {
  // A hash that is left out must show in the time.
  setPasswordCost(FULL_COST)
  passwordHash = await hashPassword('Right-word-1')
})

type Bodies = (login: { email: string } | { phone: string }) => object
const newPassword = { password: 'New-word-of-1', repeatPassword: 'New-word-of-1' }
const calls: [string, string, Bodies][] = [
  ['a wrong password', '/api/v2/user/sign-in', (login) => ({ ...login, password: 'Wrong-word-1' })],
  ['a code to sign in', '/api/v2/user/sign-in', (login) => login],
  ['a wrong code to sign in', '/api/v2/user/sign-in', (login) => ({ ...login, code: '000000' })],
  ['the first step of sign-up', '/api/v2/user/sign-up/step1', (login) => login],
  ['the second step of sign-up', '/api/v2/user/sign-up/step2', (login) => ({ ...login, token: '000000' })],
  ['a code for a new password', '/api/v1/user/password-reset', (login) => login],
  ['a wrong code for a new password', '/api/v1/user/password-reset', (login) => ({ ...login, code: '000000', ...newPassword })],
]

/** The answer without the request's own fields, its database queries, and the time of the processor. */
async function askedOf(url: string, body: object, who: string) {
  const queries = vi.spyOn(server.pool, 'query')
  const start = process.cpuUsage()
  const response = await server.app.inject({ method: 'POST', url, payload: body, headers: { 'user-uuid': randomUUID() } })
  const { user } = process.cpuUsage(start)
  const work = queries.mock.calls
    .map(([query]: unknown[]) => (typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')))
    // Read again twice a second anyway.
    .filter((text) => !/from "?sites"?/i.test(text))
  queries.mockRestore()
  const { requestId: _, ...said } = response.json<Record<string, unknown>>()
  const headers = Object.keys(response.headers).toSorted()
  return { said: JSON.stringify([response.statusCode, said, headers]).replaceAll(who, 'who'), work, time: user }
}

const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

test.each(calls)('%s: neither the answer nor the work nor the time reveals whether there is an account', async (_, url, bodyFor) => {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let n = 0; n < 12; n++) {
    const [phoneOfKnown, phoneOfNobody] = [aPhone(), aPhone()]
    const { email } = await aUser(server.ctx, { phone: phoneOfKnown, passwordHash })
    const nobody = `nobody-${next()}@vitrina.test`
    const [one, other] = n % 2 ? [{ phone: phoneOfKnown }, { phone: phoneOfNobody }] : [{ email: email ?? '' }, { email: nobody }]
    const [here, there] = [
      await askedOf(url, bodyFor(one), Object.values(one).join()),
      await askedOf(url, bodyFor(other), Object.values(other).join()),
    ]
    expect(here.said).toBe(there.said)
    expect(here.work).toEqual(there.work)
    known.push(here.time)
    unknown.push(there.time)
  }
  // Twelve are few; `bench/auth-timing.ts` measures it in thousands, within a tenth.
  expect(medianOf(known) / medianOf(unknown)).toBeGreaterThan(1 / 4)
  expect(medianOf(known) / medianOf(unknown)).toBeLessThan(4)
})
