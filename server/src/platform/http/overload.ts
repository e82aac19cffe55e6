import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { insideCall } from '../first-view/inside-calls.ts'
import { limitUnfinished } from './unfinished-requests.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts the request as under way, or turns it away; called once it is here whole. */
    admit: () => void
  }
}

const SAMPLE_MS = 250
const RETRY_AFTER = 2

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Turns a request away before any work when too many are under way or the event loop is late:
 * better a quick 503 for some than a time-out for all. Health checks and metrics always pass.
 * A request that is still arriving is not under way: a slow sender must not hold a place.
 */
export function shedLoad(app: FastifyInstance): { inFlight: () => number; unfinished: () => number } {
  const { MAX_CONCURRENT_REQUESTS, MAX_EVENT_LOOP_DELAY_MS } = app.ctx.config
  let isLate = false
  let inFlight = 0
  /** One address never takes the places of all others. */
  const mostOfAddress = Math.ceil(MAX_CONCURRENT_REQUESTS / 2)
  const byAddress = new Map<string, number>()
  let lastSample = performance.now()
  const sampling = setInterval(() => {
    const now = performance.now()
    isLate = now - lastSample - SAMPLE_MS > MAX_EVENT_LOOP_DELAY_MS
    lastSample = now
  }, SAMPLE_MS)
  sampling.unref()
  app.addHook('onClose', async () => clearInterval(sampling))

  const { watchBody, unfinished } = limitUnfinished(app)

  const checkCapacity = () => {
    if (isLate || inFlight >= MAX_CONCURRENT_REQUESTS) throw new AppError('server.busy', { retryAfter: RETRY_AFTER })
  }
  const acquireSlot = ({ ip }: FastifyRequest, reply: FastifyReply) => {
    checkCapacity()
    const ofAddress = byAddress.get(ip) ?? 0
    if (ofAddress >= mostOfAddress) throw new AppError('rate.limited', { params: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER })
    inFlight++
    byAddress.set(ip, ofAddress + 1)
    // 'close' comes for aborted requests too, onResponse does not.
    reply.raw.once('close', () => {
      inFlight--
      const left = (byAddress.get(ip) ?? 1) - 1
      if (left > 0) byAddress.set(ip, left)
      else byAddress.delete(ip)
    })
  }

  app.decorateRequest('admit', () => {})
  app.addHook('onRequest', async (request, reply) => {
    // The page that asks was admitted itself.
    if (request.routeOptions.config.isVital || insideCall()) return
    checkCapacity()
    let isAdmitted = false
    request.admit = () => {
      if (isAdmitted) return
      isAdmitted = true
      acquireSlot(request, reply)
    }
    if (!hasBody(request.raw)) return request.admit()
    // A short body comes with its headers, but is read after this hook has begun.
    await nextTurn()
    if (request.raw.complete) return request.admit()
    watchBody(request, reply)
  })
  // By now a body has been read, except a multipart one: the route reads that itself.
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) request.admit()
  })
  return { inFlight: () => inFlight, unfinished }
}
