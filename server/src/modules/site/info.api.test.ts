import { eq, sql } from '#platform/database/drizzle'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { siteApi } from '@vitrina/contract/site/site'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aRegion, aSite, aUser, aVisitor, changeSettings } from '#test/builders'
import { anInformationMessage } from '#test/builders.content'
import { aFeature } from '#test/builders.goods'
import { startSecondServer } from '#test/builders.second-server'
import { countStatements } from '#test/count-statements'
import { eventually } from '#test/eventually'
import { regions, sites } from '#tables/sites'

const { server, twin } = describeStore({ twin: startSecondServer })
afterAll(() => twin.stop())

const info = async (headers: Headers = {}) => (await callApi(server, siteApi.info, { headers })).body
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)
const messagesOf = async (headers: Headers = {}) => idsOf((await info(headers)).informationMessages)
const close = (body: object, headers: Headers) => callApi(server, siteApi.closeInformationMessage, { body, headers })

test('app info holds everything the shell needs, with the defaults of the specification [A-13]', async () => {
  await aFeature(server.ctx, { code: 'section-mm2', name: 'Сечение', unit: 'мм²', isPrimary: true })
  await aFeature(server.ctx, { code: 'colour', name: 'Цвет', kind: 'list' })
  const { config, ...told } = await info({ host: 'vitrina.test:3000' })
  expect(told).toEqual({
    site: { id: 1, name: 'Витрина', host: 'vitrina.test', url: '', marketUrl: '', isOpen: true, logo: null },
    currency: { code: 'RUB', sign: '₽' },
    languages: ['ru', 'en', 'uz'],
    language: 'ru',
    region: { id: 1, name: 'Москва', slug: 'moskva' },
    regions: [
      { id: 1, name: 'Москва', slug: 'moskva' },
      { id: 2, name: 'Казань', slug: 'kazan' },
    ],
    settings: {
      showHomePage: true,
      isPositionsInOrder: true,
      isAllowedViewOrdersOfAllCompanies: false,
      isAllowedSbpPay: true,
      isAllowedCardPay: true,
      isAllowedViewLegalDocuments: true,
      showPricesToGuests: true,
      showPriceWithVat: true,
      chatButton: { liveChat: false },
    },
    freeDeliveryFrom: 10_000,
    yandexMetrikaCounterId: null,
    filters: [{ id: 'section-mm2', name: 'Сечение', primary: true, unit: 'мм²' }],
    informationMessages: [],
    importantNotice: null,
    regionalMessage: null,
  })
  const { signupForm, ...rest } = config
  const [wanted, welcome] = [true, false].map((required) => ({ shown: true, required }))
  expect(signupForm).toMatchObject({ email: wanted, repeatPassword: wanted, regionId: wanted, companyName: welcome, city: welcome })
  expect(rest).toEqual({
    authInitial: 'signup',
    regionColumns: 3,
    listImport: { maxLines: 300, maxRows: 500 },
    defaultDeliveryType: 'pickup',
    signupCaptcha: { enabled: false, provider: 'altcha', key: '' },
    bankSignOn: { enabled: false },
    chatButton: { enabled: true, side: 'right', type: 'none', link: '', liveChat: false, chatButtons: [] },
    analytics: {
      b2b: false,
      google: { enabled: false, id: '' },
      yandex: { enabled: false, counterId: null, ecommerce: false, strict: false },
    },
    contacts: { phone: '', email: '', address: '', hours: '' },
    companyInfo: {},
  })
})

test('the answer is in the viewer’s first language that the site has', async () => {
  expect(await info({ 'accept-language': 'de, en;q=0.8' })).toMatchObject({ language: 'en', region: { name: 'Moscow' } })
  expect(await info({ 'accept-language': 'uz' })).toMatchObject({ language: 'uz', region: { name: 'Москва' } })
  expect(await info({ 'accept-language': "xx'; drop" })).toMatchObject({ language: 'ru' })
})

