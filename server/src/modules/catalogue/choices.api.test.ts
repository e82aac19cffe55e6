import { beforeAll, expect, test } from 'vitest'
import { catalogueApi } from '@vitrina/contract/catalogue/catalogue'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { productApi } from '@vitrina/contract/catalogue/product'
import { MAX_SAVED_FILTERS, savedFiltersApi } from '@vitrina/contract/catalogue/saved-filters'
import { describeStore } from '#test/describe-store'
import { callApi, type Headers } from '#test/call-api'
import { aCompany, aUser } from '#test/builders'
import { smallCatalogue } from '#test/small-catalogue'

const { server, goods } = describeStore({ goods: smallCatalogue })
let buyer: Headers
let colleague: Headers
let stranger: Headers
const email = 'buyer@vitrina.test'

beforeAll(async () => {
  const company = await aCompany(server.ctx)
  buyer = (await aUser(server.ctx, { companyIds: [company.id], email })).headers
  colleague = (await aUser(server.ctx, { companyIds: [company.id] })).headers
  stranger = (await aUser(server.ctx)).headers
})

const toggle = (id: number, body: unknown = {}, headers: Headers = buyer) =>
  callApi(server, favouritesApi.toggle, { url: `/api/v1/product/${id}/toggle-favorite`, body, headers })

test('a favourite turns, or takes the state it is given however often it is asked [C-14]', async () => {
  const { id } = goods.products.breaker
  expect((await toggle(id)).body).toEqual({ favorite: true })
  expect((await toggle(id)).body).toEqual({ favorite: false })
  for (let again = 0; again < 3; again++) expect((await toggle(id, { favorite: true })).body).toEqual({ favorite: true })
  for (let again = 0; again < 2; again++) expect((await toggle(id, { favorite: false })).body).toEqual({ favorite: false })
  const key = { ...buyer, 'idempotency-key': 'turn-once-please' }
  expect((await toggle(id, {}, key)).body).toEqual({ favorite: true })
  expect((await toggle(id, {}, key)).body).toEqual({ favorite: true })
})

test('a product opened again is a favourite of the buyer who chose it, in their list, and of nobody else [C-14]', async () => {
  const { id } = goods.products.thickCable
  const opened = async (headers?: Headers) =>
    (await callApi(server, productApi.read, { url: `/api/v1/product/${id}`, ...(headers && { headers }) })).body.favorite
  expect(await opened(buyer)).toBe(false)
  const listed = async () => {
    const { body } = await callApi(server, catalogueApi.search, { url: '/api/v2/search?criteria[infavorite]=true', headers: buyer })
    return body.items.filter((item) => item.id === id).map(({ favorite }) => favorite)
  }
  expect(await listed()).toEqual([])
  await toggle(id, { favorite: true })
  expect(await Promise.all([opened(buyer), opened(stranger), opened()])).toEqual([true, false, false])
  expect(await listed()).toEqual([true])
  await toggle(id, { favorite: false })
  expect(await opened(buyer)).toBe(false)
  expect(await listed()).toEqual([])
})

