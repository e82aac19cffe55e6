import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { SiteProvider } from '#parts/site/site-provider.tsx'
import { MessageBar } from '#ui/message-bar.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { ProgressLayer } from '#ui/progress-layer.tsx'
import { Layout } from './layout/layout.tsx'
import { Overlays } from './overlays.tsx'
import { StartFailure } from './start/start-failure.tsx'
import { useStart } from './start/use-start.ts'
import { TopBar } from './top-bar.tsx'

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
  if (start.status === 'pending') return <PageLoader />
  if (start.status === 'failed') return <StartFailure error={start.error} onRetry={start.retry} />
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
