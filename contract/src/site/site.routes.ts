import type { SiteFlag, SiteFlags, SiteToggle } from './site.settings.ts'

/** One address of the web app. `:name` is one segment, a closing `/*` is anything below. */
export type SiteRoute = {
  pattern: string
  /** Toggles that must all be on; otherwise the address is not found. */
  needs?: readonly SiteToggle[]
  /** Toggles of which one is enough: a choice between parts that are all off is no page. */
  oneOf?: readonly SiteToggle[]
  /** The same for a flag of App info (P-04). */
  flag?: SiteFlag
  /** Only for whoever has the address: search engines are told to leave it. */
  isUnlisted?: boolean
}

/** The back office lives under one prefix and routes its own screens. */
export const BACK_OFFICE = '/back-office'

/** Specification §2, R-01 to R-21: any other address is not found. The first matching pattern decides. */
export const siteRoutes: readonly SiteRoute[] = [
  { pattern: '/' },
  { pattern: '/posts/:feed' },
  { pattern: '/posts/:feed/:item' },
  { pattern: '/content' },
  { pattern: '/content/:slug' },
  { pattern: '/news/:id' },
  { pattern: '/help' },
  { pattern: '/help/:slug' },
  { pattern: '/catalog' },
  { pattern: '/catalog/compare' },
  { pattern: '/cart', needs: ['cart'] },
  { pattern: '/cart/checkout', needs: ['cart', 'orders'] },
  { pattern: '/documents', needs: ['documents'], flag: 'isAllowedViewLegalDocuments' },
  { pattern: '/orders', needs: ['orders'] },
  { pattern: '/orders/:id/items', needs: ['orders'], flag: 'isPositionsInOrder' },
  { pattern: '/orders/*', needs: ['orders'] },
  { pattern: '/specifications', needs: ['specifications'] },
  { pattern: '/specifications/company', needs: ['specifications', 'companySpecifications'] },
  { pattern: '/specifications/recommended', needs: ['specifications', 'recommendedSpecifications'] },
  { pattern: '/specifications/archive', needs: ['specifications', 'specificationArchive'] },
  { pattern: '/specifications/import', needs: ['specifications', 'specificationImport'] },
  { pattern: '/specifications/*', needs: ['specifications'] },
  { pattern: '/order-manager', needs: ['purchasing'] },
  { pattern: '/order-manager/calendar', needs: ['purchasing'] },
  { pattern: '/order-manager/archive', needs: ['purchasing'] },
  { pattern: '/order-manager/:id', needs: ['purchasing'] },
  { pattern: '/quotes', needs: ['quotes'] },
  { pattern: '/quotes/:id', needs: ['quotes'] },
  { pattern: '/quotes/:id/checkout', needs: ['quotes', 'orders'] },
  { pattern: '/modules', needs: ['modules'], oneOf: ['offers', 'configurator'] },
  { pattern: '/m', needs: ['modules'], oneOf: ['offers', 'configurator'] },
  { pattern: '/modules/offers', needs: ['modules', 'offers'] },
  { pattern: '/modules/offers/*', needs: ['modules', 'offers'] },
  // The page of an offer for a buyer's client, without sign-in.
  { pattern: '/offer/:token', needs: ['offers'], isUnlisted: true },
  { pattern: '/modules/raec-configurator', needs: ['modules', 'configurator'] },
  { pattern: '/user/sign-in' },
  { pattern: '/user/sign-up' },
  { pattern: '/user/signin-by-invitation' },
  { pattern: '/user/golden-club', needs: ['loyaltyClub', 'clubPages'] },
  { pattern: '/user' },
  { pattern: '/user/company' },
  { pattern: '/user/addresses' },
  { pattern: '/user/payment-schedule' },
  { pattern: '/user/delivery-schedule' },
  { pattern: '/user/profile' },
  { pattern: '/user/notifications' },
  { pattern: '/user/security' },
  { pattern: '/user/privacy' },
  { pattern: '/unsubscribe/:token' },
  { pattern: '/auth/tinkoff/complete' },
  { pattern: BACK_OFFICE },
  { pattern: `${BACK_OFFICE}/*` },
]

function matches(pattern: string, segments: readonly string[]): boolean {
  const expected = pattern.split('/').slice(1)
  const isOpen = expected.at(-1) === '*'
  const fixed = isOpen ? expected.slice(0, -1) : expected
  if (isOpen ? !segments[fixed.length] : segments.length !== fixed.length) return false
  return fixed.every((part, place) => (part.startsWith(':') ? segments[place] !== '' : part === segments[place]))
}

const routeOf = (path: string): SiteRoute | undefined => {
  const trimmed = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const segments = trimmed.split('/').slice(1)
  return siteRoutes.find(({ pattern }) => matches(pattern, segments))
}

export const isUnlistedPath = (path: string): boolean => routeOf(path)?.isUnlisted ?? false

type Settings = { toggles: { readonly [T in SiteToggle]?: boolean | undefined }; flags: SiteFlags }

/** Whether the web app has a screen at this path for a site with these settings. A closing slash changes nothing. */
export function isKnownPath(path: string, { toggles, flags }: Settings): boolean {
  const route = routeOf(path)
  if (!route || (route.flag && !flags[route.flag])) return false
  if (route.oneOf && !route.oneOf.some((toggle) => toggles[toggle])) return false
  return (route.needs ?? []).every((toggle) => toggles[toggle])
}

/** Whether a link of the seller's opens: outside the store, or on a screen it has. */
export const isOpenLink = (link: string, settings: Settings): boolean =>
  !link.startsWith('/') || isKnownPath(link.replace(/[?#].*$/, ''), settings)
