import type { FastifyRequest } from 'fastify'
import { isKnownPath, isUnlistedPath } from '@vitrina/contract/site/site.routes'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import type { Actor, ActorSite } from '#platform/actor'
import type { OutsideService } from '#platform/http/content-policy'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { languageOf } from '#platform/http/language'
import { originOf } from '#platform/http/site-origin'
import type { PageView } from '#platform/http/web-app'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { aboutCatalogue } from '#modules/catalogue/pages/about-catalogue'
import { hasContent } from '#modules/content/has-content'
import { findSite } from '#modules/site/find-site'
import type { SiteCache } from '#modules/site/site-cache'

function servicesOf({ chatButton, signupCaptcha }: SiteConfig): OutsideService[] {
  const services: OutsideService[] = []
  if (chatButton.enabled && chatButton.type !== 'none') services.push(chatButton.type)
  if (signupCaptcha.enabled && signupCaptcha.provider === 'recaptcha') services.push('recaptcha')
  if (signupCaptcha.enabled && signupCaptcha.provider === 'yandex') services.push('yandex-captcha')
  return services
}

/** Where a visitor of a host that is no site can go instead (E-04). */
async function unknownSitePage(sites: SiteCache): Promise<PageView> {
  const main = (await sites()).find(({ isDefault }) => isDefault)
  return { isKnown: false, services: [], head: { 'site-url': main?.url ?? '', 'market-url': main?.settings.marketUrl ?? '' } }
}

/** Pages are described as a guest sees them. */
const guestOf = (request: FastifyRequest, siteId: number, site: ActorSite): Actor => ({
  ...request.actor,
  siteId,
  site,
  language: languageOf(request.headers['accept-language'], site.settings.languages),
  visitorUuid: null,
  user: null,
})

/** The screen most visits begin with, and its words. */
const catalogueSources = (language: string) => [
  'src/features/catalogue/catalogue-page.tsx',
  ...['catalogue', 'filters', 'product', 'search', 'cart'].map((namespace) => `src/i18n/${language}/${namespace}.json`),
]

type Deps = { ctx: Context; catalogue: Catalogue }

/** Decides for the web app's page whether its address is a screen of the requested site, and fills its head. */
export function sitePages(sites: SiteCache, { ctx, catalogue }: Deps) {
  const about = aboutCatalogue(ctx, catalogue)
  return async (request: FastifyRequest, path: string): Promise<PageView> => {
    try {
      const { id, site } = await findSite(sites, { host: request.hostname, isStrict: ctx.config.STRICT_HOSTS })
      // Search engines come back when there is something to see.
      if (!site.settings.isOpen) return { isKnown: true, services: [], head: {}, isUnlisted: true }
      const isKnown = isKnownPath(path, site.settings) && (await hasContent(ctx, { siteId: id, path }))
      const page = { isKnown, services: servicesOf(site.settings), head: {}, isUnlisted: isUnlistedPath(path) }
      if (!/^\/catalog\/?$/.test(path)) return page
      const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
      const said = await about(guestOf(request, id, site), { query, origin: originOf(ctx, site) })
      return said ? { ...page, said, sources: catalogueSources(said.language) } : { ...page, isKnown: false }
    } catch (error) {
      if (error instanceof AppError && error.code === 'site.not-found') return unknownSitePage(sites)
      if (error instanceof AppError && error.code === 'site.not-set-up')
        return { isKnown: path === '/', services: [], head: {}, isUnlisted: true }
      throw error
    }
  }
}
