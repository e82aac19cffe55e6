import Fastify, { type FastifyInstance } from 'fastify'
import multipart from '@fastify/multipart'
import qs from 'qs'
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@vitrina/contract/endpoint'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { answerErrors } from '#platform/error-answers'
import { contentRoutes } from '#modules/content/content.routes'
import { identify } from '#modules/auth/identify'

declare module 'fastify' {
  interface FastifyInstance {
    ctx: Context
  }
  interface FastifyRequest {
    actor: Actor
  }
  interface FastifyContextConfig {
    call?: Endpoint
  }
}

/** The plugins and modules, listed by hand, in order. */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: ctx.log,
    bodyLimit: 1_048_576,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    routerOptions: {
      querystringParser: (text) => qs.parse(text, { depth: 4, arrayLimit: 200, parameterLimit: 1000 }) as Record<string, unknown>,
    },
  })
  app.decorate('ctx', ctx)
  app.decorateRequest('actor')
  answerErrors(app)
  await app.register(multipart)
  identify(app)
  await app.register(contentRoutes)
  return app
}
