import type { FastifyRequest } from 'fastify'
import { isKnownPath } from '@vitrina/contract/site.routes'
import type { SiteConfig } from '@vitrina/contract/site.settings'
import type { Actor, ActorSite } from '#platform/actor'
import type { OutsideService } from '#platform/content-policy'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { languageOf } from '#platform/language'
import { originOf } from '#platform/site-origin'
import type { Shown } from '#platform/web-app'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { aboutCatalogue } from '#modules/catalogue/pages/about-catalogue'
import { hasContent } from '#modules/content/has-content'
import { findSite } from '#modules/site/find-site'
import type { SiteBook } from '#modules/site/site-book'

function servicesOf({ chatButton, signupCaptcha }: SiteConfig): OutsideService[] {
  const services: OutsideService[] = []
  if (chatButton.enabled && chatButton.type !== 'none') services.push(chatButton.type)
  if (signupCaptcha.enabled && signupCaptcha.provider === 'recaptcha') services.push('recaptcha')
  if (signupCaptcha.enabled && signupCaptcha.provider === 'yandex') services.push('yandex-captcha')
  return services
}

/** Where a visitor of a host that is no site can go instead (E-04). */
async function strangerPage(book: SiteBook): Promise<Shown> {
  const main = (await book()).find(({ isDefault }) => isDefault)
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
  ...['catalogue', 'filters', 'product', 'search', 'cart'].map((word) => `src/i18n/${language}/${word}.json`),
]

type Deps = { ctx: Context; catalogue: Catalogue }

/** Decides for the web app's page whether its address is a screen of the requested site, and fills its head. */
export function sitePages(book: SiteBook, { ctx, catalogue }: Deps) {
  const about = aboutCatalogue(ctx, catalogue)
  return async (request: FastifyRequest, path: string): Promise<Shown> => {
    try {
      const { id, site } = await findSite(book, { host: request.hostname, isStrict: ctx.config.STRICT_HOSTS })
      const isKnown = isKnownPath(path, site.settings) && (await hasContent(ctx, { siteId: id, path }))
      const shown = { isKnown, services: servicesOf(site.settings), head: {} }
      if (!/^\/catalog\/?$/.test(path)) return shown
      const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
      const said = await about(guestOf(request, id, site), { query, origin: originOf(ctx, site) })
      return said ? { ...shown, said, sources: catalogueSources(said.language) } : { ...shown, isKnown: false }
    } catch (error) {
      if (error instanceof AppError && error.code === 'site.not-found') return strangerPage(book)
      throw error
    }
  }
}
