import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'
import { insideCall } from '../first-view/inside-calls.ts'

/**
 * A ceiling for one address on this node, before anything is looked up. It protects the node;
 * limits over all nodes (sign-in, codes) take a token in `rate-limit.ts`.
 */
export async function limitAddresses(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: app.ctx.config.RATE_LIMIT,
    timeWindow: 60_000,
    allowList: (request) => request.routeOptions.config.isVital === true || insideCall() !== undefined,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000))
      return new AppError('rate.limited', { params: { seconds }, retryAfter: seconds })
    },
  })
  app.addHook('onRequest', app.rateLimit())
}
