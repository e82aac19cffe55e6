import type { Language, Localised } from '@vitrina/contract/languages'
import type { CompanyRole, Role } from '@vitrina/contract/roles/roles.rules'
import type { Permission } from '@vitrina/contract/roles/staff-permissions.rules'
import type { SiteConfig } from '@vitrina/contract/site/site.settings'

/** The visitor or user behind a request, with site, address and language. Made once for each request. */
export type Actor = {
  siteId: number
  /** The site asked, as its seller has set it up; the same during the whole request. */
  site: ActorSite
  language: Language
  /** The visitor's own uuid (User-Uuid), made by their browser; gives no rights. */
  visitorUuid: string | null
  /** The region a guest's page is drawn for; otherwise a visitor's own choice is looked up. */
  pageRegionId?: number | null
  ip: string
  userAgent: string
  requestId: string
  user: ActorUser | null
}

export type ActorSite = {
  name: Localised
  host: string
  url: string
  defaultRegionId: number | null
  settings: SiteConfig
}

export type ActorUser = {
  id: number
  role: Role
  /** Permissions of this role of the seller's people; a buyer has none. */
  permissions: readonly Permission[]
  /** The company the user works for right now; every company-scoped query is bound to it. */
  companyId: number | null
  /** The reason staff gave for stopping the company the user chose; absent: it is not stopped. */
  stoppedFor?: string | null
  /** The user's role in that company. */
  companyRole: CompanyRole | null
  regionId: number | null
  /** The member of staff working in this buyer's place; null for the buyer. */
  staffId: number | null
  /** One of the seller's people who has not set up the second step of sign-in that the seller asks for. */
  needsTwoFactor: boolean
}

/** Whether a member of staff works in this buyer's place: they see the company the buyer works for and nothing else of the buyer's. */
export const isStandIn = ({ user }: Pick<Actor, 'user'>): boolean => user !== null && user.staffId !== null

/** The key under which a visitor's own choices are kept: `u:{id}` or `v:{uuid}`; null for one we cannot recognise. */
export function viewerOf(actor: Actor): string | null {
  if (actor.user) return `u:${actor.user.id}`
  return actor.visitorUuid ? `v:${actor.visitorUuid}` : null
}
