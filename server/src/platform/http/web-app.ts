import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OutsideService, pagePolicy } from './content-policy.ts'
import { AppError } from '../errors.ts'
import { escapeHtml, type Html } from './html.ts'
import { encodingFor, listWebFiles, type WebFile } from './web-files.ts'
import { type Manifest, preloadLinks, readManifest } from './web-preload.ts'

/** The head of a page for readers that do not run it: search engines, messengers. `markup` stands at the end of the head. */
export type SeoMeta = { language: string; title: string; description: string; markup: Html }

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
}

const UNLISTED = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' }

const FOR_EVER = 'public, max-age=31536000, immutable'
// They have no hash in their names: a new build must not meet old ones for long.
const FIVE_MINUTES = 'public, max-age=300'
/** `<meta name="…" content="">` of index.html is filled for every page; styles made at run time carry the nonce. */
const PLACE = /(?<=<meta name="([\w-]+)" content=")(?=")/

const NOT_BUILT = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Витрина</title></head>
<body><h1>Витрина</h1><p>Веб-приложение ещё не собрано: npm run build</p></body></html>`

/** Odd pieces are the names of the places between the even ones. */
const fill = (page: string[], head: Record<string, string>): string =>
  page.map((piece, place) => (place % 2 === 0 ? piece : escapeHtml(head[piece] ?? ''))).join('')

/** The built page has a default title and description; those of this address take their place. */
const withSeoMeta = (page: string, { language, title, description, markup }: SeoMeta): string =>
  page
    .replace(/(?<=<html lang=")[^"]*/, () => escapeHtml(language))
    .replace(/(?<=<meta name="description" content=")[^"]*/, () => escapeHtml(description))
    .replace(/(?<=<title>)[^<]*/, () => escapeHtml(title))
    .replace('</head>', () => `${markup.markup}</head>`)

type Filled = { head: Record<string, string>; said: SeoMeta | undefined; links: string }

function htmlOf(page: string[], { head, said, links }: Filled): string {
  const filled = fill(page, head).replace('</head>', () => `${links}</head>`)
  return said ? withSeoMeta(filled, said) : filled
}

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

/** Serves the built web app: its files, and its page at every address that is not a call. */
export function serveWebApp(
  app: FastifyInstance,
  { folder, look: resolvePage }: { folder: string; look: (request: FastifyRequest, path: string) => Promise<PageView> },
): void {
  let built: Promise<{ files: Map<string, WebFile>; page: string[]; manifest: Manifest }> | null = null

  const build = async () => {
    const files = await listWebFiles(folder)
    const index = files.get('/index.html')
    const html = index ? (await index.read()).toString() : NOT_BUILT
    // Built after we started: look again next time.
    if (!index) built = null
    return { files, page: html.split(PLACE), manifest: await readManifest(folder) }
  }
  const theBuild = () => {
    built ??= build()
    return built
  }

  /** When the database is away the page still comes, and shows the problem itself. */
  async function answerOf(request: FastifyRequest, path: string): Promise<Omit<PageView, 'isKnown'> & { status: number }> {
    try {
      const { isKnown, ...shown } = await resolvePage(request, path)
      return { status: isKnown ? 200 : 404, ...shown }
    } catch (error) {
      request.log.warn({ err: error }, 'the page is served without its site')
      return { status: 503, services: [], head: {} }
    }
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
    const { files, page, manifest } = await theBuild()
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(request, reply, { file, cache: FIVE_MINUTES })
    const { status, services, head, said, sources = [], isUnlisted = false } = await answerOf(request, path)
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        ...(said && { vary: 'Accept-Language' }),
        ...(isUnlisted && UNLISTED),
        'content-security-policy': pagePolicy({ nonce, services, isHttps: request.protocol === 'https' }),
      })
      .send(htmlOf(page, { head: { ...head, 'csp-nonce': nonce }, said, links: preloadLinks(manifest, sources) }))
  })
}
