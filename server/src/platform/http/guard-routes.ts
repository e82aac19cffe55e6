import type { FastifyInstance } from 'fastify'
import { type Endpoint, policies } from '@vitrina/contract/endpoint'
import { isServed } from './routes.ts'

/** The few addresses that are not calls of the contract. None of them shows anybody's data. */
const PLATFORM_ROUTES: ReadonlySet<string> = new Set([
  '/live',
  '/ready',
  '/metrics',
  '/media/*',
  // By a signed link alone.
  '/files/stored/*',
  '/files/print/*',
  '/files/document/:id/:format',
  '/api/docs',
  '/api/docs/openapi.json',
  '/assets/*',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/:part',
  '/outbox',
  '/outbox/:id',
  '/outbox/:id/letter',
  '/local-bank',
  '/local-bank/v2/:method',
  '/local-bank/pay/:key',
  '/local-bank/qr/:key',
  '/local-bank/misbehaviour',
  '/*',
])

/** Refuses to start with a route that no policy guards; keeps the list of all calls in `app.calls`. */
export function guardRoutes(app: FastifyInstance): void {
  const calls: Endpoint[] = []
  app.decorate('calls', calls)
  app.addHook('onRoute', ({ url, method, config, handler }) => {
    const name = `${String(method)} ${url}`
    if (PLATFORM_ROUTES.has(url)) return
    const call = config?.call
    if (!call || !isServed(handler)) throw new Error(`Route ${name} does not go through serve()`)
    if (!policies.includes(call.policy)) throw new Error(`Route ${name} has no policy`)
    if ((call.policy === 'staff') !== (call.permission !== undefined))
      throw new Error(`Route ${name}: a permission belongs to calls of staff, and each has one`)
    if (method === call.method) calls.push(call)
  })
}
