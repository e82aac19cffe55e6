import { Navigate, useRouterState } from '@tanstack/react-router'
import { userToken } from '#api/session.ts'
import { useAreTogglesOn, useSite, useUser } from '#parts/site/use-site.ts'
import { hasOwnState } from '#lib/history-state.ts'
import { paths } from '#lib/paths.ts'
import { HomePage, Workbench } from '../screens.tsx'
import { isHomeInCatalogue } from './home-route.rules.ts'

/** The query, hash and history state are passed on to the catalogue. */
function Home() {
  const { showHomePage } = useSite().settings
  const hasCompany = Boolean(useUser()?.companyName)
  const homeRedirect = useAreTogglesOn()(['homeRedirect'])
  const isPlain = useRouterState({ select: ({ location }) => !location.searchStr && !location.hash && !hasOwnState(location.state) })
  if (isHomeInCatalogue({ showHomePage, homeRedirect, isPlain }))
    return <Navigate to={paths.catalogue} search hash state={(before) => before} replace />
  // Orders, debts and drafts belong to a company; everybody else is shown the seller's page.
  return hasCompany ? <Workbench /> : <HomePage />
}

/** Who is signed in is known only later; a token tells which page it will be. */
export const HomeRoute = Object.assign(Home, { preload: () => (userToken() === null ? HomePage : Workbench).preload() })
