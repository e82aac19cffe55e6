import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is not a page can load nothing and sit in no frame. Pages bring their own policy. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

const EVERYWHERE = {
  'content-security-policy': NOTHING,
  'x-content-type-options': 'nosniff',
  // Addresses carry invitations and one-time codes: other sites get our origin at most.
  'referrer-policy': 'strict-origin',
  // The camera of a warehouse hand's phone reads barcodes.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
}
/** Browsers ignore it, with an error in the console, on a page that came over plain HTTP from another machine. */
const WHEN_TRUSTWORTHY = { 'cross-origin-opener-policy': 'same-origin' }
const IN_PRODUCTION = { ...EVERYWHERE, ...WHEN_TRUSTWORTHY, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

function headersFor({ server, protocol, hostname }: FastifyRequest) {
  if (server.ctx.config.isProduction) return IN_PRODUCTION
  return protocol === 'https' || LOOPBACK.test(hostname) ? { ...EVERYWHERE, ...WHEN_TRUSTWORTHY } : EVERYWHERE
}

export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(headersFor(request)).header('x-request-id', request.id)
  // The answer of a call is private unless its handler sets otherwise.
  if (request.routeOptions.config.call) void reply.header('cache-control', 'no-store')
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply)
    done()
  })
}
