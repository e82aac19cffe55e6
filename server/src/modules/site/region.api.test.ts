import { afterAll, expect, test } from 'vitest'
import { authApi } from '@vitrina/contract/auth/auth'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aRegion, aUser, aVisitor, changeSettings } from '#test/builders'
import { startSecondServer } from '#test/builders.second-server'
import { eventually } from '#test/eventually'

const { server, twin } = describeStore({ twin: startSecondServer })
afterAll(() => twin.stop())

const choose = async (body: object, headers: Headers) => (await callApi(server, siteApi.setRegion, { body, headers })).body
const regionSeenBy = async (headers: Headers, { app } = server) => (await callApi({ app }, siteApi.info, { headers })).body.region?.id

test.each([
  ['ru', 'Регион изменён: Москва'],
  ['en', 'Region changed: Moscow'],
  ['uz', 'Hudud o‘zgartirildi: Москва'],
])('a visitor’s region is kept under their uuid, and the answer is in %s', async (language, message) => {
  const headers = { ...aVisitor().headers, 'accept-language': language }
  await choose({ id: 2 }, headers)
  expect(await choose({ id: 1 }, headers)).toMatchObject({ message, region: { id: 1, slug: 'moskva' } })
  expect(await regionSeenBy(headers)).toBe(1)
})

test('a user’s region follows them to any browser, and every server sees it at once', async () => {
  const [buyer, browser, other] = [await aUser(server.ctx), aVisitor(), aVisitor()]
  await choose({ id: 2 }, { ...buyer.headers, ...browser.headers })
  expect(await regionSeenBy({ ...buyer.headers, ...other.headers }, { ...server, app: twin.app })).toBe(2)
  const me = await callApi(twin, authApi.currentUser, { headers: buyer.headers })
  expect(me.body).toMatchObject({ regionId: 2, region: { id: 2, name: 'Казань' } })
  // The browser's own region stays as it was for its guests.
  expect(await regionSeenBy(browser.headers)).toBe(1)
})

test('a visitor’s choice on one server holds on another', async () => {
  const { headers } = aVisitor()
  await choose({ id: 2 }, headers)
  expect(await regionSeenBy(headers, { ...server, app: twin.app })).toBe(2)
})

test('a region that is closed or was never there cannot be chosen', async () => {
  const closed = await aRegion(server.ctx, { isActive: false })
  for (const id of [closed.id, 999_999])
    expect(await choose({ id }, aVisitor().headers)).toMatchObject({
      status: 404,
      code: 'region.not-found',
      message: 'Ошибка при смене региона',
    })
})

test.each([{}, { id: 'moskva' }, { id: 0 }, { id: 4_294_967_296 }, { id: [1] }])('%j is refused at its field', async (payload) => {
  const answer = await choose(payload, aVisitor().headers)
  expect(answer).toMatchObject({ status: 422, message: 'Проверьте заполнение полей', errors: [{ field: 'id' }] })
})

test.each<Headers>([{}, { 'user-uuid': '' }, { 'user-uuid': 'me' }, { 'user-uuid': "' or 1=1 --" }])(
  'a guest we could not recognise again (%j) is told what is missing',
  async (headers) => {
    expect(await choose({ id: 2 }, { ...headers, 'accept-language': 'en' })).toMatchObject({
      status: 422,
      errors: [{ field: 'User-Uuid', code: 'required', message: 'The User-Uuid header with the visitor’s UUID is needed' }],
    })
  },
)

test('with regions off nobody chooses one, and everybody is in the site’s own', async () => {
  const buyer = await aUser(server.ctx, { regionId: 2 })
  await changeSettings(server.ctx, 1, { toggles: { regions: false } })
  await eventually(async () =>
    expect(await choose({ id: 1 }, buyer.headers)).toMatchObject({ status: 404, code: 'feature.off', message: 'Этот раздел выключен' }),
  )
  const { body } = await callApi(server, siteApi.info, { headers: buyer.headers })
  expect(body).toMatchObject({ region: { id: 1 }, regions: [{ id: 1 }] })
  expect(body.regions).toHaveLength(1)
})
