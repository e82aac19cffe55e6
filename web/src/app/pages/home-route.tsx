import { Navigate, useRouterState } from '@tanstack/react-router'
import { useAreTogglesOn, useSite } from '#parts/site/use-site.ts'
import { hasOwnState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { HomePage } from '../screens.tsx'
import { isHomeInCatalogue } from './home-route.rules.ts'

/** The query, hash and history state are passed on to the catalogue. */
function Home() {
  const { showHomePage } = useSite().settings
  const homeRedirect = useAreTogglesOn()(['homeRedirect'])
  const isPlain = useRouterState({ select: ({ location }) => !location.searchStr && !location.hash && !hasOwnState(location.state) })
  if (isHomeInCatalogue({ showHomePage, homeRedirect, isPlain }))
    return <Navigate to={paths.catalogue} search hash state={(before) => before} replace />
  return <HomePage />
}

export const HomeRoute = Object.assign(Home, { preload: HomePage.preload })
