import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OutsideService, pagePolicy } from './content-policy.ts'
import { AppError } from '../errors.ts'
import type { ReadyPage } from '../first-view/ready-page.ts'
import type { FirstViewRequest, FirstViews } from '../first-view/first-views.ts'
import type { PreparedPage } from '../first-view/prepared-pages.ts'
import { type Encoding, encodingFor, type WebFile } from './web-files.ts'
import { htmlOf, readBuild, type SeoMeta, templateOf, type WebBuild } from './web-page.ts'

/**
 * The answer to a page's address: whether there is such a screen, the site's access, and the page's head.
 * `sources` of the web app are the screen's modules: the browser fetches them ahead.
 */
export type PageView = {
  isKnown: boolean
  services: OutsideService[]
  head: Record<string, string>
  said?: SeoMeta
  sources?: readonly string[]
  /** Its address is a secret: search engines leave it alone, and other sites never hear of it. */
  isUnlisted?: boolean
  /** As a guest sees it, whoever asks: it can be drawn on the server. */
  firstView?: Omit<FirstViewRequest, 'template'>
}

const UNLISTED = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }

const FOR_EVER = 'public, max-age=31536000, immutable'
// They have no hash in their names: a new build must not meet old ones for long.
const FIVE_MINUTES = 'public, max-age=300'

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, cache }: { file: WebFile; cache: string }) {
  const encoding = encodingFor(file, request.headers['accept-encoding'])
  void reply.type(file.type).headers({ 'cache-control': cache, vary: 'Accept-Encoding' })
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(await bytesOf((encoding && file.packed[encoding]) ?? file.read))
}

/** A file that a newer build took away under a running server is missing, not our failure. */
async function bytesOf(read: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new AppError('file.not-found')
    throw error
  }
}

type Shown = Omit<PageView, 'isKnown'>

/** A page that cannot be packed is sent as it is. */
async function encoded(request: FastifyRequest, ready: ReadyPage): Promise<{ encoding: Encoding | null; body: Buffer }> {
  const encoding = encodingFor(ready, request.headers['accept-encoding'])
  try {
    if (encoding) return { encoding, body: await ready.packed[encoding]() }
  } catch (error) {
    request.log.warn({ err: error }, 'a drawn page was not packed')
  }
  return { encoding: null, body: await ready.plain() }
}

/** A drawn page differs by the visitor's cookie: it is theirs alone, and no cache on the way keeps it. */
const headersOf = (ready: ReadyPage, { services, isHttps }: { services: OutsideService[]; isHttps: boolean }) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding, Cookie',
  'content-security-policy': pagePolicy({ inline: ready, services, isHttps }),
})

async function sendPrepared(request: FastifyRequest, reply: FastifyReply, { ready, headers }: PreparedPage) {
  const { encoding, body } = await encoded(request, ready)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.headers(headers).send(body)
}

type Options = {
  folder: string
  look: (request: FastifyRequest, path: string) => Promise<PageView>
  /** Without them every page is drawn by the browser. `keyOf`: everything a request says that a drawn page depends on. */
  firstViews?: { views: FirstViews; keyOf: (request: FastifyRequest) => string } | null
}

/** Serves the built web app: its files, and its page at every address that is not a call. */
export function serveWebApp(app: FastifyInstance, { folder, look: resolvePage, firstViews = null }: Options): void {
  let built: Promise<WebBuild> | null = null

  const build = async () => {
    const read = await readBuild(folder)
    // Built after we started: look again next time.
    if (!read.isBuilt) built = null
    return read
  }
  const theBuild = () => {
    built ??= build()
    return built
  }

  /** When the database is away the page still comes, and shows the problem itself. */
  async function answerOf(request: FastifyRequest, path: string): Promise<Shown & { status: number }> {
    try {
      const { isKnown, ...shown } = await resolvePage(request, path)
      return { status: isKnown ? 200 : 404, ...shown }
    } catch (error) {
      request.log.warn({ err: error }, 'the page is served without its site')
      return { status: 503, services: [], head: {} }
    }
  }

  async function drawn(web: WebBuild, { firstView, head, said, sources = [] }: Shown): Promise<ReadyPage | null> {
    const { inline } = web
    if (!firstViews || !firstView || !inline) return null
    const template = () => templateOf({ ...web, inline }, { head, said, sources }, firstView.page)
    return firstViews.views.pageOf({ ...firstView, template })
  }

  // Kept in memory and cheap: refusing a file of a half-loaded page would only break the page.
  app.get('/assets/*', { config: { isVital: true } }, async (request, reply) => {
    const file = (await theBuild()).files.get(pathOf(request))
    if (!file) throw new AppError('file.not-found')
    return sendFile(request, reply, { file, cache: FOR_EVER })
  })

  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('route.not-found')
    const web = await theBuild()
    const file = path === '/index.html' ? undefined : web.files.get(path)
    if (file) return sendFile(request, reply, { file, cache: FIVE_MINUTES })
    const key = firstViews?.keyOf(request) ?? ''
    const held = firstViews?.views.prepared.find(key)
    if (held) return sendPrepared(request, reply, held)
    const { status, ...shown } = await answerOf(request, path)
    const isHttps = request.protocol === 'https'
    const ready = status === 200 ? await drawn(web, shown) : null
    if (ready) {
      const page = { ready, headers: headersOf(ready, { services: shown.services, isHttps }) }
      firstViews?.views.prepared.hold(key, page)
      return sendPrepared(request, reply, page)
    }
    const { services, head, said, sources = [], isUnlisted = false } = shown
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        ...(said && { vary: 'Accept-Language' }),
        ...(isUnlisted && UNLISTED),
        'content-security-policy': pagePolicy({ inline: { nonce }, services, isHttps }),
      })
      .send(htmlOf(web, { head: { ...head, 'csp-nonce': nonce }, said, sources }))
  })
}
