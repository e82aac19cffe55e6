import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productImages, products } from '#tables/catalogue'
import { contentPages } from '#tables/content'
import { eq } from '#platform/database/drizzle'
import { startTestApp } from '#test/app'
import { changeSettings } from '#test/builders'
import { aProduct } from '#test/builders.goods'
import { smallCatalogue } from '#test/small-catalogue'

const PAGE = `<!doctype html><html lang="ru"><head><meta name="description" content="Магазин" /><meta name="csp-nonce" content="" /><title>Витрина</title></head><body></body></html>`

let folder: string
let server: Awaited<ReturnType<typeof startTestApp>>
let goods: Awaited<ReturnType<typeof smallCatalogue>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-pages-'))
  await writeFile(join(folder, 'index.html'), PAGE)
  server = await startTestApp({}, { webBuild: folder })
  goods = await smallCatalogue(server.ctx)
  const { thinCable, breaker } = goods.products
  await server.pool.query(`update sites set url = 'https://shop.example/'`)
  await server.ctx.db.insert(productImages).values({ productId: thinCable.id, position: 1, image: 'goods/1.svg' })
  await server.ctx.db
    .update(products)
    .set({ name: '</script><b>"Автомат" & Ко', description: `$& '<img src=x>'` })
    .where(eq(products.id, breaker.id))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

async function page(query: string, language = 'ru') {
  const { statusCode, payload, headers } = await server.app.inject({ url: `/catalog${query}`, headers: { 'accept-language': language } })
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(payload)?.[1]
  const graph = data ? (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'] : []
  return {
    status: statusCode,
    headers,
    html: payload,
    title: /<title>(.*?)<\/title>/.exec(payload)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(payload)?.[1],
    of: (type: string) => graph.find((one) => one['@type'] === type),
  }
}

test.each(['/content/no-such-page', '/posts/no-such-feed', '/posts/news/no-such-post', '/help/no-such-topic'])(
  '[R-02] [R-04] [E-03] %s is answered 404, as any address of nothing',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).toBe(404)
  },
)

test('[R-04] a page that is there is answered 200', async () => {
  await server.ctx.db
    .insert(contentPages)
    .values({ siteId: 1, slug: 'reglament', title: { ru: 'Соглашение' }, html: { ru: '<p>Текст</p>' } })
  expect((await server.app.inject('/content/reglament')).statusCode).toBe(200)
  expect((await server.app.inject('/content')).statusCode).toBe(200)
  expect((await server.app.inject('/help')).statusCode).toBe(200)
})

