import { randomUUID } from 'node:crypto'
import { eq, sql } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { describeStore } from '#test/describe-store'
import { callApi } from '#test/call-api'
import { aCompany, aPhone, aUser, next, only } from '#test/builders'
import { companies, invitations } from '#tables/companies'
import { consents } from '#tables/identity'
import { rateCounters } from '#tables/platform'
import { hashOfInvitationCode } from '#modules/companies/invitation-code'

const { server } = describeStore()
beforeEach(() => server.ctx.db.delete(rateCounters))

const code = '271828'
const password = 'Новичок-в-деле-1'
async function anInvitation(given: Partial<typeof invitations.$inferInsert> = {}) {
  const company = await aCompany(server.ctx)
  const invitation = only(
    await server.ctx.db
      .insert(invitations)
      .values({
        companyId: company.id,
        email: `invited-${next()}@vitrina.test`,
        role: 'accountant',
        codeHash: hashOfInvitationCode(code),
        expiresAt: sql`now() + interval '7 days'`,
        ...given,
      })
      .returning(),
  )
  return { ...invitation, company }
}
const accept = (body: object) => callApi(server, authApi.signInByInvitation, { body })
const newcomer = { firstname: 'Иван', lastname: 'Новиков', password, repeatPassword: password, agreeForProcessingData: true }
const whoIs = async (token: string | undefined) =>
  (await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${token}` } })).body

test('[A-03] [S-07] a newcomer is asked for a name and a password, then joins with the invited role', async () => {
  const { uuid, email, company } = await anInvitation()
  const first = await accept({ invitation: uuid, code: '271 828' })
  expect([first.status, first.body]).toEqual([
    200,
    {
      message: `Код принят. Чтобы присоединиться к компании ${company.name}, представьтесь и придумайте пароль`,
      companyName: company.name,
      isNew: true,
    },
  ])
  const lacking = await accept({ invitation: uuid, code, password: 'short' })
  expect(lacking.body.errors.map(({ field }) => field)).toEqual(['firstname', 'password', 'agreeForProcessingData'])

  const { body } = await accept({ invitation: uuid, code, ...newcomer })
  expect(await whoIs(body.authToken)).toMatchObject({
    email,
    publicIdentity: 'Иван Новиков',
    companyName: company.name,
    companyRole: 'accountant',
  })
  const given = await server.ctx.db
    .select()
    .from(consents)
    .where(eq(consents.userId, (await whoIs(body.authToken)).id))
  expect(given.map(({ kind }) => kind)).toEqual(['personal-data'])
  expect((await callApi(server, authApi.signIn, { body: { login: email, password } })).status).toBe(200)
})

test('a registered user joins with the code alone and keeps their other companies', async () => {
  const own = await aCompany(server.ctx)
  const phone = aPhone()
  const user = await aUser(server.ctx, { phone, companyIds: [own.id] })
  const { uuid, company } = await anInvitation({ email: null, phone })
  const { body } = await accept({ invitation: uuid, code })
  expect(await whoIs(body.authToken)).toMatchObject({ id: user.id, companyName: company.name, hasMultiCompany: true })
})

test('an invitation works once, also when many come at once', async () => {
  const { uuid } = await anInvitation()
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept({ invitation: uuid, code, ...newcomer })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await accept({ invitation: uuid, code })).body.code).toBe('auth.dead-invitation')
})

test('five wrong codes kill it; wrong ones and dead ones sound alike for everybody', async () => {
  const { uuid } = await anInvitation()
  for (let n = 0; n < 5; n++) {
    const { status, body } = await accept({ invitation: uuid, code: '000000' })
    expect([status, body.code, body.errors[0]?.field]).toEqual([422, 'auth.wrong-code', 'code'])
  }
  expect((await accept({ invitation: uuid, code })).status).toBe(401)
})

test.each([
  ['expired', { expiresAt: new Date(Date.now() - 1000) }],
  ['taken back', { revokedAt: new Date() }],
  ['of nobody', { email: null }],
])('%s: 401', async (_, given) => {
  const { uuid } = await anInvitation(given)
  const { status, body } = await accept({ invitation: uuid, code })
  expect([status, body.message]).toEqual([401, 'Приглашение недействительно'])
})

test('of a closed company, of a blocked person, of nothing: 401', async () => {
  const closed = await anInvitation()
  await server.ctx.db.update(companies).set({ state: 'inactive' }).where(eq(companies.id, closed.companyId))
  const blocked = await aUser(server.ctx, { state: 'blocked' })
  const ofBlocked = await anInvitation({ email: blocked.email })
  for (const invitation of [closed.uuid, ofBlocked.uuid, randomUUID(), '', 'null', "' or 1=1"])
    expect((await accept({ invitation, code, ...newcomer })).status).toBe(401)
})
