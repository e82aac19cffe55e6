import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { contentApi, contentSlugs } from '@vitrina/contract/content/content'
import { contentDeskApi } from '@vitrina/contract/content/content-desk'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { siteApi } from '@vitrina/contract/site/site'
import { aUser, aVisitor } from '#test/builders'
import { aFeed, aHomeBlock, aPage } from '#test/builders.content'
import { callApi, type Headers } from '#test/call-api'
import { describeStore } from '#test/describe-store'

const { server: store } = describeStore()
let headers: Headers

beforeAll(async () => {
  ;({ headers } = await aUser(store.ctx, { role: 'content', lastName: 'Серова', firstName: 'Анна' }))
})

const base = '/api/v1/back-office/content'
const days = { from: null, until: null }
const aPageBody = (slug: string, html = '<p>Текст</p>') => ({
  kind: 'page' as const,
  slug,
  title: { ru: slug },
  html: { ru: html },
  ...days,
})
const add = async (body: EntryBody) => (await callApi(store, contentDeskApi.add, { headers, body: { body } })).body
const at = ({ kind, id }: { kind: string; id: number }) => `${base}/entries/${kind}/${id}`
type Entry = Awaited<ReturnType<typeof add>>
const publish = async (entry: Entry) =>
  (await callApi(store, contentDeskApi.publish, { url: `${at(entry)}/publish`, headers, body: { version: entry.version } })).body
const save = (entry: Entry, body: EntryBody) =>
  callApi(store, contentDeskApi.save, { url: at(entry), headers, body: { version: entry.version, body } })
const shownPage = (slug: string, given: Headers = {}) => callApi(store, contentApi.page, { url: `/api/v1/content/${slug}`, headers: given })

test('a draft is nobody’s to read until it is published, and its changes until they are', async () => {
  const added = await add(aPageBody('kak-kupit', '<p>Раз</p><script>alert(1)</script>'))
  expect(added).toMatchObject({ isPublished: false, version: 1, address: '/content/kak-kupit' })
  expect((await shownPage('kak-kupit')).status).toBe(404)
  const shown = await publish(added)
  expect((await shownPage('kak-kupit')).body).toMatchObject({ title: 'kak-kupit', content: '<p>Раз</p>' })

  const saved = await save(shown, { ...aPageBody('kak-kupit', '<p>Два</p>'), title: { ru: 'Как купить', en: 'How to buy', uz: ' ' } })
  expect(saved.body).toMatchObject({ hasDraft: true, isPublished: true })
  expect((await shownPage('kak-kupit')).body.content).toBe('<p>Раз</p>')
  await publish(saved.body)
  expect((await shownPage('kak-kupit')).body.content).toBe('<p>Два</p>')
  expect((await shownPage('kak-kupit', { 'accept-language': 'en' })).body.title).toBe('How to buy')
  // An empty translation is none.
  expect((await shownPage('kak-kupit', { 'accept-language': 'uz' })).body.title).toBe('Как купить')
})

test('buyers see an entry in its days alone', async () => {
  const hour = 3_600_000
  const moment = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const seen = async (slug: string, from: string | null, until: string | null) => {
    await publish(await add({ ...aPageBody(slug), from, until }))
    return (await shownPage(slug)).status
  }
  expect(await seen('zavtra', moment(24), null)).toBe(404)
  expect(await seen('vchera', null, moment(-1))).toBe(404)
  expect(await seen('segodnya', moment(-1), moment(1))).toBe(200)
  const wrong = await callApi(store, contentDeskApi.add, {
    headers,
    body: { body: { ...aPageBody('naoborot'), from: moment(2), until: moment(1) } },
  })
  expect(wrong.body).toMatchObject({ code: 'input.invalid', errors: [{ field: 'body.until' }] })
})

test('one who saves over another’s change is refused, and so is a taken address', async () => {
  const entry = await add(aPageBody('dvoe'))
  expect((await save(entry, aPageBody('dvoe', '<p>Первый</p>'))).status).toBe(200)
  expect((await save(entry, aPageBody('dvoe', '<p>Второй</p>'))).body).toMatchObject({ code: 'content.changed' })
  const taken = await callApi(store, contentDeskApi.add, { headers, body: { body: aPageBody('dvoe') } })
  expect(taken.body).toMatchObject({ code: 'content.taken' })
})

