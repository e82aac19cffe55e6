import { useRouter } from '@tanstack/react-router'
import { useHistoryState, useHistoryStateSwitch } from '#lib/history-state.ts'
import { useHistory } from '#lib/use-history.ts'

/** Tools over a view of the auth dialog: two panels of sign-in, and the company search of sign-up. */
export type AuthTool = 'code' | 'reset' | 'company'

const here = { to: '.', search: true, hash: true, params: true, resetScroll: false } as const

/** A tool has its own history entry, so that "back" leads to the view under it; closing the dialog goes back over both. */
export function useAuthTool() {
  const router = useRouter()
  const history = useHistory()
  const { close } = useHistoryStateSwitch()
  const tool = useHistoryState('openedAuthTool') as AuthTool | undefined
  const over = () => router.state.location.state.authToolOver
  const clear = (state: { openedAuth?: undefined; openedAuthTool: undefined }) =>
    void router.navigate({ ...here, replace: true, state: (before) => ({ ...before, ...state, authToolOver: undefined }) })

  return {
    tool,
    openTool: (opened: AuthTool) =>
      void router.navigate({
        ...here,
        state: (before) => ({
          ...before,
          openedAuthTool: opened,
          authToolOver: before.canGoBack ? 'pushed' : 'direct',
          canGoBack: true,
        }),
      }),
    closeTool: () => (over() ? history.back() : clear({ openedAuthTool: undefined })),
    closeAll: () => {
      if (over() === 'pushed') return history.go(-2)
      if (over() === 'direct') return clear({ openedAuth: undefined, openedAuthTool: undefined })
      close('openedAuth', 'openedAuthTool')
    },
  }
}