test('a product’s page has its name, price, stock and section for readers that do not run it', async () => {
  const { thinCable } = goods.products
  const { status, html, title, canonical, of, headers } = await page(`?product=${thinCable.id}&keyword=x`)
  expect(status).toBe(200)
  expect(headers.vary).toBe('Accept-Language')
  expect(title).toContain('Кабель ВВГнг 3х1,5, артикул KAB-0015')
  expect(canonical).toBe(`https://shop.example/catalog?product=${thinCable.id}`)
  expect(html).toContain('<meta property="og:type" content="product">')
  expect(html).toContain('<meta property="og:image" content="https://shop.example/media/goods/1.svg">')
  expect(html).not.toContain('noindex')
  expect(of('Product')).toMatchObject({
    sku: 'KAB-0015',
    brand: { name: 'Искра' },
    offers: { price: '100.00', priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
  })
  expect((of('BreadcrumbList') as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name)).toEqual([
    'Каталог',
    'Кабельная продукция',
    'Кабель силовой',
    'Кабель ВВГнг 3х1,5',
  ])
})

test('a section’s page lists its first products', async () => {
  const { root } = goods.sections
  const { title, canonical, of, html } = await page(`?section=${root.id}&sort=-price`)
  expect(title).toContain('Кабельная продукция')
  expect(canonical).toBe(`https://shop.example/catalog?section=${root.id}`)
  expect(html).toContain('<meta name="description" content="Кабельная продукция: цены')
  expect(of('ItemList')).toMatchObject({ numberOfItems: 3, itemListElement: [{ position: 1, name: 'Кабель ВВГнг 3х1,5' }, {}, {}] })
  expect((await page('')).of('ItemList')).toMatchObject({ numberOfItems: 5 })
})

test('a further page of a list is a page of its own, and a product without words of its own is described by its names', async () => {
  const { root } = goods.sections
  const second = await page(`?section=${root.id}&page=2`)
  expect(second.canonical).toBe(`https://shop.example/catalog?section=${root.id}&amp;page=2`)
  expect(second.title).toMatch(/Кабельная продукция.*2/)
  expect(second.of('ItemList')).toMatchObject({ numberOfItems: 0 })
  const { html } = await page(`?product=${goods.products.thinCable.id}`)
  expect(/<meta name="description" content="(.*?)"/.exec(html)?.[1]).toMatch(/Кабель ВВГнг 3х1,5.*KAB-0015/)
})

test('a list narrowed by filters is followed, not kept', async () => {
  const { canonical, html } = await page(`?section=${goods.sections.root.id}&instock=1`)
  expect(html).toContain('<meta name="robots" content="noindex, follow">')
  expect(canonical).toBe(`https://shop.example/catalog?section=${goods.sections.root.id}`)
})

test('each language has its own words', async () => {
  const english = await page('', 'en')
  expect(english.title).toContain('Catalogue')
  expect(english.html).toContain('<html lang="en">')
  expect((await page('', 'uz')).title).toContain('Katalog')
})

test('a seller’s text cannot break out of the markup', async () => {
  const { html, title, of } = await page(`?product=${goods.products.breaker.id}`)
  expect(title).toContain('&lt;/script&gt;&lt;b&gt;&quot;Автомат&quot; &amp; Ко')
  expect(html).not.toContain('</script><b>')
  expect(html).not.toContain('<img')
  expect(html).toContain('content="$&amp; &#39;&lt;img src=x&gt;&#39;"')
  expect(of('Product')).toMatchObject({ name: '</script><b>"Автомат" & Ко', description: `$& '<img src=x>'` })
})

test('a list narrowed by a brand that is gone is still a list', async () => {
  expect((await page('?brands=999999&instock=1')).status).toBe(200)
})

test.each([['?product=2000000000'], ['?product=abc'], ['?section=999999'], ['?brands=999999'], ['?section=%00']])(
  '%s is not found',
  async (query) => {
    const { status, canonical } = await page(query)
    expect([status, canonical]).toEqual([404, undefined])
  },
)

test('a product no longer sold is not found', async () => {
  expect((await page(`?product=${goods.products.hidden.id}`)).status).toBe(404)
})

test('the sitemap lists all sold products in parts, and robots.txt excludes private pages', async () => {
  const robots = (await server.app.inject('/robots.txt')).payload
  expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(robots).toContain('Disallow: /cart')
  const index = await server.app.inject('/sitemap.xml')
  expect(index.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect([...index.payload.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://shop.example/sitemap/sections.xml',
    'https://shop.example/sitemap/products-1.xml',
  ])
  const sections = (await server.app.inject('/sitemap/sections.xml')).payload
  expect(sections).toContain(`<loc>https://shop.example/catalog?section=${goods.sections.cables.id}</loc>`)
  const packed = await server.app.inject({ url: '/sitemap/products-1.xml', headers: { 'accept-encoding': 'gzip' } })
  const urls = [
    ...gunzipSync(packed.rawPayload)
      .toString()
      .matchAll(/product=(\d+)/g),
  ].map(([, id]) => Number(id))
  const { hidden, ...sold } = goods.products
  expect(urls).toEqual(
    Object.values(sold)
      .map(({ id }) => id)
      .toSorted((a, b) => a - b),
  )
  for (const path of ['products-2.xml', 'products-0.xml', 'products-99999.xml', 'other.xml', '%00'])
    expect((await server.app.inject(`/sitemap/${path}`)).statusCode).toBe(404)
})

test('a part of the addresses is full before the next begins', async () => {
  const { sectionId } = goods.products.breaker
  const partOf = async (part: number) => {
    const { statusCode, payload } = await server.app.inject(`/sitemap/products-${part}.xml`)
    return statusCode === 200 ? [...payload.matchAll(/product=(\d+)/g)].map(([, id]) => Number(id)) : statusCode
  }
  await server.pool.query('alter table products alter column id restart with 50000')
  await aProduct(server.ctx, { sectionId })
  expect(await partOf(1)).toContain(50_000)
  expect(await partOf(2)).toBe(404)
  await aProduct(server.ctx, { sectionId })
  expect(await partOf(1)).not.toContain(50_001)
  expect(await partOf(2)).toEqual([50_001])
  expect((await server.app.inject('/sitemap.xml')).payload).toContain('/sitemap/products-2.xml')
})

test('a price kept from guests is kept from search engines', async () => {
  await changeSettings(server.ctx, 1, { flags: { showPricesToGuests: false } })
  // A saved setting holds in every process within a second.
  await new Promise((done) => setTimeout(done, 600))
  expect((await page(`?product=${goods.products.mediumCable.id}`)).of('Product')).not.toHaveProperty('offers')
})