test('many taps at once leave one answer', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => toggle(goods.products.relay.id, { favorite: true })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('favourites use the fields of the specification [X-03]', async () => {
  const guest = await toggle(goods.products.breaker.id, {}, {})
  expect([guest.status, guest.body.message]).toEqual([401, 'Авторизуйтесь, для того чтобы добавлять товары в избранное'])
  for (const id of [goods.products.hidden.id, 2_000_000_000]) {
    const missing = await toggle(id)
    expect([missing.status, missing.body.message]).toEqual([404, 'Ошибка добавления/удаления в/из избранное'])
  }
  expect((await toggle(1, { favorite: 'yes' })).status).toBe(422)
})

test('a favourite no longer sold can be taken away, but not put back', async () => {
  const { hidden } = goods.products
  await server.pool.query(`insert into favourites (user_id, product_id) select id, $2 from users where email = $1`, [email, hidden.id])
  expect((await toggle(hidden.id)).body).toEqual({ favorite: false })
  expect((await toggle(hidden.id)).status).toBe(404)
})

const save = (url: string, name = 'Мой', headers: Headers = buyer) =>
  callApi(server, savedFiltersApi.create, { body: { name, url }, headers })

test('saved filters come newest first, with chips in words of today [C-13] [A-20]', async () => {
  const first = await save(
    `/catalog?page=3&brands=${goods.brands.spark.id},999&features=cross-section:1.5~10;colour:${goods.values.black}&manufacturerCountries=RU&priceMin=100&instock=1&product=5`,
  )
  expect(first.body.url).not.toContain('page')
  expect(first.body.chips.map(({ name, text, isAvailable }) => [name, text, isAvailable])).toEqual([
    ['Бренд', 'Искра', true],
    ['Бренд', '999', false],
    ['Сечение', 'от 1.5 до 10 мм²', true],
    ['Цвет', 'чёрный', true],
    ['', 'В наличии', true],
    ['Страна производства', 'Россия', true],
    ['Цена', 'от 100', true],
  ])
  const second = await save(`keyword=кабель&custom-colour=${goods.values.white}`, 'Второй')
  expect(second.body.chips.map(({ text }) => text)).toEqual(['белый', 'кабель'])
  const list = async (headers: Headers) => (await callApi(server, savedFiltersApi.list, { headers })).body.items.map(({ name }) => name)
  expect(await list(buyer)).toEqual(['Второй', 'Мой'])
  expect(await list(colleague)).toEqual([])

  const url = `/api/v1/user-filter/${first.body.id}`
  expect((await callApi(server, savedFiltersApi.rename, { url, body: { name: 'Кабели' }, headers: colleague })).status).toBe(404)
  expect((await callApi(server, savedFiltersApi.rename, { url, body: { name: 'Кабели' }, headers: buyer })).body.name).toBe('Кабели')
  expect((await callApi(server, savedFiltersApi.remove, { url, headers: colleague })).status).toBe(404)
  expect((await callApi(server, savedFiltersApi.remove, { url, headers: buyer })).status).toBe(200)
  expect(await list(buyer)).toEqual(['Второй'])
})

test.each(['features=;;:::;a:~;b:,,', 'brands=%00,abc,-1', 'a'.repeat(3_000), '?', ''])(
  'a strange address %.20s is saved without a fault',
  async (url) => {
    expect((await save(url, 'Странный', stranger)).status).toBe(200)
  },
)

test('a saved address has its filters in the order of the alphabet', async () => {
  const { body } = await save('/catalog?section=1&instock=1&brands=999999&priceMin=100', 'Кабель', stranger)
  expect(body.url).toBe('brands=999999&instock=1&priceMin=100&section=1')
})

test('a value of another feature is none of the one it stands under', async () => {
  const { body } = await save(`features=colour:${goods.values.thin},${goods.values.black}`, 'Чужое', stranger)
  expect(body.chips.map(({ text, isAvailable }) => [text, isAvailable])).toEqual([
    [String(goods.values.thin), false],
    ['чёрный', true],
  ])
})

test('a user keeps a limited number of filters; another user has their own limit', async () => {
  const full = await aUser(server.ctx)
  await server.pool.query(`insert into saved_filters (user_id, name, url) select $1, 'Ещё ' || n, '' from generate_series(2, $2) n`, [
    full.id,
    MAX_SAVED_FILTERS,
  ])
  expect((await save('brands=1', 'Последний', full.headers)).status).toBe(200)
  expect((await save('brands=1', 'Лишний', full.headers)).body.code).toBe('user-filter.too-many')
  expect((await save('brands=1', 'Свой', stranger)).status).toBe(200)
})

test('a name of nothing and an endless address are refused', async () => {
  expect((await save('brands=1', ' \u0000 ')).status).toBe(422)
  expect((await save('a'.repeat(5_000))).status).toBe(422)
})

const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffe1000b457869660000475053ffda0002112233ffd9', 'hex')

function upload(id: number, photo: Buffer, { type = 'image/jpeg', headers = buyer }: { type?: string; headers?: Headers } = {}) {
  const edge = 'edge'
  const payload = Buffer.concat([
    Buffer.from(`--${edge}\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: ${type}\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  return server.app.inject({
    method: 'POST',
    url: `/api/v1/product-custom/${id}/upload-photo`,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  })
}

const create = (body: unknown, headers: Headers = buyer) => callApi(server, customProductsApi.create, { body, headers })
const at = (id: number) => `/api/v1/product-custom/${id}`

test('a custom product is created, shared with the company, changed and deleted by its owner [C-15] [A-21]', async () => {
  const made = await create({ name: 'Шкаф по чертежу', unit: 'шт', price: 1234.56, visibility: 'private' })
  const url = at(made.body.id)
  expect(made.body).toMatchObject({ type: 'custom', price: 1234.56, image: null, isOwn: true })
  const reads = (headers: Headers) => callApi(server, customProductsApi.read, { url, headers })
  expect([(await reads(buyer)).status, (await reads(colleague)).status, (await reads(stranger)).status]).toEqual([200, 404, 404])

  const shared = { name: 'Шкаф', visibility: 'company' }
  expect((await callApi(server, customProductsApi.update, { url, body: shared, headers: colleague })).status).toBe(404)
  expect((await callApi(server, customProductsApi.update, { url, body: shared, headers: buyer })).body).toMatchObject({
    name: 'Шкаф',
    price: null,
  })
  expect((await reads(colleague)).body.isOwn).toBe(false)
  expect((await reads(stranger)).status).toBe(404)
  expect((await callApi(server, customProductsApi.remove, { url, headers: colleague })).status).toBe(404)
  expect((await callApi(server, customProductsApi.remove, { url, headers: buyer })).status).toBe(200)
  expect((await reads(buyer)).status).toBe(404)
})

test('own products and those of the company are listed by pages and found by a part of the name or article', async () => {
  const names = async (query: string, headers: Headers) => {
    const { body } = await callApi(server, customProductsApi.list, { url: `/api/v1/product-custom?${query}`, headers })
    return [body.items.map(({ name }) => name), body.meta.totalCount]
  }
  const before = (await names('', colleague))[1] as number
  await create({ name: 'Щит 100% медь', article: 'SH_1' })
  await create({ name: 'Щит учёта', visibility: 'company' })
  await create({ name: 'Щит чужой', visibility: 'company' }, stranger)
  await create({ name: 'Щит коллеги' }, colleague)
  expect((await names('keyword=щит', buyer))[0]).toEqual(['Щит учёта', 'Щит 100% медь'])
  expect(await names('keyword=щит&pageSize=1&page=2', buyer)).toEqual([['Щит 100% медь'], 2])
  expect((await names('keyword=щит&page=9', buyer))[0]).toEqual([])
  expect((await names('keyword=100%25', buyer))[0]).toEqual(['Щит 100% медь'])
  expect((await names('keyword=sh_', buyer))[0]).toEqual(['Щит 100% медь'])
  expect((await names('keyword=%25%25', buyer))[0]).toEqual([])
  expect((await names('', colleague))[1]).toBe(before + 2)
  expect((await callApi(server, customProductsApi.list)).status).toBe(401)
})

test('a photo is kept without its location, and can be taken away [C-15]', async () => {
  const { id } = (await create({ name: 'Шкаф' })).body
  const { image } = (await upload(id, JPEG)).json<{ image: string }>()
  const shown = await server.app.inject(image)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(shown.rawPayload.includes('GPS')).toBe(false)
  const gone = await callApi(server, customProductsApi.deletePhoto, { url: `${at(id)}/delete-photo`, headers: buyer })
  expect(gone.body.image).toBeNull()
  expect((await server.app.inject(image)).statusCode).toBe(404)
})

test('a photo goes when another takes its place, and with the product', async () => {
  const { id } = (await create({ name: 'Шкаф' })).body
  const first = (await upload(id, JPEG)).json<{ image: string }>().image
  const second = (await upload(id, JPEG)).json<{ image: string }>().image
  const status = async (image: string) => (await server.app.inject(image)).statusCode
  expect([await status(first), await status(second)]).toEqual([404, 200])
  const kept = { url: at(id), body: { name: 'Шкаф', imageDeleted: false }, headers: buyer }
  expect((await callApi(server, customProductsApi.update, kept)).body.image).toBe(second)
  expect((await callApi(server, customProductsApi.remove, { url: at(id), headers: buyer })).status).toBe(200)
  expect(await status(second)).toBe(404)
})

test('a photo that fails leaves the product as it was [C-15]', async () => {
  const { id } = (await create({ name: 'Щит' })).body
  const html = Buffer.from('<html><script>alert(1)</script></html>')
  expect((await upload(id, html)).statusCode).toBe(415)
  expect((await upload(id, JPEG, { type: 'image/svg+xml' })).statusCode).toBe(415)
  expect((await upload(id, Buffer.concat([JPEG, Buffer.alloc(2 * 1024 * 1024)]))).statusCode).toBe(413)
  expect((await upload(id, JPEG, { headers: colleague })).statusCode).toBe(404)
  expect((await upload(2_000_000_000, JPEG)).statusCode).toBe(404)
  expect((await callApi(server, customProductsApi.read, { url: at(id), headers: buyer })).body).toMatchObject({ name: 'Щит', image: null })
})

test.each([
  [{}],
  [{ name: ' ' }],
  [{ name: 'a'.repeat(300) }],
  [{ name: 'Щит', price: -1 }],
  [{ name: 'Щит', price: '5' }],
  [{ name: 'Щит', link: 'javascript:alert(1)' }],
  [{ name: ['Щит'] }],
])('%j is refused', async (body) => {
  expect((await create(body)).status).toBe(422)
})

test('guests keep nothing', async () => {
  expect((await create({ name: 'Щит' }, {})).status).toBe(401)
  expect((await callApi(server, savedFiltersApi.list)).status).toBe(401)
})
