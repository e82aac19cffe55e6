import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { findFile } from './stored-files.ts'

const KEY = /^[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]+)?$/
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Types that a browser would run as a document of our origin. */
const ACTIVE = /svg|html|xml/

/** Public files at `/media/{key}`. Anything else that is stored looks exactly like a missing one. */
export function serveMedia(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const key = request.params['*']
    const file = KEY.test(key) ? await findFile(app.ctx, key) : undefined
    if (file?.owner !== 'public') throw new AppError('file.not-found')
    const etag = `"${file.sha256.toString('base64url')}"`
    void reply.headers({
      etag,
      'cache-control': FOR_EVER,
      // Letters and price lists of partners show our pictures too.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': ACTIVE.test(file.type) ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : "default-src 'none'",
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const body = await app.ctx.files.get(key)
    if (!body) throw new AppError('file.not-found')
    return reply
      .type(file.type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(body)
  })
}
