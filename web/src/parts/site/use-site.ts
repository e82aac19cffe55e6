import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { SiteToggle } from '@vitrina/contract/site.settings'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'

// The start sequence asks; here its answers are read, so that nothing is asked before its turn.
const answered = { enabled: false } as const

/** The site as this visitor sees it; the shell draws nothing of itself before it is there. */
export const useSite = () => useSuspenseQuery(infoQuery).data

/** The site if it could be asked: sign-in opens over a store that could not start, too. */
export const useSiteIfKnown = () => useQuery({ ...infoQuery, ...answered }).data

/** Who is signed in, if anyone. */
export const useUser = () => useQuery({ ...userQuery, ...answered }).data ?? null

/** Whether all the named parts of the store are switched on; unknown settings count as off. */
export function useAreOn(): (toggles: readonly SiteToggle[]) => boolean {
  const { data: settings } = useQuery({ ...settingsQuery, ...answered })
  return (toggles) => toggles.every((toggle) => settings?.[toggle] === true)
}
