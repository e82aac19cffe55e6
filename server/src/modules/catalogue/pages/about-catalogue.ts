import { inLanguage, type Language } from '@vitrina/contract/languages'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { Html, html, inScript } from '#platform/http/html'
import type { SeoMeta } from '#platform/http/web-page'
import type { Catalogue } from '../open-catalogue.ts'
import { describePage, type PageAbout } from './describe-page.ts'
import { addressOf, canonicalPath } from './page-address.rules.ts'

/** A search engine that reads on sees prices at most so old. */
const MAX_AGE_MS = 30_000
const MOST = 2_000

const LOCALES: Record<Language, string> = { ru: 'ru_RU', en: 'en_US', uz: 'uz_UZ' }

function markupOf({ title, description, canonical, kind, image, data }: PageAbout, { site, language }: Actor): Html {
  const graph = new Html(inScript({ '@context': 'https://schema.org', '@graph': data }))
  return html`<link rel="canonical" href="${canonical}"><meta property="og:type" content="${kind}"><meta property="og:site_name" content="${inLanguage(site.name, language)}"><meta property="og:locale" content="${LOCALES[language]}"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${canonical}">${image ? html`<meta property="og:image" content="${image}">` : ''}<script type="application/ld+json">${graph}</script>`
}

const HIDDEN = html`<meta name="robots" content="noindex, follow">`

/** The head of `/catalog` at an address; null where there is no such section or product. Cached for a while. */
export function aboutCatalogue(ctx: Context, catalogue: Catalogue) {
  const cached = new LRUCache<string, Promise<SeoMeta | null>>({ max: MOST, ttl: MAX_AGE_MS })

  async function describe(guest: Actor, address: ReturnType<typeof addressOf>, origin: string): Promise<SeoMeta | null> {
    const about = await describePage(ctx, guest, catalogue, { address, origin })
    if (!about) return null
    const markup = markupOf(about, guest)
    return {
      language: guest.language,
      title: about.title,
      description: about.description,
      markup: address.isNarrowed ? html`${HIDDEN}${markup}` : markup,
    }
  }

  return async (guest: Actor, { query, origin }: { query: URLSearchParams; origin: string }): Promise<SeoMeta | null> => {
    const address = addressOf(query)
    if (address.subject.kind === 'unknown') return null
    const key = [guest.siteId, guest.language, address.isNarrowed, origin, canonicalPath(address)].join(' ')
    const known = cached.get(key)
    if (known) return known
    const described = describe(guest, address, origin)
    cached.set(key, described)
    // A failure is not cached, and every waiting caller gets it.
    described.catch(() => cached.delete(key))
    return described
  }
}