test('an earlier version is taken up again, a deleted entry comes back as it was', async () => {
  const entry = await publish(await add(aPageBody('versii', '<p>Раз</p>')))
  const second = await publish((await save(entry, aPageBody('versii', '<p>Два</p>'))).body)
  const { body: versions } = await callApi(store, contentDeskApi.versions, { url: `${at(entry)}/versions`, headers })
  expect(versions.items.map(({ action }) => action)).toEqual(['published', 'saved', 'published', 'added'])
  expect(versions.items[0]?.actor).toBe('Серова Анна')
  const versionId = versions.items[2]?.id ?? 0
  const restored = await callApi(store, contentDeskApi.restore, {
    url: `${at(entry)}/restore`,
    headers,
    body: { version: second.version, versionId },
  })
  expect((await shownPage('versii')).body.content).toBe('<p>Два</p>')
  await publish(restored.body)
  expect((await shownPage('versii')).body.content).toBe('<p>Раз</p>')

  expect((await callApi(store, contentDeskApi.remove, { url: at(entry), headers })).status).toBe(200)
  expect((await shownPage('versii')).status).toBe(404)
  await callApi(store, contentDeskApi.undelete, { url: `${at(entry)}/undelete`, headers })
  expect((await shownPage('versii')).body.content).toBe('<p>Раз</p>')
})

test('a page that consents lead to keeps its address and is always there', async () => {
  const { id } = await aPage(store.ctx, { slug: contentSlugs.offer, html: { ru: '<p>Оферта</p>' } })
  const { body: entry } = await callApi(store, contentDeskApi.read, { url: at({ kind: 'page', id }), headers })
  expect(entry.isLegal).toBe(true)
  const refused = [
    await save(entry, { ...aPageBody('drugoy-adres') }),
    await callApi(store, contentDeskApi.withdraw, { url: `${at(entry)}/withdraw`, headers, body: { version: entry.version } }),
    await callApi(store, contentDeskApi.remove, { url: at(entry), headers }),
  ]
  expect(refused.map(({ body }) => body.code)).toEqual(['content.legal', 'content.legal', 'content.legal'])
  expect((await save(entry, aPageBody(contentSlugs.offer, '<p>Новая</p>'))).status).toBe(200)
})

test('home blocks change their order and are switched off', async () => {
  const ids = [
    await aHomeBlock(store.ctx, { kind: 'text', payload: { content: { ru: '1' } } }),
    await aHomeBlock(store.ctx, { kind: 'text', payload: { content: { ru: '2' } } }),
  ].map(({ id }) => id)
  const home = async () => (await callApi(store, siteApi.home, {})).body.blocks.map(({ id }) => id).filter((id) => ids.includes(id))
  expect(await home()).toEqual(ids)
  await callApi(store, contentDeskApi.order, { headers, body: { kind: 'block', ids: ids.toReversed() } })
  expect(await home()).toEqual(ids.toReversed())
  const [first = 0, second] = ids
  await callApi(store, contentDeskApi.withdraw, { url: `${at({ kind: 'block', id: first })}/withdraw`, headers, body: { version: 1 } })
  expect(await home()).toEqual([second])
})

test('banners lead into the shop or over https and nowhere else', async () => {
  const banners = (link: string): EntryBody => ({
    kind: 'block',
    title: { ru: 'Акции' },
    content: { kind: 'banners', payload: { items: [{ title: { ru: 'Кабель' }, text: { ru: '' }, link, image: null }] } },
    ...days,
  })
  const refused = await callApi(store, contentDeskApi.add, { headers, body: { body: banners('javascript:alert(1)') } })
  expect(refused.body).toMatchObject({ errors: [{ field: 'body.content.payload.items.0.link' }] })
  await publish(await add(banners('/catalog')))
  const { blocks } = (await callApi(store, siteApi.home, {})).body
  expect(blocks.find(({ kind }) => kind === 'banners')).toMatchObject({ items: [{ title: 'Кабель', link: '/catalog', image: null }] })
})

test('posts, help, messages and surveys reach buyers in their own places', async () => {
  const feed = await aFeed(store.ctx, { slug: 'akcii' })
  const html = { ru: '<p>Текст</p>' }
  await publish(
    await add({
      kind: 'post',
      slug: 'skidka',
      feedId: feed.id,
      rubric: null,
      title: { ru: 'Скидка' },
      lead: { ru: '' },
      html,
      image: null,
      ...days,
    }),
  )
  const post = await callApi(store, contentApi.feedItem, { url: '/api/v2/feeds/akcii/items/skidka' })
  expect(post.body).toMatchObject({ title: 'Скидка', content: '<p>Текст</p>' })

  await publish(
    await add({
      kind: 'help',
      slug: 'oplata',
      group: { ru: 'Оплата' },
      title: { ru: 'Как платить' },
      summary: { ru: '' },
      html,
      routes: [],
      ...days,
    }),
  )
  expect((await callApi(store, contentApi.helpTopic, { url: '/api/v2/help/oplata' })).body.title).toBe('Как платить')

  const message = { kind: 'message', tone: 'warning', regionId: null, html, isClosable: true, ...days } as const
  await publish(await add({ ...message, place: 'bar', title: { ru: 'Полоса' } }))
  await publish(await add({ ...message, place: 'dialog', title: { ru: 'Окно' } }))
  const info = (await callApi(store, siteApi.info, {})).body
  expect(info.informationMessages.map(({ title }) => title)).toContain('Полоса')
  expect(info.importantNotice?.title).toBe('Окно')

  const question = { id: 'mark', type: 'scale' as const, text: { ru: 'Оценка' }, isRequired: true, options: [] }
  await publish(
    await add({
      kind: 'survey',
      slug: 'o-sayte',
      title: { ru: 'О сайте' },
      html,
      questions: [question],
      routes: [],
      forUsersOnly: false,
      ...days,
    }),
  )
  const asked = await callApi(store, siteApi.survey, { url: '/api/v2/survey?route=/catalog', headers: aVisitor().headers })
  expect(asked.body.survey).toMatchObject({ title: 'О сайте', questions: [{ id: 'mark', text: 'Оценка' }] })
})

