import { useNavigate, useSearch } from '@tanstack/react-router'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'

const isUuid = (text: unknown): text is string => typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The import over the cart: opened by a press or a paste, or by an address that names it, which a reload keeps. */
export function useCartImport() {
  const opened = useHistoryState('openedCartImport')
  const canGoBack = useHistoryState('canGoBack')
  const { import: named }: { import?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { close } = useHistoryStateSwitch()
  const jobId = isUuid(named) ? named : null

  const replaceJob = (id: string | null, state: object | undefined) =>
    void navigate({
      to: '.',
      search: ({ import: _, ...others }: Record<string, unknown>) => ({ ...others, ...(id && { import: id }) }),
      state: (before) => ({ ...before, openedCartImport: state }),
      replace: true,
      resetScroll: false,
    })
  return {
    isOpen: opened !== undefined || jobId !== null,
    text: opened?.text,
    jobId,
    setJob: (id: string | null) => replaceJob(id, {}),
    close: () => (jobId === null || canGoBack ? close('openedCartImport') : replaceJob(null, undefined)),
  }
}
