import type { FastifyInstance } from 'fastify'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { siteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor, ActorSite, ActorUser } from '#platform/actor'
import { coalesce } from '#platform/process/coalesce'
import { AppError } from '#platform/errors'
import { insideCall } from '#platform/first-view/inside-calls'
import { languageOf } from '#platform/http/language'
import { findSite } from '#modules/site/find-site'
import type { SiteCache } from '#modules/site/site-cache'
import { findSessionUser, touchSession } from './sessions.queries.ts'
import { hashOfToken, tokenOf } from './tokens.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The calls of one screen come together. */
const sessionUser = coalesce((ctx, tokenHash: string) => findSessionUser(ctx, Buffer.from(tokenHash, 'hex')))

/** The seller's people, in a buyer's place too. */
const seesClosedShop = ({ user }: Pick<Actor, 'user'>) => user !== null && (isStaff(user.role) || user.staffId !== null)

/** Files, health and documentation belong to no site. */
const noSite: ActorSite = {
  name: { ru: '' },
  host: '',
  url: '',
  defaultRegionId: null,
  settings: siteConfig.parse({}),
}

/**
 * Gives every request its actor. The token of a session that is over is refused, whatever the policy:
 * answered as a guest, a buyer would fill a guest's cart at a guest's prices and not know it.
 */
export function identify(app: FastifyInstance, sites: SiteCache): void {
  app.addHook('onRequest', async (request) => {
    const visitor = request.headers['user-uuid']
    request.actor = {
      siteId: 0,
      site: noSite,
      language: languageOf(request.headers['accept-language']),
      ...insideCall(),
      visitorUuid: typeof visitor === 'string' && UUID.test(visitor) ? visitor.toLowerCase() : null,
      ip: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
      requestId: request.id,
      user: null,
    }
    const { call } = request.routeOptions.config
    if (!call) return
    if (call.beforeSite) {
      // As an address that never was: nobody learns that this shop was set up here.
      if ((await sites()).length > 0) throw new AppError('route.not-found')
      return
    }
    const { id, site } = await findSite(sites, { host: request.hostname, isStrict: app.ctx.config.STRICT_HOSTS })
    request.actor.siteId = id
    request.actor.site = site
    request.actor.language = languageOf(request.headers['accept-language'], site.settings.languages)
    const token = tokenOf(request.headers.authorization)
    if (token) {
      request.actor.user = await userOf(token, request.ip)
      if (!request.actor.user && !call.evenAfterSession) throw new AppError('auth.required')
    }
    const isAlwaysThere = call.whileClosed || call.evenAfterSession
    if (!site.settings.isOpen && !isAlwaysThere && !seesClosedShop(request.actor)) throw new AppError('site.closed')
  })

  async function userOf(token: string, ip: string): Promise<ActorUser | null> {
    const tokenHash = hashOfToken(token)
    const found = await sessionUser(app.ctx, tokenHash.toString('hex'))
    if (!found) return null
    const { isToTouch, ...user } = found
    if (isToTouch) await touchSession(app.ctx, { tokenHash, ip })
    return user
  }
}
