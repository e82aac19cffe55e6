import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isDesktopForced } from '#lib/desktop-flag.ts'
import { useSite } from '#parts/site/use-site.ts'
import { DESKTOP_WIDTH } from '#ui/theme.ts'
import { useDesktop, usePhone } from '#ui/use-desktop.ts'
import { InformationMessages, RegionalMessage } from '../screens.tsx'
import { Optional } from '../optional.tsx'
import { SCROLLER_ID } from '../scroller.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { Footer } from './footer.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PhoneHeader } from './phone-header.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SkipLink } from './skip-link.tsx'
import { StandIn } from './stand-in.tsx'
import { TabletHeader } from './tablet-header.tsx'

/** Specification §9: from 1280 px on a container that does not scroll, with the content scrolling inside; below, the page scrolls. */
export function Layout({ children }: { children: ReactNode }) {
  const isDesktop = useDesktop()
  return isDesktop ? <DesktopLayout>{children}</DesktopLayout> : <ScrollingLayout>{children}</ScrollingLayout>
}

function DesktopLayout({ children }: { children: ReactNode }) {
  return (
    <Box
      data-layout="desktop"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100dvh',
        minWidth: isDesktopForced() ? DESKTOP_WIDTH : 0,
        '@media print': { display: 'block', height: 'auto' },
      }}
    >
      <SkipLink />
      <DesktopHeader />
      <StandIn />
      <OfflineBanner />
      <Box
        id={SCROLLER_ID}
        data-scroll-restoration-id={SCROLLER_ID}
        sx={{
          flexGrow: 1,
          minHeight: 0,
          overflowY: 'scroll',
          overflowX: 'hidden',
          display: 'flex',
          flexDirection: 'column',
          '@media print': { display: 'block', overflow: 'visible' },
        }}
      >
        <Content>{children}</Content>
        <Footer />
      </Box>
    </Box>
  )
}

function ScrollingLayout({ children }: { children: ReactNode }) {
  const isPhone = usePhone()
  return (
    <Box data-layout={isPhone ? 'phone' : 'tablet'} sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      {isPhone ? <PhoneHeader /> : <TabletHeader />}
      <StandIn />
      <OfflineBanner />
      <Content>{children}</Content>
      <Footer />
      {isPhone && <PhoneTabs />}
    </Box>
  )
}

/** Fetched by the start, and only where the seller has something to say. */
function SellerMessages() {
  const { informationMessages, regionalMessage } = useSite()
  return (
    <Optional>
      {informationMessages.length > 0 && <InformationMessages />}
      {regionalMessage && <RegionalMessage />}
    </Optional>
  )
}

function Content({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      aria-label={t('nav.content')}
      sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', outline: 'none', minWidth: 0 }}
    >
      <RouteAnnouncer />
      <SellerMessages />
      {children}
    </Box>
  )
}
