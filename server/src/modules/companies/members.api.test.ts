import { DAY_MS } from '@vitrina/contract/days/days.rules'
import { beforeEach, expect, test } from 'vitest'
import { companyRoles } from '@vitrina/contract/roles/roles.rules'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { invitationsApi } from '@vitrina/contract/companies/invitations'
import { membersApi } from '@vitrina/contract/companies/members'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aPhone, aUser, next } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { raceOnLock } from '#test/race-on-lock'
import { hashOfInvitationCode } from './invitation-code.ts'

const { server: store } = describeStore()
let company: Awaited<ReturnType<typeof aCompany>>
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  company = await aCompany(store.ctx)
  owner = await aMember(store.ctx, { companyId: company.id, role: 'owner', lastName: 'Орлов', firstName: 'Дмитрий' })
})

const people = '/api/v1/user/company/members'
const setRole = (id: number, role: unknown, headers: Headers = owner.headers) =>
  callApi(store, membersApi.change, { url: `${people}/${id}`, headers, body: { role } })
const remove = (id: number, headers: Headers = owner.headers) => callApi(store, membersApi.remove, { url: `${people}/${id}`, headers })
const leave = (headers: Headers) => callApi(store, companiesApi.leave, { headers })
const current = (headers: Headers) => callApi(store, companiesApi.current, { headers })

const invite = (contact: unknown, headers: Headers = owner.headers, more: object = {}) =>
  callApi(store, invitationsApi.create, { headers, body: { contact, role: 'purchaser', ...more } })
const invitations = '/api/v1/user/company/invitations'
const resend = (id: number, headers: Headers = owner.headers) =>
  callApi(store, invitationsApi.resend, { url: `${invitations}/${id}/resend`, headers })
const revoke = (id: number, headers: Headers = owner.headers) =>
  callApi(store, invitationsApi.revoke, { url: `${invitations}/${id}`, headers })
const listed = async (headers: Headers = owner.headers) => (await callApi(store, invitationsApi.list, { headers })).body.items

const seen = ({ status, body: { requestId: _, ...body } }: { status: number; body: { requestId?: string | undefined } }) => ({
  status,
  body,
})
const lastLetter = async (to: string) =>
  (await store.pool.query<{ text: string; subject: string }>(`select text, subject from mails where recipient = $1 order by id desc`, [to]))
    .rows
const kept = async (id: number) =>
  (
    await store.pool.query<{ uuid: string; code_hash: Buffer; tries: number; created_at: Date }>(
      `select uuid, code_hash, tries, created_at from invitations where id = $1`,
      [id],
    )
  ).rows[0]

test('colleagues see each other; an owner changes a role and it holds at once', async () => {
  const contacts = { phone: aPhone(), position: 'Снабженец' }
  const colleague = await aMember(store.ctx, { companyId: company.id, role: 'viewer', lastName: 'Панина', ...contacts })
  const { items } = (await callApi(store, membersApi.list, { headers: colleague.headers })).body
  expect(items.map(({ name, role, isMe }) => [name, role, isMe])).toEqual([
    ['Орлов Дмитрий', 'owner', false],
    ['Панина', 'viewer', true],
  ])
  expect(items[1]).toMatchObject({ id: colleague.id, email: colleague.email, ...contacts })
  expect((await invite('a@vitrina.test', colleague.headers)).body.code).toBe('access.denied')
  expect((await setRole(colleague.id, 'owner')).body).toMatchObject({ id: colleague.id, role: 'owner' })
  expect((await invite(`n${next()}@vitrina.test`, colleague.headers)).status).toBe(200)
  expect((await setRole(colleague.id, 'king')).status).toBe(422)
})

test('a removed colleague loses the company in open sessions at once and works on for another of theirs', async () => {
  const other = await aCompany(store.ctx)
  const colleague = await aUser(store.ctx, { companyIds: [company.id, other.id] })
  const lonely = await aMember(store.ctx, { companyId: company.id, role: 'purchaser' })
  expect((await current(colleague.headers)).body.id).toBe(company.id)
  for (const { id } of [colleague, lonely]) expect((await remove(id)).status).toBe(200)
  expect((await current(colleague.headers)).body.id).toBe(other.id)
  expect((await current(lonely.headers)).body.code).toBe('company.required')
  expect((await callApi(store, companiesApi.list, { headers: lonely.headers })).body.items).toEqual([])
})