describe('the region', () => {
  test('is the user’s own, else the visitor’s choice, else the site’s; a closed one counts as not chosen', async () => {
    const closed = await aRegion(server.ctx, { isActive: false })
    const visitor = aVisitor()
    await callApi(server, siteApi.setRegion, { headers: visitor.headers, body: { id: 2 } })
    const [own, none, left] = [
      await aUser(server.ctx, { regionId: 1 }),
      await aUser(server.ctx),
      await aUser(server.ctx, { regionId: closed.id }),
    ]
    expect(await info(visitor.headers)).toMatchObject({ region: { id: 2 } })
    expect(await info({ ...visitor.headers, ...own.headers })).toMatchObject({ region: { id: 1 } })
    expect(await info({ ...visitor.headers, ...none.headers })).toMatchObject({ region: { id: 2 } })
    expect(await info(left.headers)).toMatchObject({ region: { id: 1 } })
    expect(await info(aVisitor().headers)).toMatchObject({ region: { id: 1 } })
    expect(idsOf((await info()).regions)).not.toContain(closed.id)
  })
})

describe('information messages', () => {
  const hour = 3_600_000
  test('show by site, region and time, in the language asked for', async () => {
    const general = await anInformationMessage(server.ctx, { title: { ru: 'Внимание', en: 'Attention' }, kind: 'warning' })
    const inKazan = await anInformationMessage(server.ctx, { regionId: 2 })
    await anInformationMessage(server.ctx, { startsAt: new Date(Date.now() + hour) })
    await anInformationMessage(server.ctx, { startsAt: new Date(Date.now() - 2 * hour), endsAt: new Date(Date.now() - hour) })
    await anInformationMessage(server.ctx, { siteId: (await aSite(server.ctx)).id })
    expect((await info({ 'accept-language': 'en' })).informationMessages).toEqual([
      { id: general.id, kind: 'warning', title: 'Attention', content: '<p>Склад закрыт</p>', isClosable: true },
    ])
    const buyer = await aUser(server.ctx, { regionId: 2 })
    expect(await messagesOf(buyer.headers)).toEqual([general.id, inKazan.id])
  })

  test('are closed for one viewer alone, and twice is as good as once', async () => {
    const { id } = await anInformationMessage(server.ctx)
    const [visitor, other, buyer] = [aVisitor(), aVisitor(), await aUser(server.ctx)]
    for (const headers of [visitor.headers, visitor.headers, buyer.headers]) {
      const { status, body } = await close({ id }, headers)
      expect([status, body]).toEqual([200, {}])
    }
    expect(await messagesOf(visitor.headers)).not.toContain(id)
    expect(await messagesOf(buyer.headers)).not.toContain(id)
    expect(await messagesOf(other.headers)).toContain(id)
    expect(await messagesOf((await aUser(server.ctx)).headers)).toContain(id)
    expect(await messagesOf()).toContain(id)
  })

  test('that must stay, are another site’s or are not there yet cannot be closed and look missing', async () => {
    const fixed = await anInformationMessage(server.ctx, { isClosable: false })
    const foreign = await anInformationMessage(server.ctx, { siteId: (await aSite(server.ctx)).id })
    const future = await anInformationMessage(server.ctx, { startsAt: new Date(Date.now() + hour) })
    for (const id of [fixed.id, foreign.id, future.id, 2_147_483_647]) {
      const { body } = await close({ id }, { ...aVisitor().headers, 'accept-language': 'uz' })
      expect(body).toMatchObject({ status: 404, code: 'message.not-found', message: 'Xabar topilmadi' })
    }
  })

  test.each([{}, { id: 0 }, { id: -1 }, { id: 1.5 }, { id: '1' }, { id: 2_147_483_648 }, { id: null }])(
    '%j closes nothing',
    async (payload) => {
      const { status, body } = await close(payload, { ...aVisitor().headers, 'accept-language': 'en' })
      expect([status, body.message]).toEqual([422, 'Check the fields'])
      expect(body.errors.map(({ field }) => field)).toEqual(['id'])
      expect(body.errors[0]?.message).toMatch(/^(Fill in this field|A (whole )?number is needed here|The number must be )/)
    },
  )
})

