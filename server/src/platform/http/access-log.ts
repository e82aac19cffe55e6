import type { FastifyInstance, FastifyRequest } from 'fastify'
import { insideCall } from '../first-view/inside-calls.ts'

/** The route's pattern; where none of ours matched, the path without its query. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none'

/** One line for each answered request; the calls by which a page is drawn are part of it. */
export function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (insideCall()) return done()
    const route = routeOf(request)
    request.log.info(
      {
        method: request.method,
        route,
        ...(route === 'none' || route === '/*' ? { path: request.url.split('?', 1)[0]?.slice(0, 200) } : {}),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
        user: request.actor?.user?.id,
      },
      'answered',
    )
    done()
  })
}
