import { useQuery } from '@tanstack/react-query'
import type { AppInfo } from '@vitrina/contract/site/site'
import { useSyncExternalStore } from 'react'
import { useHistoryState } from '#lib/history-state.ts'
import { localStore } from '#lib/storage.ts'
import { createStore } from '#lib/store.ts'
import { useIsBackOffice } from '#lib/use-is-back-office.ts'
import { userQuery } from '#parts/site/site.api.ts'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { useDesktop } from '#ui/use-desktop.ts'
import { isNoticeDue } from './important-notice.rules.ts'

/** Time of the dismissal, under the key of specification §3. */
const DISMISSED = 'B2B_IMPORTANT_NOTICE_DISMISSED_AT'

/** How often it was dismissed on this page, so that every part of the page hears of it. */
const dismissals = createStore(0)

/** As the look of a page says, where there is no browser that remembers it. */
export function markNotice({ isDismissed }: { isDismissed: boolean }): void {
  if (isDismissed) localStore.set(DISMISSED, new Date(0).toISOString())
  else localStore.remove(DISMISSED)
}

export function dismissImportantNotice(): void {
  localStore.set(DISMISSED, new Date().toISOString())
  dismissals.set(dismissals.get() + 1)
}

const wasDismissed = () => localStore.get(DISMISSED) !== null

export const useIsNoticeDismissed = (): boolean => useSyncExternalStore(dismissals.subscribe, wasDismissed, wasDismissed)

/** The notice that is due to this visitor now, if any. */
export function useImportantNotice(): AppInfo['importantNotice'] {
  const { importantNotice } = useSite()
  const areOn = useAreTogglesOn()
  const { data: user } = useQuery(userQuery)
  const isDesktop = useDesktop()
  const isBackOffice = useIsBackOffice()
  const isForced = useHistoryState('importantDialog') === true
  const isSigningIn = useHistoryState('openedAuth') !== undefined
  const isDismissed = useIsNoticeDismissed()
  const isDue = isNoticeDue({ isDesktop, isForced, isOn: areOn(['importantNotice']), isGuest: user === null, isDismissed, isSigningIn })
  return isDue && !isBackOffice ? importantNotice : null
}