describe('settings of the site', () => {
  test('all toggles are answered, and a change reaches every server by itself [A-13]', async () => {
    const toggles = async (where: { app: typeof server.app }) => (await callApi(where, siteApi.settings)).body
    expect(await toggles(server)).toMatchObject({ cart: true, regions: true, configurator: true, regionalMessage: false })
    expect(await toggles(twin)).toEqual(await toggles(server))
    await changeSettings(server.ctx, 1, { toggles: { configurator: false, orders: false } })
    const seen = (where: typeof twin) => async () =>
      expect(await toggles(where)).toMatchObject({ configurator: false, orders: false, cart: true })
    await Promise.all([server, twin].map((where) => eventually(seen(where))))
    await changeSettings(server.ctx, 1, { toggles: {} })
  })

  test('the important notice shows while its toggle is on', async () => {
    await anInformationMessage(server.ctx, { place: 'dialog', title: { ru: 'Важно' }, html: { ru: '<p>Новый график</p>' } })
    await eventually(async () => expect((await info()).importantNotice).toEqual({ title: 'Важно', content: '<p>Новый график</p>' }))
    await changeSettings(server.ctx, 1, { toggles: { importantNotice: false } })
    await eventually(async () => expect((await info()).importantNotice).toBeNull())
  })

  test('the regional message shows when it is switched on and the viewer’s region has one', async () => {
    await anInformationMessage(server.ctx, { place: 'region', regionId: 2, title: { ru: 'Казань' }, html: { ru: '<p>Новый склад</p>' } })
    const buyer = await aUser(server.ctx, { regionId: 2 })
    expect((await info(buyer.headers)).regionalMessage).toBeNull()
    await changeSettings(server.ctx, 1, { toggles: { regionalMessage: true } })
    await eventually(async () =>
      expect((await info(buyer.headers)).regionalMessage).toEqual({ title: 'Казань', content: '<p>Новый склад</p>' }),
    )
    expect((await info()).regionalMessage).toBeNull()
  })

  test('the counter’s number is answered only while the counter is on', async () => {
    await changeSettings(server.ctx, 1, { analytics: { yandex: { enabled: false, counterId: 77, ecommerce: false, strict: false } } })
    await eventually(async () => expect((await info()).config.analytics?.yandex?.counterId).toBe(77))
    expect((await info()).yandexMetrikaCounterId).toBeNull()
    await changeSettings(server.ctx, 1, { analytics: { yandex: { enabled: true, counterId: 77, ecommerce: false, strict: false } } })
    await eventually(async () => expect((await info()).yandexMetrikaCounterId).toBe(77))
  })
})

test('app info costs the same few queries for any amount of content', async () => {
  const buyer = await aUser(server.ctx)
  const costOf = (headers: Headers) => countStatements(server, () => info(headers))
  const before = await costOf(buyer.headers)
  await server.ctx.db.insert(regions).values(Array.from({ length: 30 }, (_, n) => ({ slug: `more-${n}`, name: { ru: 'Ещё' } })))
  for (let n = 0; n < 10; n++) await anInformationMessage(server.ctx)
  for (let n = 0; n < 10; n++) await aFeature(server.ctx, { isPrimary: true })
  expect(await costOf(buyer.headers)).toBe(before)
  expect(before).toBeLessThanOrEqual(4)
  expect(await costOf({})).toBeLessThanOrEqual(3)
})

test('concurrent requests read the settings once', async () => {
  const queries = vi.spyOn(server.pool, 'query')
  // The cache has expired, and does not again meanwhile.
  const later = performance.now() + 600
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(later)
  queries.mockClear()
  await Promise.all(Array.from({ length: 20 }, () => callApi(server, siteApi.settings)))
  expect(queries.mock.calls).toHaveLength(1)
  vi.useRealTimers()
  queries.mockRestore()
})

test('a setting of another version of the program is taken as its default', async () => {
  await server.ctx.db.update(sites).set({ config: sql`'{"toggles":{"unheardOf":true}}'::jsonb` }).where(eq(sites.id, 1))
  await eventually(async () => {
    const { body } = await callApi(server, siteApi.settings)
    expect(body).toMatchObject({ cart: true })
    expect(body).not.toHaveProperty('unheardOf')
  })
})
