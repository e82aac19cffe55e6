import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const SAMPLE_MS = 250
const RETRY_AFTER = 2

/**
 * Turns a request away before any work when too many are under way or the event loop is late:
 * better a quick 503 for some than a time-out for all. Health checks and metrics always pass.
 */
export function shedLoad(app: FastifyInstance): { inFlight: () => number } {
  const { MAX_CONCURRENT_REQUESTS, MAX_EVENT_LOOP_DELAY_MS } = app.ctx.config
  let isLate = false
  let inFlight = 0
  let lastSample = performance.now()
  const sampling = setInterval(() => {
    const now = performance.now()
    isLate = now - lastSample - SAMPLE_MS > MAX_EVENT_LOOP_DELAY_MS
    lastSample = now
  }, SAMPLE_MS)
  sampling.unref()
  app.addHook('onClose', async () => clearInterval(sampling))

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.isVital) return done()
    if (isLate || inFlight >= MAX_CONCURRENT_REQUESTS) return done(new AppError('server.busy', { retryAfter: RETRY_AFTER }))
    inFlight++
    // 'close' comes for aborted requests too, onResponse does not.
    reply.raw.once('close', () => {
      inFlight--
    })
    done()
  })
  return { inFlight: () => inFlight }
}