test('the last owner neither leaves nor steps down; of two who remove each other one stays', async () => {
  for (const answer of [await leave(owner.headers), await remove(owner.id), await setRole(owner.id, 'viewer')])
    expect([answer.status, answer.body.code]).toEqual([409, 'member.last-owner'])
  const second = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  const hold = { sql: 'select 1 from company_members where company_id = $1 for update', values: [company.id] }
  const both = await raceOnLock(store.pool, hold, [() => remove(second.id), () => remove(owner.id, second.headers)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await store.pool.query(`select 1 from company_members where company_id = $1 and role = 'owner'`, [company.id])
  expect(rows).toHaveLength(1)
})

test('a member can leave a company', async () => {
  const colleague = await aMember(store.ctx, { companyId: company.id, role: 'approver' })
  expect((await leave(colleague.headers)).status).toBe(200)
  expect((await leave(colleague.headers)).body.code).toBe('company.required')
})

test('members of another company look exactly like missing ones', async () => {
  const stranger = await aMember(store.ctx, { companyId: (await aCompany(store.ctx)).id, role: 'owner' })
  const invited = await invite(`w${next()}@vitrina.test`)
  const theirs = stranger.headers
  expect(seen(await remove(owner.id, theirs))).toEqual(seen(await remove(999_999, theirs)))
  expect(seen(await setRole(owner.id, 'viewer', theirs))).toEqual(seen(await setRole(999_999, 'viewer', theirs)))
  expect(seen(await resend(invited.body.id, theirs))).toEqual(seen(await resend(999_999, theirs)))
  expect(seen(await revoke(invited.body.id, theirs))).toEqual(seen(await revoke(999_999, theirs)))
  expect(await listed(theirs)).toEqual([])
  expect(await listed()).toHaveLength(1)
})

test('an invitation goes to the one invited: link and code in the letter, only the hash kept', async () => {
  const email = `new${next()}@vitrina.test`
  const { status, body } = await invite(` ${email.toUpperCase()} `, owner.headers, { name: 'Елена', role: 'accountant' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ email, phone: null, name: 'Елена', role: 'accountant', state: 'waiting', invitedBy: 'Дмитрий Орлов' })
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(7 * DAY_MS)
  const row = await kept(body.id)
  const [letter] = await lastLetter(email)
  expect(letter?.subject).toContain(company.name)
  expect(letter?.text).toContain(`/user/signin-by-invitation?invitation=${row?.uuid}`)
  const code = /^\d{6}$/m.exec(letter?.text ?? '')?.[0] ?? ''
  expect(row?.code_hash.equals(hashOfInvitationCode(code))).toBe(true)
  expect(JSON.stringify(body)).not.toContain(code)
  const { rows } = await store.pool.query<{ diff: unknown }>(`select diff from audit_events where type = 'invitation.created'`)
  expect(JSON.stringify(rows)).not.toContain('@')
  expect((await invite(email)).body.code).toBe('invitation.exists')
})

test('a link in a letter takes the site’s address, whatever host the request names', async () => {
  const email = `new${next()}@vitrina.test`
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  expect((await invite(email, { ...owner.headers, ...forged })).status).toBe(200)
  const [letter] = await lastLetter(email)
  expect(letter?.text).toContain('http://localhost/user/signin-by-invitation?')
  expect(letter?.text).not.toContain('evil.example')
})

test('by phone the same goes by SMS', async () => {
  const digits = aPhone().slice(2)
  const { body } = await invite(`8 ${digits}`)
  expect(body).toMatchObject({ phone: `+7${digits}`, email: null })
  const { rows } = await store.pool.query<{ text: string }>(`select text from sms_messages where recipient = $1`, [body.phone])
  expect(rows[0]?.text).toMatch(/ \d{6}, .*https?:\/\/[^/]+\/user\/signin-by-invitation\?invitation=/)
})

test('sent again it has a new code, a new week and new tries; taken back it is gone', async () => {
  const email = `again${next()}@vitrina.test`
  const { id } = (await invite(email)).body
  await store.pool.query(`update invitations set tries = 5, expires_at = now() where id = $1`, [id])
  expect((await listed())[0]).toMatchObject({ id, state: 'expired' })
  const before = await kept(id)
  const { body: sent } = await resend(id)
  expect(sent).toMatchObject({ id, state: 'waiting', createdAt: before?.created_at.toISOString() })
  const days = (Date.parse(sent.expiresAt) - Date.now()) / DAY_MS
  expect(Math.ceil(days)).toBe(7)
  const after = await kept(id)
  expect([after?.uuid, after?.tries]).toEqual([before?.uuid, 0])
  expect(after?.code_hash.equals(before?.code_hash ?? Buffer.of())).toBe(false)
  expect(await lastLetter(email)).toHaveLength(2)
  expect((await revoke(id)).status).toBe(200)
  for (const answer of [await revoke(id), await resend(id)]) expect(answer.body.code).toBe('invitation.not-found')
  expect(await listed()).toEqual([])
  expect((await invite(email)).status).toBe(200)
})

test('neither colleagues nor nonsense are invited, and nobody is flooded', async () => {
  const colleague = await aMember(store.ctx, { companyId: company.id, role: 'viewer' })
  expect((await invite(colleague.email)).body.code).toBe('member.exists')
  for (const nonsense of ['', '  ', 'x', '123', null, [], {}, '@', 'a@'.repeat(200)]) expect((await invite(nonsense)).status).toBe(422)
  const email = `flood${next()}@vitrina.test`
  const { id } = (await invite(email)).body
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await resend(id)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
})

test('only an owner rules over people', async () => {
  for (const role of companyRoles.filter((one) => one !== 'owner')) {
    const { headers } = await aMember(store.ctx, { companyId: company.id, role })
    const answers = [await invite('x@vitrina.test', headers), await setRole(owner.id, 'viewer', headers), await remove(owner.id, headers)]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await callApi(store, invitationsApi.list, { headers })).status).toBe(403)
  }
})
