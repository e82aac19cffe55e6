import { beforeEach, expect, test } from 'vitest'
import { companiesApi } from '@vitrina/contract/companies/companies'
import { membersApi } from '@vitrina/contract/companies/members'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { aMember } from '#test/builders.companies'
import { raceOnLock } from '#test/race-on-lock'

const { server: store } = describeStore()
let company: Awaited<ReturnType<typeof aCompany>>
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  company = await aCompany(store.ctx)
  owner = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
})

const people = '/api/v1/user/company/members'
const setRole = (id: number, role: string, headers: Headers = owner.headers) =>
  callApi(store, membersApi.change, { url: `${people}/${id}`, headers, body: { role } })
const remove = (id: number, headers: Headers = owner.headers) => callApi(store, membersApi.remove, { url: `${people}/${id}`, headers })
const leave = (headers: Headers) => callApi(store, companiesApi.leave, { headers })
const current = async (headers: Headers) => (await callApi(store, companiesApi.current, { headers })).body
const owners = async () =>
  (await store.pool.query(`select 1 from company_members where company_id = $1 and role = 'owner'`, [company.id])).rows.length
const hold = () => ({ sql: 'select 1 from company_members where company_id = $1 for update', values: [company.id] })

test.each([
  ['make each other viewers', (one: typeof owner, other: typeof owner) => setRole(other.id, 'viewer', one.headers)],
  ['leave', (one: typeof owner) => leave(one.headers)],
])('of two owners who %s at once one stays', async (_, act) => {
  const second = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  const both = await raceOnLock<{ status: number; body: { code?: string } }>(store.pool, hold(), [
    () => act(owner, second),
    () => act(second, owner),
  ])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await owners()).toBe(1)
})

test('of two owners either may leave; the other is the last', async () => {
  const second = await aMember(store.ctx, { companyId: company.id, role: 'owner' })
  expect((await setRole(owner.id, 'purchaser')).body.role).toBe('purchaser')
  expect((await leave(second.headers)).body.code).toBe('member.last-owner')
  expect((await setRole(second.id, 'owner', second.headers)).status).toBe(200)
  expect((await remove(owner.id, second.headers)).status).toBe(200)
})

test('a blocked or deleted owner does not count: they are not listed, and the other is the last', async () => {
  await aMember(store.ctx, { companyId: company.id, role: 'owner', state: 'blocked' })
  await aMember(store.ctx, { companyId: company.id, role: 'owner', state: 'deleted' })
  const { items } = (await callApi(store, membersApi.list, { headers: owner.headers })).body
  expect(items.map(({ id }) => id)).toEqual([owner.id])
  for (const answer of [await leave(owner.headers), await remove(owner.id), await setRole(owner.id, 'viewer')])
    expect(answer.body.code).toBe('member.last-owner')
})

test('a removed member works on for an open company of theirs, never for a closed one', async () => {
  const closed = await Promise.all((['rejected', 'inactive', 'deleted'] as const).map((state) => aCompany(store.ctx, { state })))
  const open = await aCompany(store.ctx)
  const companyIds = [company.id, ...closed.map(({ id }) => id)]
  const [colleague, lonely] = [await aUser(store.ctx, { companyIds: [...companyIds, open.id] }), await aUser(store.ctx, { companyIds })]
  for (const { id } of [colleague, lonely]) expect((await remove(id)).status).toBe(200)
  expect((await current(colleague.headers)).id).toBe(open.id)
  const { rows } = await store.pool.query(`select active_company_id from users where id = $1`, [lonely.id])
  expect(rows).toEqual([{ active_company_id: null }])
})

test('of several companies a removed member works on for the one joined first', async () => {
  const [later, first] = [await aCompany(store.ctx), await aCompany(store.ctx)]
  const colleague = await aUser(store.ctx, { companyIds: [company.id, later.id, first.id] })
  await store.pool.query(`update company_members set joined_at = joined_at - interval '1 day' where company_id = $1`, [first.id])
  expect((await remove(colleague.id)).status).toBe(200)
  expect((await current(colleague.headers)).id).toBe(first.id)
})

test('a member removed from an inactive company keeps the active one, whichever was joined first', async () => {
  const [before, elsewhere, after] = [await aCompany(store.ctx), await aCompany(store.ctx), await aCompany(store.ctx)]
  const colleague = await aUser(store.ctx, { companyIds: [elsewhere.id, company.id, before.id, after.id] })
  expect((await remove(colleague.id)).status).toBe(200)
  expect((await current(colleague.headers)).id).toBe(elsewhere.id)
})

test('the journal has every change of members with the former role', async () => {
  const [changed, removed, left] = [
    await aMember(store.ctx, { companyId: company.id, role: 'viewer' }),
    await aMember(store.ctx, { companyId: company.id, role: 'approver' }),
    await aMember(store.ctx, { companyId: company.id, role: 'accountant' }),
  ]
  await setRole(changed.id, 'purchaser')
  await remove(removed.id)
  await leave(left.headers)
  const { rows } = await store.pool.query<{ type: string; entity_id: string; diff: unknown; actor_user_id: number }>(
    `select type, entity_id, diff, actor_user_id from audit_events where company_id = $1 order by id`,
    [company.id],
  )
  expect(rows.map(({ type, entity_id: id, diff, actor_user_id: by }) => [type, Number(id), by, diff])).toEqual([
    ['member.changed', changed.id, owner.id, { before: 'viewer', after: 'purchaser' }],
    ['member.removed', removed.id, owner.id, { before: 'approver' }],
    ['member.left', left.id, left.id, { before: 'accountant' }],
  ])
})
