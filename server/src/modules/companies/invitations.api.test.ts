import { beforeEach, expect, test } from 'vitest'
import { invitationsApi } from '@vitrina/contract/companies/invitations'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aPhone, next } from '#test/builders'
import { aMember } from '#test/builders.companies'

const { server: store } = describeStore()
let company: Awaited<ReturnType<typeof aCompany>>
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  company = await aCompany(store.ctx)
  owner = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
})

const invitations = '/api/v1/user/company/invitations'
const invite = (contact: string, headers: Headers = owner.headers) =>
  callApi(store, invitationsApi.create, { headers, body: { contact, role: 'purchaser' } })
const listed = async () => (await callApi(store, invitationsApi.list, { headers: owner.headers })).body.items

test('a colleague is not invited by phone either; one of another company is', async () => {
  const [ours, theirs] = [aPhone(), aPhone()]
  await aMember(store.ctx, { companyId: company.id, role: 'viewer', phone: ours })
  await aMember(store.ctx, { companyId: (await aCompany(store.ctx)).id, role: 'viewer', phone: theirs })
  expect((await invite(ours)).body.code).toBe('member.exists')
  expect((await invite(theirs)).status).toBe(200)
})

test.each([
  ['phone', aPhone],
  ['e-mail', () => `new${next()}@vitrina.test`],
])('by %s one is invited once while it waits, and anew when it is over; others are others', async (_, contactOf) => {
  const [one, other] = [contactOf(), contactOf()]
  const first = (await invite(one)).body
  expect((await invite(other)).status).toBe(200)
  expect((await invite(one)).body.code).toBe('invitation.exists')
  await store.pool.query(`update invitations set expires_at = now() where id = $1`, [first.id])
  expect((await listed()).find(({ id }) => id === first.id)?.state).toBe('expired')
  const again = await invite(one)
  expect([again.status, again.body.state]).toEqual([200, 'waiting'])
  expect((await listed()).map(({ id }) => id)).not.toContain(first.id)
  expect(await listed()).toHaveLength(2)
})

test('an invitation speaks the language of who invites', async () => {
  for (const [language, subject] of [
    ['ru', `Вас приглашают в компанию ${company.name}`],
    ['en', `You are invited to the company ${company.name}`],
  ] as const) {
    const email = `${language}${next()}@vitrina.test`
    await invite(email, { ...owner.headers, 'accept-language': language })
    const { rows } = await store.pool.query(`select subject from mails where recipient = $1`, [email])
    expect(rows).toEqual([{ subject }])
  }
})

test('one guess less than too many leaves an invitation alive', async () => {
  const { id } = (await invite(`new${next()}@vitrina.test`)).body
  await store.pool.query(`update invitations set tries = 4 where id = $1`, [id])
  expect((await listed())[0]?.state).toBe('waiting')
})

test('accepted and revoked invitations are not on the list and are not sent again', async () => {
  const [come, back] = [(await invite(`a${next()}@vitrina.test`)).body, (await invite(`b${next()}@vitrina.test`)).body]
  await store.pool.query(`update invitations set accepted_at = now() where id = $1`, [come.id])
  expect((await callApi(store, invitationsApi.revoke, { url: `${invitations}/${back.id}`, headers: owner.headers })).status).toBe(200)
  expect(await listed()).toEqual([])
  for (const { id } of [come, back]) {
    expect((await callApi(store, invitationsApi.resend, { url: `${invitations}/${id}/resend`, headers: owner.headers })).status).toBe(404)
    expect((await callApi(store, invitationsApi.revoke, { url: `${invitations}/${id}`, headers: owner.headers })).status).toBe(404)
  }
})

test('two hundred wait at most', async () => {
  await store.pool.query(
    `insert into invitations (company_id, email, role, code_hash, expires_at)
     select $1, 'many' || n || '@vitrina.test', 'viewer', '\\x00', now() + interval '1 day' from generate_series(1, 199) n`,
    [company.id],
  )
  expect((await invite(`last${next()}@vitrina.test`)).status).toBe(200)
  expect((await invite(`more${next()}@vitrina.test`)).body.code).toBe('invitation.too-many')
})

test('a company sends fifty a day, and another its own', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 51; n++) statuses.push((await invite(`day${next()}@vitrina.test`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50)
  expect(statuses.at(-1)).toBe(429)
  const other = await aMember(store.ctx, { companyId: (await aCompany(store.ctx)).id, role: 'owner' })
  expect((await invite(`day${next()}@vitrina.test`, other.headers)).status).toBe(200)
})

test('the journal has every invitation sent, sent again and revoked, without the invited person', async () => {
  const { id } = (await invite(`j${next()}@vitrina.test`)).body
  await callApi(store, invitationsApi.resend, { url: `${invitations}/${id}/resend`, headers: owner.headers })
  await callApi(store, invitationsApi.revoke, { url: `${invitations}/${id}`, headers: owner.headers })
  const { rows } = await store.pool.query<{ type: string; entity_id: string }>(
    `select type, entity_id, diff from audit_events where company_id = $1 order by id`,
    [company.id],
  )
  expect(rows.map(({ type, entity_id: of }) => [type, Number(of)])).toEqual([
    ['invitation.created', id],
    ['invitation.sent-again', id],
    ['invitation.revoked', id],
  ])
  expect(JSON.stringify(rows)).not.toContain('@')
})

test('one address gets five a day from all companies together; an inviter without a name is known by e-mail', async () => {
  const contact = `crowd${next()}@vitrina.test`
  const statuses: number[] = []
  const inviters: [told: string | null, email: string | null][] = []
  for (let n = 0; n < 6; n++) {
    const companyId = (await aCompany(store.ctx)).id
    const { headers, email } = await aMember(store.ctx, { companyId, role: 'owner', firstName: '', lastName: '' })
    const { status, body } = await invite(contact, headers)
    statuses.push(status)
    if (status === 200) inviters.push([body.invitedBy, email])
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(inviters.map(([told]) => told)).toEqual(inviters.map(([, email]) => email))
})
