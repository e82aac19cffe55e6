import { eq } from '#platform/database/drizzle'
import { beforeEach, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { backOfficeApi } from '@vitrina/contract/back-office/back-office'
import { staffDeskApi } from '@vitrina/contract/back-office/staff-desk'
import { aCompany, aUser, next } from '#test/builders'
import { callApi } from '#test/call-api'
import { dayFromToday } from '#test/days'
import { describeStore } from '#test/describe-store'
import { companyManagers, managers } from '#tables/companies'
import { auditEvents, mails } from '#tables/platform'
import { users } from '#tables/users'

const { server } = describeStore()

type Person = Awaited<ReturnType<typeof aUser>>
let administrator: Person
beforeEach(async () => {
  await server.ctx.db.update(users).set({ state: 'blocked' }).where(eq(users.role, 'administrator'))
  administrator = await aUser(server.ctx, { role: 'administrator' })
})

const headersOf = () => ({ headers: administrator.headers })
const desk = async () => (await callApi(server, staffDeskApi.read, headersOf())).body
const invite = (body: object) => callApi(server, staffDeskApi.invite, { ...headersOf(), body })
const change = (id: number, body: object, { headers } = administrator) =>
  callApi(server, backOfficeApi.changeStaff, { url: `/api/v1/back-office/staff/${id}`, headers, body })

async function letterTo(email: string): Promise<string> {
  const sent = await server.ctx.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.id)
  return sent.at(-1)?.text ?? ''
}
const tokenIn = (letter: string) => /join\?token=([\w-]+)/.exec(letter)?.[1] ?? ''
const accept = (token: string, given: object = {}) =>
  callApi(server, staffDeskApi.acceptInvitation, {
    body: { token, lastName: 'Белова', firstName: 'Софья', password: 'Kabel-i-Avtomat-9', repeatPassword: 'Kabel-i-Avtomat-9', ...given },
  })

test('an invited colleague sets a password by the link of the letter and signs in with the role', async () => {
  const email = `new-${next()}@vitrina.test`
  expect((await invite({ email, role: 'content', lastName: 'Белова' })).status).toBe(200)
  expect((await invite({ email: email.toUpperCase(), role: 'content' })).body.code).toBe('staff.invited')
  const token = tokenIn(await letterTo(email))
  expect((await callApi(server, staffDeskApi.openInvitation, { body: { token } })).body).toMatchObject({
    email,
    role: 'content',
    lastName: 'Белова',
  })
  expect((await accept(token, { password: 'short', repeatPassword: 'short' })).body).toMatchObject({ errors: [{ field: 'password' }] })
  expect((await accept(token)).body).toEqual({ email })
  expect((await accept(token)).body.code).toBe('auth.dead-invitation')
  const opened = await callApi(server, authApi.signIn, { body: { login: email, password: 'Kabel-i-Avtomat-9' } })
  const me = await callApi(server, authApi.currentUser, { headers: { authorization: `Bearer ${opened.body.authToken}` } })
  expect(me.body.Group).toBe('content')
  expect((await desk()).invitations.map((one) => one.email)).not.toContain(email)
})

test('a letter sent again has another link, and an invitation taken back opens nothing', async () => {
  const email = `new-${next()}@vitrina.test`
  const { id } = (await invite({ email, role: 'warehouse' })).body
  const first = tokenIn(await letterTo(email))
  const of = (action: string) => `/api/v1/back-office/staff/invitations/${id}${action}`
  await callApi(server, staffDeskApi.resendInvitation, { ...headersOf(), url: of('/resend') })
  const second = tokenIn(await letterTo(email))
  expect(second).not.toBe(first)
  expect((await accept(first)).body.code).toBe('auth.dead-invitation')
  await callApi(server, staffDeskApi.revokeInvitation, { ...headersOf(), url: of('') })
  expect((await accept(second)).body.code).toBe('auth.dead-invitation')
})

test('whoever has an account is not invited but appointed', async () => {
  const buyer = await aUser(server.ctx)
  expect((await invite({ email: buyer.email, role: 'manager' })).body.code).toBe('staff.has-account')
  const appointed = await callApi(server, backOfficeApi.appoint, { ...headersOf(), body: { login: buyer.email, role: 'manager' } })
  expect(appointed.body).toMatchObject({ id: buyer.id, role: 'manager' })
})

test('the last administrator cannot be lost, also not by two who block each other at once', async () => {
  const second = await aUser(server.ctx, { role: 'administrator' })
  const blocked = { role: 'administrator', isBlocked: true }
  const answers = await Promise.all([change(second.id, blocked), change(administrator.id, { role: 'manager', isBlocked: false }, second)])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const atWork = await server.ctx.db.select().from(users).where(eq(users.role, 'administrator'))
  expect(atWork.filter(({ state }) => state === 'active')).toHaveLength(1)
})

test('during an absence the substitute serves the companies, and not a day longer', async () => {
  const { id: companyId } = await aCompany(server.ctx)
  const [manager, substitute] = [await aUser(server.ctx, { role: 'manager' }), await aUser(server.ctx, { role: 'manager' })]
  await server.ctx.db.insert(managers).values({ userId: manager.id, post: 'Менеджер' })
  await server.ctx.db.insert(companyManagers).values({ companyId, managerId: manager.id, isMain: true })
  const sees = async () => {
    const { body } = await callApi(server, backOfficeApi.customers, {
      url: '/api/v1/back-office/companies?pageSize=100',
      headers: substitute.headers,
    })
    return body.items.some(({ id }) => id === companyId)
  }
  const add = (body: object) =>
    callApi(server, staffDeskApi.addAbsence, { ...headersOf(), body: { managerId: manager.id, substituteId: substitute.id, ...body } })
  expect(await sees()).toBe(false)
  expect((await add({ awayFrom: dayFromToday(5), awayTo: dayFromToday(4) })).body.code).toBe('absence.wrong-days')
  expect((await add({ awayFrom: dayFromToday(0), awayTo: dayFromToday(1), substituteId: manager.id })).body.code).toBe('absence.wrong-days')
  const added = await add({ awayFrom: dayFromToday(-1), awayTo: dayFromToday(1) })
  expect(added.body.isNow).toBe(true)
  expect(await sees()).toBe(true)
  expect((await add({ awayFrom: dayFromToday(1), awayTo: dayFromToday(9) })).body.code).toBe('absence.overlaps')
  await callApi(server, staffDeskApi.removeAbsence, { ...headersOf(), url: `/api/v1/back-office/staff/absences/${added.body.id}` })
  expect(await sees()).toBe(false)
  const events = await server.ctx.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.entityId, String(manager.id)))
  expect(events.map(({ type }) => type)).toEqual(['absence.added', 'absence.removed'])
})
