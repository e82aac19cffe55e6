import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTooSlow } from './error-answers.ts'

const SWEEP_MS = 1_000

type Unfinished = { socket: Socket; since: number; isFinished: () => boolean }

/**
 * Caps the requests of one address that are still arriving, headers or body: beyond it the oldest are cut.
 * The oldest, not the newest: honest neighbours behind the same address arrive whole within a moment.
 */
export function limitUnfinished(app: FastifyInstance): {
  watchBody: (request: FastifyRequest, reply: FastifyReply) => void
  unfinished: () => number
} {
  const { MAX_UNFINISHED_PER_ADDRESS, TRUSTED_PROXIES } = app.ctx.config
  const byAddress = new Map<string, Set<Unfinished>>()
  const fresh = new WeakMap<Socket, () => void>()

  const watch = (address: string, unfinished: Unfinished) => {
    const ofAddress = byAddress.get(address) ?? new Set()
    byAddress.set(address, ofAddress.add(unfinished))
    const unwatch = () => {
      ofAddress.delete(unfinished)
      if (ofAddress.size === 0 && byAddress.get(address) === ofAddress) byAddress.delete(address)
    }
    return unwatch
  }

  // Headers of a proxy's requests come whole, and all from one address.
  if (!TRUSTED_PROXIES)
    app.server.on('connection', (socket) => {
      const unwatch = watch(socket.remoteAddress ?? '', { socket, since: performance.now(), isFinished: () => false })
      fresh.set(socket, unwatch)
      socket.once('close', unwatch)
    })
  app.server.prependListener('request', ({ socket }: IncomingMessage) => fresh.get(socket)?.())

  const sweep = () => {
    const since = performance.now() - SWEEP_MS
    for (const ofAddress of byAddress.values()) {
      for (const unfinished of ofAddress) if (unfinished.isFinished()) ofAddress.delete(unfinished)
      for (const unfinished of ofAddress) {
        // A burst of connections is no attack until its requests keep not coming.
        if (ofAddress.size <= MAX_UNFINISHED_PER_ADDRESS || unfinished.since > since) break
        ofAddress.delete(unfinished)
        answerTooSlow(unfinished.socket)
      }
    }
  }
  const sweeping = setInterval(sweep, SWEEP_MS)
  sweeping.unref()
  app.addHook('onClose', async () => clearInterval(sweeping))

  return {
    unfinished: () => [...byAddress.values()].flatMap((ofAddress) => [...ofAddress]).filter(({ isFinished }) => !isFinished()).length,
    watchBody: ({ ip, raw }, reply) => {
      // A request injected into the program came over no connection that could be cut.
      if (!(raw.socket instanceof Socket)) return
      const unwatch = watch(ip, { socket: raw.socket, since: performance.now(), isFinished: () => raw.complete })
      // An answer may come before the body is whole.
      reply.raw.once('close', unwatch)
    },
  }
}
