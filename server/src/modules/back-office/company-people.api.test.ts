import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { companyDeskApi } from '@vitrina/contract/back-office/company-desk'
import type { Endpoint } from '@vitrina/contract/endpoint'
import { aCompany, aUser } from '#test/builders'
import { callApi } from '#test/call-api'
import { describeStore } from '#test/describe-store'
import { companyManagers, companyMembers, managers } from '#tables/companies'
import { auditEvents } from '#tables/platform'

const { server } = describeStore()

type Person = Awaited<ReturnType<typeof aUser>>
let [head, manager, owner, buyer] = [] as unknown as [Person, Person, Person, Person]
let companyId: number
beforeEach(async () => {
  companyId = (await aCompany(server.ctx, { state: 'approved' })).id
  head = await aUser(server.ctx, { role: 'head_of_sales' })
  manager = await aUser(server.ctx, { role: 'manager' })
  await server.ctx.db.insert(managers).values({ userId: manager.id, post: 'Менеджер' })
  await server.ctx.db.insert(companyManagers).values({ companyId, managerId: manager.id, isMain: true })
  owner = await aUser(server.ctx, { companyIds: [companyId] })
  buyer = await aUser(server.ctx, { companyIds: [companyId] })
  await server.ctx.db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.userId, owner.id))
  await server.ctx.db.update(companyMembers).set({ role: 'purchaser' }).where(eq(companyMembers.userId, buyer.id))
})

const ask = <E extends Endpoint>(call: E, path: string, who: Person, body: object = {}) =>
  callApi(server, call, { url: `/api/v1/back-office/companies/${companyId}${path}`, headers: who.headers, body })
const eventsOf = async (type: string) => {
  const rows = await server.ctx.db.select().from(auditEvents).where(eq(auditEvents.companyId, companyId))
  return rows.filter((one) => one.type === type)
}
const lettersTo = async ({ email }: Person) => {
  const { rows } = await server.pool.query<{ subject: string }>('select subject from mails where recipient = $1 order by id', [email])
  return rows.map(({ subject }) => subject)
}

const entity = { type: 'ul', shortName: 'ООО «Свет»', inn: '7707083893', kpp: '770701001', ogrn: '1027700132195' }

test('a legal entity is added and corrected with its requisites checked, in the journal, and the owners are told', async () => {
  const wrong = await ask(companyDeskApi.addEntity, '/legal-entities', manager, { ...entity, inn: '7707083894' })
  expect(wrong.body.errors).toMatchObject([{ field: 'inn' }])
  const added = await ask(companyDeskApi.addEntity, '/legal-entities', manager, entity)
  expect(added.body.legalEntities).toMatchObject([{ shortName: 'ООО «Свет»', inn: '7707083893', isMain: true }])
  expect((await ask(companyDeskApi.addEntity, '/legal-entities', manager, entity)).body.code).toBe('legal-entity.taken')
  const id = added.body.legalEntities[0]?.id
  const changed = await ask(companyDeskApi.changeEntity, `/legal-entities/${id}`, manager, { ...entity, kpp: '770701002' })
  expect(changed.body.legalEntities).toMatchObject([{ kpp: '770701002' }])
  expect(await eventsOf('legal-entity.changed')).toMatchObject([
    { actorUserId: manager.id, diff: { before: { kpp: '770701001' }, after: { kpp: '770701002' } } },
  ])
  const subjects = await lettersTo(owner)
  expect(subjects).toHaveLength(2)
  expect(subjects[0]).toContain('Изменены реквизиты')
  expect(await lettersTo(buyer)).toEqual([])
})

test('a person is given another role and taken out, the last owner stays; each is told', async () => {
  const role = await ask(companyDeskApi.changeMember, `/members/${buyer.id}`, manager, { role: 'accountant' })
  expect(role.body.buyers.find(({ id }) => id === buyer.id)).toMatchObject({ role: 'accountant' })
  expect((await ask(companyDeskApi.changeMember, `/members/${owner.id}`, head, { role: 'viewer' })).body.code).toBe('member.last-owner')
  const gone = await ask(companyDeskApi.removeMember, `/members/${buyer.id}`, manager)
  expect(gone.body.buyers.map(({ id }) => id)).toEqual([owner.id])
  expect(await lettersTo(buyer)).toEqual([expect.stringContaining('бухгалтер'), expect.stringContaining('больше не работаете')])
  expect((await eventsOf('member.removed'))[0]).toMatchObject({ actorUserId: manager.id })
})

test('an account is closed at once and opened again; an owner without another one, and a buyer of others’ companies stay open', async () => {
  const block = (who: Person, whom: Person, isBlocked = true) =>
    ask(companyDeskApi.setMemberBlocked, `/members/${whom.id}/blocked`, who, { isBlocked, reason: 'Уволен' })
  expect((await block(manager, owner)).body.code).toBe('member.last-owner')
  expect((await block(manager, buyer)).body.blocked).toMatchObject([{ id: buyer.id }])
  expect((await callApi(server, authApi.currentUser, { headers: buyer.headers })).status).toBe(401)
  expect((await block(manager, buyer, false)).body.blocked).toEqual([])
  expect(await lettersTo(buyer)).toEqual(['Вход в магазин закрыт', 'Вход в магазин снова открыт'])
  expect((await eventsOf('member.blocked'))[0]?.diff).toMatchObject({ reason: 'Уволен', after: { isBlocked: true } })

  const other = await aCompany(server.ctx, { state: 'approved' })
  await server.ctx.db.insert(companyMembers).values({ companyId: other.id, userId: buyer.id, role: 'viewer' })
  expect((await block(manager, buyer)).body.code).toBe('access.denied')
  expect((await block(head, buyer)).status).toBe(200)
})

test('a person is invited by letter, and a company of another manager does not exist', async () => {
  const invited = await ask(companyDeskApi.inviteMember, '/invitations', manager, { contact: 'new@svet.ru', role: 'viewer' })
  expect(invited.body).toMatchObject({ email: 'new@svet.ru' })
  const { rows } = await server.pool.query(`select 1 from mails where recipient = 'new@svet.ru'`)
  expect(rows).toHaveLength(1)
  const stranger = await aUser(server.ctx, { role: 'manager' })
  for (const call of [
    ask(companyDeskApi.inviteMember, '/invitations', stranger, { contact: 'a@svet.ru', role: 'viewer' }),
    ask(companyDeskApi.addEntity, '/legal-entities', stranger, entity),
    ask(companyDeskApi.removeMember, `/members/${buyer.id}`, stranger),
  ])
    expect((await call).body).toMatchObject({ code: 'company.not-found' })
})
