import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#lib/paths.ts'
import { SiteProvider } from '#parts/site/site-provider.tsx'
import { MessageBar } from '#ui/message-bar.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { ProgressLayer } from '#ui/progress-layer.tsx'
import { Layout } from './layout/layout.tsx'
import { Overlays } from './overlays.tsx'
import { BareLayout } from './screens.tsx'
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

function Started() {
  const start = useStart()
  // A buyer's client reads the buyer's offer: the seller's header, notices and chat have no business there.
  const isBare = useRouterState({ select: ({ location }) => location.pathname.startsWith(CLIENT_PAGES) })
  if (start.status === 'pending') return <PageLoader />
  if (start.status === 'failed') return <StartFailure error={start.error} onRetry={start.retry} />
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
