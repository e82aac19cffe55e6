import { firstAuthView } from '#api/session.ts'
import { type AuthView, useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useSite } from './use-site.ts'

/** Specification §2: the first view is the one this browser prefers, else the configured one; an open dialog stays as it is. */
export function useOpenAuth() {
  const { config } = useSite()
  const opened = useHistoryState('openedAuth')
  const { open } = useHistoryStateSwitch()
  return (view?: AuthView) => {
    if (opened) return
    void open({ openedAuth: view ?? firstAuthView(config.authInitial) })
  }
}
