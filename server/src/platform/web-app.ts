import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type OutsideService, pagePolicy } from './content-policy.ts'
import { AppError } from './errors.ts'
import { encodingFor, listWebFiles, type WebFile } from './web-files.ts'

/** How the page at an address is answered: whether there is such a screen, and whom the site lets in. */
export type Shown = { isKnown: boolean; services: OutsideService[] }

const FOR_EVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'
/** The place in index.html where the page's own nonce goes; the styles made at run time carry it. */
const NONCE = /(?<=<meta name="csp-nonce" content=")(?=")/

const NOT_BUILT = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Витрина</title></head>
<body><h1>Витрина</h1><p>Веб-приложение ещё не собрано: npm run build</p></body></html>`

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/'

async function sendFile(request: FastifyRequest, reply: FastifyReply, { file, cache }: { file: WebFile; cache: string }) {
  const encoding = encodingFor(file, request.headers['accept-encoding'])
  void reply.type(file.type).headers({ 'cache-control': cache, vary: 'Accept-Encoding' })
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.send(await ((encoding && file.packed[encoding]) ?? file.read)())
}

/** Serves the built web app: its files, and its page at every address that is not a call. */
export function serveWebApp(
  app: FastifyInstance,
  { folder, look }: { folder: string; look: (request: FastifyRequest, path: string) => Promise<Shown> },
): void {
  let built: Promise<{ files: Map<string, WebFile>; page: string[] }> | null = null

  const build = async () => {
    const files = await listWebFiles(folder).catch(() => new Map<string, WebFile>())
    const index = files.get('/index.html')
    const html = index ? (await index.read()).toString() : NOT_BUILT
    // Built after we started: look again next time.
    if (!index) built = null
    return { files, page: html.split(NONCE) }
  }
  const theBuild = () => {
    built ??= build()
    return built
  }

  /** A site nobody knows is a 404; when the database is away the page itself says what is wrong. */
  async function statusOf(request: FastifyRequest, path: string): Promise<{ status: number; services: OutsideService[] }> {
    try {
      const { isKnown, services } = await look(request, path)
      return { status: isKnown ? 200 : 404, services }
    } catch (error) {
      if (error instanceof AppError) return { status: 404, services: [] }
      request.log.warn({ err: error }, 'the page is served without its site')
      return { status: 503, services: [] }
    }
  }

  app.get('/assets/*', async (request, reply) => {
    const file = (await theBuild()).files.get(pathOf(request))
    if (!file) throw new AppError('file.not-found')
    return sendFile(request, reply, { file, cache: FOR_EVER })
  })

  app.get('/*', async (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) throw new AppError('route.not-found')
    const { files, page } = await theBuild()
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file) return sendFile(request, reply, { file, cache: AN_HOUR })
    const { status, services } = await statusOf(request, path)
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy({ nonce, services, isProduction: app.ctx.config.isProduction }),
      })
      .send(page.join(nonce))
  })
}
