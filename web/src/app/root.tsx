import { Outlet, useRouterState } from '@tanstack/react-router'
import { isStaff } from '@vitrina/contract/roles/roles.rules'
import { Suspense } from 'react'
import { paths } from '#lib/paths.ts'
import { SiteProvider } from '#parts/site/site-provider.tsx'
import { useSiteIfKnown, useUser } from '#parts/site/use-site.ts'
import { MessageBar } from '#ui/message-bar.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { ProgressLayer } from '#ui/progress-layer.tsx'
import { AuthOverlay } from './auth-overlay.tsx'
import { Layout } from './layout/layout.tsx'
import { Overlays } from './overlays.tsx'
import { BareLayout, ClosedShop } from './screens.tsx'
import { StartFailure } from './start/start-failure.tsx'
import { useStart } from './start/use-start.ts'
import { TopBar } from './top-bar.tsx'

const CLIENT_PAGES = paths.clientOffer.replace('$token', '')

/** The start sequence of the specification §4, then the frame with the screen of the address in it. */
export function Root() {
  return (
    <SiteProvider>
      <Suspense fallback={<PageLoader />}>
        <TopBar />
        <Started />
        <ProgressLayer />
        <MessageBar />
      </Suspense>
    </SiteProvider>
  )
}

/** Whether the shop is not open yet and the visitor is none of the seller's people, in a buyer's place either. */
function useIsClosed(): boolean {
  const site = useSiteIfKnown()?.site
  const user = useUser()
  return site?.isOpen === false && !(user && (isStaff(user.Group) || user.staffName))
}

function Started() {
  const start = useStart()
  // A buyer's client reads the buyer's offer: the seller's header, notices and chat have no business there.
  const isBare = useRouterState({ select: ({ location }) => location.pathname.startsWith(CLIENT_PAGES) })
  const isClosed = useIsClosed()
  if (start.status === 'pending') return <PageLoader />
  if (start.status === 'failed') return <StartFailure error={start.error} onRetry={start.retry} />
  if (isClosed)
    return (
      <BareLayout>
        <ClosedShop />
        <AuthOverlay />
      </BareLayout>
    )
  if (isBare)
    return (
      <BareLayout>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </BareLayout>
    )
  return (
    <>
      <Layout>
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </Layout>
      <Overlays />
    </>
  )
}
