import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { findFile, type StoredFile } from './stored-files.ts'
import { findThumbnail } from './thumbnails.ts'

const KEY = /^[\w-]+(?:\/[\w-]+)*(?:\.[a-z0-9]+)?$/
const HOUR_MS = 3_600_000
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Types that a browser would run as a document of our origin. */
const ACTIVE = /svg|html|xml/

/** Its thumbnails may still be under way: they are asked for again soon. */
const isFresh = ({ createdAt }: StoredFile, now: Date) => now.getTime() - createdAt.getTime() < HOUR_MS

/** Public files at `/media/{key}`. Anything else that is stored looks exactly like a missing one. */
export function serveMedia(app: FastifyInstance): void {
  app.get<{ Params: { '*': string }; Querystring: { w?: unknown } }>('/media/*', async (request, reply) => {
    const key = request.params['*']
    const original = KEY.test(key) ? await findFile(app.ctx, key) : undefined
    if (original?.owner !== 'public') throw new AppError('file.not-found')
    const width = request.query.w
    const thumbnail = width === undefined ? undefined : await findThumbnail(app.ctx, key, { width, accept: request.headers.accept ?? '' })
    const file = thumbnail ?? original
    const etag = `"${file.sha256.toString('base64url')}"`
    void reply.headers({
      etag,
      'cache-control': width === undefined || thumbnail || !isFresh(original, app.ctx.now()) ? FOR_EVER : 'public, max-age=60',
      ...(width !== undefined && { vary: 'accept' }),
      // Letters and price lists of partners show our pictures too.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': ACTIVE.test(file.type) ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : "default-src 'none'",
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const body = await app.ctx.files.get(file.key)
    if (!body) throw new AppError('file.not-found')
    return reply
      .type(file.type)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .send(body)
  })
}
