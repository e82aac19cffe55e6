import { Navigate, useRouterState } from '@tanstack/react-router'
import { useSite } from '#parts/site/use-site.ts'
import { hasOwnState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { HomePage } from '../screens.tsx'

/** Specification §2: a store without a home page starts in its catalogue, unless the address or the entry says more. */
function Home() {
  const { settings } = useSite()
  const isPlain = useRouterState({ select: ({ location }) => !location.searchStr && !location.hash && !hasOwnState(location.state) })
  if (!settings.showHomePage && isPlain) return <Navigate to={paths.catalogue} replace />
  return <HomePage />
}

export const HomeRoute = Object.assign(Home, { preload: HomePage.preload })
