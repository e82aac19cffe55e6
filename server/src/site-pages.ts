import type { FastifyRequest } from 'fastify'
import { authApi } from '@vitrina/contract/auth/auth'
import { DEFAULT_LANGUAGE } from '@vitrina/contract/languages'
import {
  type GuestLook,
  isOwnLook,
  LOOK_COOKIE,
  mayShowNotice,
  readLook,
  writeLook,
  writeOwnLook,
} from '@vitrina/contract/site/first-view.rules'
import { isKnownPath, isUnlistedPath } from '@vitrina/contract/site/site.routes'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'
import { workbenchApi } from '@vitrina/contract/workbench/workbench'
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

const COOKIE = new RegExp(`(?:^|; )${LOOK_COOKIE}=([^;]*)`)

/** A browser says so by itself, or its name does. */
const isPhone = ({ headers }: FastifyRequest) =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b|iPhone/.test(headers['user-agent'] ?? '')

const lookIn = ({ headers }: FastifyRequest) => COOKIE.exec(headers.cookie ?? '')?.[1]

/** Everything a request says that a drawn page depends on. */
export const firstViewKey = (request: FastifyRequest): string =>
  JSON.stringify([request.protocol, request.host, request.url, lookIn(request) ?? isPhone(request)])

/**
 * As the visitor's last page looked; on the first visit the site's own language and region, on a screen of the likely width.
 * Null where the cookie says something else: that page is left to the browser.
 */
function lookOf(request: FastifyRequest, { settings }: ActorSite): GuestLook | null {
  const [own = DEFAULT_LANGUAGE] = settings.languages
  const written = lookIn(request)
  const width = isPhone(request) ? 0 : 1280
  const first = { language: own, regionId: null, width, hasAcceptedCookies: false, isNoticeDismissed: false } as const
  const look = written === undefined ? first : readLook(written)
  if (!look) return null
  return settings.languages.includes(look.language) ? look : { ...look, language: own }
}

/** Longer ones are made by nobody's hand. */
const LONGEST_SEARCH = 1_000

/** Pages whose first view is drawn here. A search is not: it is written into the history of the visitor who asks. */
function isDrawn(path: string, search: string): boolean {
  if (search.length > LONGEST_SEARCH || new URLSearchParams(search).has('keyword')) return false
  return path === '/' || path === '/catalog'
}

function firstViewOf(request: FastifyRequest, path: string, look: GuestLook): PageView['firstView'] {
  const search = request.url.slice(path.length)
  if (!isDrawn(path, search)) return undefined
  const isOwn = isOwnLook(lookIn(request) ?? '')
  const page = { ...look, host: request.host, path, search, isOwn }
  const earlyCalls = [authApi.currentUser.path, ...(isOwn && path === '/' ? [workbenchApi.read.path] : [])]
  return { page, look: isOwn ? writeOwnLook(look) : writeLook(look), earlyCalls }
}

const textsIn = (language: string, namespaces: readonly string[]) => namespaces.map((name) => `src/i18n/${language}/${name}.json`)

/** The screen most visits begin with, and its words. */
const catalogueSources = (language: string) => [
  'src/features/catalogue/catalogue-page.tsx',
  ...textsIn(language, ['catalogue', 'filters', 'product', 'search', 'cart']),
]

const homeSources = (language: string, isOwn: boolean) =>
  isOwn
    ? ['src/app/pages/workbench-screen.tsx', ...textsIn(language, ['workbench', 'orders', 'companies', 'cart', 'product'])]
    : ['src/features/home/home-page.tsx', ...textsIn(language, ['home', 'cart'])]

/** Parts of the frame that a drawn page shows at once; the browser needs them to take it over. */
const frameSources = ({ language, ...look }: GuestLook, isOwn: boolean) => [
  ...(isOwn ? [] : ['src/app/first-view/take-over.ts']),
  'src/app/layout/cart-link.tsx',
  'src/features/content/header-help.tsx',
  'src/app/first-visit-notices.tsx',
  ...(!isOwn && mayShowNotice(look) ? ['src/features/notices/important-notice.tsx'] : []),
  'src/features/region/where-picker.tsx',
  ...textsIn(language, ['help', 'notices', 'region', ...(language === DEFAULT_LANGUAGE ? [] : ['shell', 'errors'])]),
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
      const look = ctx.config.DRAW_PAGES ? lookOf(request, site) : null
      const firstView = look ? firstViewOf(request, path, look) : undefined
      // A drawn page speaks one language from its head to its end.
      const language = firstView && look?.language
      const framed = { ...page, ...(firstView && { firstView }) }
      const isOwn = firstView?.page.isOwn === true
      const frame = firstView && look ? frameSources(look, isOwn) : []
      if (!/^\/catalog\/?$/.test(path)) return { ...framed, ...(language && { sources: [...homeSources(language, isOwn), ...frame] }) }
      const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
      const guest = guestOf(request, id, site)
      const said = await about({ ...guest, ...(language && { language }) }, { query, origin: originOf(ctx, site) })
      return said ? { ...framed, said, sources: [...catalogueSources(said.language), ...frame] } : { ...page, isKnown: false }
    } catch (error) {
      if (error instanceof AppError && error.code === 'site.not-found') return unknownSitePage(sites)
      if (error instanceof AppError && error.code === 'site.not-set-up')
        return { isKnown: path === '/', services: [], head: {}, isUnlisted: true }
      throw error
    }
  }
}
