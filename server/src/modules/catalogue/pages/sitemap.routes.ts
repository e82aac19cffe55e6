import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'
import { escapeHtml } from '#platform/http/html'
import type { Catalogue } from '../open-catalogue.ts'
import { findLastProductId, listSoldIds } from './pages.queries.ts'

/** The protocol allows no more addresses in one file. */
const MOST_URLS = 50_000
const AT_ONCE = 5_000
const DAY = 'public, max-age=86400'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const location = (tag: string, url: string) => `<${tag}><loc>${escapeHtml(url)}</loc></${tag}>\n`

/** Screens that need a sign-in. */
const PRIVATE = [
  '/api/docs',
  '/auth',
  '/back-office',
  '/cart',
  '/documents',
  '/m',
  '/modules',
  '/orders',
  '/outbox',
  '/local-bank',
  '/specifications',
  '/user',
]

const accepts = (request: FastifyRequest) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')

function sendXml(request: FastifyRequest, reply: FastifyReply, lines: AsyncIterable<string>) {
  void reply.type('application/xml; charset=utf-8').headers({ 'cache-control': DAY, vary: 'Accept-Encoding' })
  const text = Readable.from(lines)
  if (!accepts(request)) return reply.send(text)
  const packed = createGzip()
  text.on('error', (error) => packed.destroy(error))
  return reply.header('content-encoding', 'gzip').send(text.pipe(packed))
}

/** Addresses of the catalogue for search engines, in parts that are made while they are sent. */
export function sitemapRoutes(
  app: FastifyInstance,
  { catalogue, originOf }: { catalogue: Catalogue; originOf: (request: FastifyRequest) => Promise<string> },
): void {
  async function* index(origin: string) {
    const parts = Math.ceil((await findLastProductId(app.ctx)) / MOST_URLS)
    yield `${HEAD}<sitemapindex ${XMLNS}>\n${location('sitemap', `${origin}/sitemap/sections.xml`)}`
    for (let part = 1; part <= parts; part++) yield location('sitemap', `${origin}/sitemap/products-${part}.xml`)
    yield '</sitemapindex>\n'
  }

  async function* sections(origin: string) {
    const reference = await catalogue.reference()
    yield `${HEAD}<urlset ${XMLNS}>\n${location('url', `${origin}/`)}${location('url', `${origin}/catalog`)}`
    for (const { id } of reference.sections) yield location('url', `${origin}/catalog?section=${id}`)
    for (const { id } of reference.brands) yield location('url', `${origin}/catalog?brands=${id}`)
    yield '</urlset>\n'
  }

  /** By ranges of ids, so that a part is found at once however many there are. */
  async function* products(origin: string, part: number) {
    const last = part * MOST_URLS
    yield `${HEAD}<urlset ${XMLNS}>\n`
    for (let after = last - MOST_URLS; ; ) {
      const ids = await listSoldIds(app.ctx, { after, last, limit: AT_ONCE })
      yield ids.map((id) => location('url', `${origin}/catalog?product=${id}`)).join('')
      const end = ids.at(-1)
      if (end === undefined || ids.length < AT_ONCE) break
      after = end
    }
    yield '</urlset>\n'
  }

  app.get('/robots.txt', async (request, reply) => {
    const origin = await originOf(request)
    const rules = [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      // Yandex: the same list in another order is the same page.
      'Clean-param: sort&pageSize&requestedAmount&literal&utm_source&utm_medium&utm_campaign&utm_content&utm_term /catalog',
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', DAY)
      .send(`${rules.join('\n')}\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => sendXml(request, reply, index(await originOf(request))))
  app.get<{ Params: { part: string } }>('/sitemap/:part', async (request, reply) => {
    const origin = await originOf(request)
    if (request.params.part === 'sections.xml') return sendXml(request, reply, sections(origin))
    const part = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(request.params.part)?.[1] ?? 0)
    if (part === 0 || (part - 1) * MOST_URLS >= (await findLastProductId(app.ctx))) throw new AppError('route.not-found')
    return sendXml(request, reply, products(origin, part))
  })
}
