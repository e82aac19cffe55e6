import { beforeAll, expect, test } from 'vitest'
import { contentSlugs } from '@vitrina/contract/content/content'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aSite, aUser, aVisitor } from '#test/builders'
import { aPage } from '#test/builders.content'
import { cookieConsents } from '#tables/sites'

const { server } = describeStore()
beforeAll(async () => {
  await aPage(server.ctx, { slug: contentSlugs.cookies })
  const other = await aSite(server.ctx, { hosts: ['opt.vitrina.test'] })
  await aPage(server.ctx, { slug: contentSlugs.cookies, siteId: other.id })
})

const accept = async (headers: Headers) => (await callApi(server, siteApi.acceptCookie, { headers })).body
const check = async (headers: Headers) => (await callApi(server, siteApi.checkCookie, { headers })).body
const consents = () => server.ctx.db.select().from(cookieConsents)

test('acceptance is recorded with its text, place and time, and remembered for that visitor alone [A-14]', async () => {
  const [visitor, other] = [aVisitor(), aVisitor()]
  expect(await check(visitor.headers)).toEqual({ accepted: false })
  expect(await accept({ ...visitor.headers, 'user-agent': 'Browser/1.0' })).toEqual({ accepted: true })
  expect(await check(visitor.headers)).toEqual({ accepted: true })
  expect(await check({ 'user-uuid': visitor.uuid.toUpperCase() })).toEqual({ accepted: true })
  expect(await check(other.headers)).toEqual({ accepted: false })
  expect(await check({ ...visitor.headers, host: 'opt.vitrina.test' })).toEqual({ accepted: false })
  const record = (await consents()).find(({ viewer }) => viewer === `v:${visitor.uuid}`)
  expect(record).toMatchObject({ siteId: 1, userId: null, ip: '127.0.0.1', userAgent: 'Browser/1.0' })
  expect(record?.textVersion).toMatch(/^[0-9a-f]{64}$/)
  expect(Math.abs(Date.now() - Number(record?.acceptedAt))).toBeLessThan(60_000)
})

test('accepting again, even many times at once, keeps the first record [A-14]', async () => {
  const visitor = aVisitor()
  await Promise.all(Array.from({ length: 8 }, () => accept(visitor.headers)))
  expect(await accept(visitor.headers)).toEqual({ accepted: true })
  expect((await consents()).filter(({ viewer }) => viewer === `v:${visitor.uuid}`)).toHaveLength(1)
})

test('a user is not asked again for a text accepted in this browser as a guest; elsewhere they are', async () => {
  const [visitor, buyer] = [aVisitor(), await aUser(server.ctx)]
  await accept(visitor.headers)
  expect(await check({ ...visitor.headers, ...buyer.headers })).toEqual({ accepted: true })
  expect(await check(buyer.headers)).toEqual({ accepted: false })
  await accept(buyer.headers)
  expect(await check({ ...aVisitor().headers, ...buyer.headers })).toEqual({ accepted: true })
  expect((await consents()).find(({ userId }) => userId === buyer.id)).toMatchObject({ viewer: `u:${buyer.id}` })
})

test('a changed text asks anew, and the old record stays as it was', async () => {
  const visitor = aVisitor()
  await accept(visitor.headers)
  await server.pool.query(`update content_pages set html = '{"ru":"<p>Новые условия</p>"}' where slug = $1`, [contentSlugs.cookies])
  expect(await check(visitor.headers)).toEqual({ accepted: false })
  await accept(visitor.headers)
  expect(await check(visitor.headers)).toEqual({ accepted: true })
  const versions = (await consents()).filter(({ viewer }) => viewer === `v:${visitor.uuid}`).map(({ textVersion }) => textVersion)
  expect(new Set(versions).size).toBe(2)
})

test.each([
  ['ru', 'Нужен заголовок User-Uuid с UUID посетителя'],
  ['en', 'The User-Uuid header with the visitor’s UUID is needed'],
  ['uz', 'Tashrif buyuruvchi UUID si yozilgan User-Uuid sarlavhasi kerak'],
])('a visitor without a uuid has accepted nothing and cannot; the reason is given in %s [A-14]', async (language, message) => {
  const before = (await consents()).length
  for (const uuid of [undefined, 'x', "1' or '1'='1"]) {
    const headers = { 'accept-language': language, ...(uuid !== undefined && { 'user-uuid': uuid }) }
    expect(await check(headers)).toEqual({ accepted: false })
    expect(await accept(headers)).toMatchObject({ status: 422, errors: [{ field: 'User-Uuid', message, code: 'required' }] })
  }
  expect(await consents()).toHaveLength(before)
})
