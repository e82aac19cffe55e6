import type { CurrentUser } from '@vitrina/contract/auth/auth'
import type { AppInfo } from '@vitrina/contract/site/site'
import type { SiteToggle } from '@vitrina/contract/site/site.settings'
import { createContext, useContext } from 'react'

export type AreTogglesOn = (toggles: readonly SiteToggle[]) => boolean
type IsOpen = (path: string) => boolean

/** Read once for the whole page: each product of a list uses it several times. */
export type KnownSite = { info: AppInfo | undefined; user: CurrentUser | null; areOn: AreTogglesOn; isOpen: IsOpen }
export const KnownSiteContext = createContext<KnownSite>({ info: undefined, user: null, areOn: () => false, isOpen: () => false })

/** The site as this visitor sees it; the shell draws nothing before it is loaded. */
export function useSite(): AppInfo {
  const { info } = useContext(KnownSiteContext)
  if (!info) throw new Error('Drawn before the site was known')
  return info
}

/** The site if it could be loaded: sign-in also opens over a store that could not start. */
export const useSiteIfKnown = (): AppInfo | undefined => useContext(KnownSiteContext).info

/** The signed-in user, if any. */
export const useUser = (): CurrentUser | null => useContext(KnownSiteContext).user

/** Whether all the named parts of the store are switched on; unknown settings count as off. */
export const useAreTogglesOn = (): AreTogglesOn => useContext(KnownSiteContext).areOn

/** P-04, P-05: whether the seller's toggles and flags allow a screen at this address; menus and tabs show no other. */
export const useIsOpen = (): IsOpen => useContext(KnownSiteContext).isOpen