test('a feed with posts stays, a new one gets its rubrics', async () => {
  const feed = await publish(
    await add({
      kind: 'feed',
      slug: 'obzory',
      title: { ru: 'Обзоры' },
      description: { ru: '' },
      rubrics: [{ slug: 'kabel', name: { ru: 'Кабель' } }],
      ...days,
    }),
  )
  const read = await callApi(store, contentApi.feed, { url: '/api/v2/feeds/obzory' })
  expect(read.body.rubrics.map(({ slug }) => slug)).toEqual(['kabel'])
  await add({
    kind: 'post',
    slug: 'pervyy',
    feedId: feed.id,
    rubric: 'kabel',
    title: { ru: 'Первый' },
    lead: { ru: '' },
    html: { ru: '' },
    image: null,
    ...days,
  })
  expect((await callApi(store, contentDeskApi.remove, { url: at(feed), headers })).body).toMatchObject({ code: 'content.feed-in-use' })
})

test('a preview is what buyers would be answered, and stores nothing', async () => {
  const body = aPageBody('poka-net', '<p>Текст</p><img src="http://spy.test/1.png">')
  const seen = await callApi(store, contentDeskApi.preview, { headers, body: { body, language: 'ru' } })
  expect(seen.body).toMatchObject({ kind: 'page', page: { title: 'poka-net', content: '<p>Текст</p>' } })
  expect((await shownPage('poka-net')).status).toBe(404)
})

test('missing translations are named in the list', async () => {
  await add({ ...aPageBody('perevody'), title: { ru: 'Переводы', en: 'Translations' } })
  const { body } = await callApi(store, contentDeskApi.list, { url: `${base}/entries/page`, headers })
  expect(body.items.find(({ title }) => title === 'Переводы')?.missing.toSorted()).toEqual(['en', 'uz'])
})

test('a picture is kept for everyone, what is none is refused', async () => {
  const upload = (payload: Buffer) =>
    store.app.inject({
      method: 'POST',
      url: `${base}/pictures`,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
      payload: Buffer.concat([
        Buffer.from('--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'),
        payload,
        Buffer.from('\r\n--edge--\r\n'),
      ]),
    })
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c60' } })
    .png()
    .toBuffer()
  const kept = await upload(picture)
  expect((await store.app.inject({ url: kept.json<{ url: string }>().url })).headers['content-type']).toBe('image/png')
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).json()).toMatchObject({ code: 'goods.bad-picture' })
})

test('the journal has every change with what it was', async () => {
  const entry = await publish(await add(aPageBody('zhurnal', '<p>Раз</p>')))
  await save(entry, aPageBody('zhurnal', '<p>Два</p>'))
  const { rows } = await store.pool.query(
    `select type, diff from audit_events where entity = 'content-page' and entity_id = $1 order by id`,
    [String(entry.id)],
  )
  expect(rows.map(({ type }) => type)).toEqual(['content.added', 'content.published', 'content.saved'])
  expect(rows[2].diff).toEqual({ before: { html: { ru: '<p>Раз</p>' } }, after: { html: { ru: '<p>Два</p>' } } })
})

test('a content editor sees neither price lists nor companies', async () => {
  const closed = ['prices', 'customers', 'debts', 'orders.see', 'payments', 'quotes', 'settings', 'journal', 'reports']
  const asked = store.app.calls.filter(
    ({ method, permission }) => method === 'GET' && [permission ?? ''].flat().every((one) => closed.includes(one)),
  )
  expect(asked.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    asked.map(async ({ path }) => (await store.app.inject({ url: path.replaceAll(/:\w+/g, '1'), headers })).statusCode),
  )
  expect([...new Set(answers)]).toEqual([403])
})
