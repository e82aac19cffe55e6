import { useQuery } from '@tanstack/react-query'
import { isKnownPath } from '@vitrina/contract/site/site.routes'
import { type ReactNode, useMemo } from 'react'
import { infoQuery, settingsQuery, userQuery } from './site.api.ts'
import { type AreTogglesOn, type KnownSite, KnownSiteContext } from './use-site.ts'

// The start sequence fetches; here the answers are only read, so that nothing is fetched before its turn.
const answered = { enabled: false } as const

export function SiteProvider({ children }: { children: ReactNode }) {
  const { data: info } = useQuery({ ...infoQuery, ...answered })
  const { data: user = null } = useQuery({ ...userQuery, ...answered })
  const { data: settings } = useQuery({ ...settingsQuery, ...answered })
  const known = useMemo((): KnownSite => {
    const areOn: AreTogglesOn = (toggles) => toggles.every((toggle) => settings?.[toggle] === true)
    const isOpen = (path: string) => info !== undefined && isKnownPath(path, { toggles: settings ?? {}, flags: info.settings })
    return { info, user, areOn, isOpen }
  }, [info, user, settings])
  return <KnownSiteContext value={known}>{children}</KnownSiteContext>
}
