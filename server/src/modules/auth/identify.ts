import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE, type Language, languages } from '@vitrina/contract/languages'
import type { ActorUser } from '#platform/actor'
import { findSite } from '#modules/site/find-site'
import { findSessionUser } from './sessions.queries.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The first language of Accept-Language that we speak. */
export function languageOf(header: string | undefined): Language {
  for (const wanted of (header ?? '').split(',')) {
    const tag = wanted.trim().slice(0, 2).toLowerCase()
    const spoken = languages.find((language) => language === tag)
    if (spoken) return spoken
  }
  return DEFAULT_LANGUAGE
}

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Gives every request its actor. A dead token makes a guest: what he may do is the policy's affair. */
export function identify(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const visitor = request.headers['user-uuid']
    request.actor = {
      siteId: 0,
      language: languageOf(request.headers['accept-language']),
      visitorUuid: typeof visitor === 'string' && UUID.test(visitor) ? visitor.toLowerCase() : null,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      requestId: request.id,
      user: null,
    }
    if (!request.routeOptions.config.call) return
    request.actor.siteId = (await findSite(app.ctx, request.host)).id
    request.actor.user = await userOf(request.headers.authorization)
  })

  async function userOf(authorization: string | undefined): Promise<ActorUser | null> {
    const token = /^Bearer ([\w-]{20,200})$/.exec(authorization ?? '')?.[1]
    return token ? findSessionUser(app.ctx, hashOfToken(token)) : null
  }
}
