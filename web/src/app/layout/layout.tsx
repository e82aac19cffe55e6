import Box from '@mui/material/Box'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { isDesktopForced } from '#lib/desktop-flag.ts'
import { useIsBackOffice } from '#lib/use-is-back-office.ts'
import { useSite } from '#parts/site/use-site.ts'
import { CachedFragment } from '#ui/cached-fragment.tsx'
import { DESKTOP_WIDTH } from '#ui/theme.ts'
import { useDesktop, usePhone } from '#ui/use-desktop.ts'
import { DeskHeader, InformationMessages, RegionalMessage } from '../screens.tsx'
import { Optional } from '../optional.tsx'
import { SCROLLER_ID } from '../scroller.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { Footer } from './footer.tsx'
import { FAVOURITES } from './header-tools.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PhoneHeader } from './phone-header.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { SkipLink } from './skip-link.tsx'
import { StandIn } from './stand-in.tsx'
import { TabletHeader } from './tablet-header.tsx'

const headers = { desktop: DesktopHeader, tablet: TabletHeader, phone: PhoneHeader }

const hasKeyword = (search: unknown) => typeof search === 'object' && search !== null && 'keyword' in search

const fixed = {
  height: '100dvh',
  '@media print': { display: 'block', height: 'auto' },
} as const

const scroller = {
  minHeight: 0,
  overflowY: 'scroll',
  overflowX: 'hidden',
  '@media print': { display: 'block', overflow: 'visible' },
} as const

/**
 * Specification §9: from 1280 px on a container that does not scroll, with the content scrolling inside; below, the page scrolls.
 * One tree for all widths: a turned tablet loses nothing of what was typed or ticked.
 */
export function Layout({ children }: { children: ReactNode }) {
  const isDesktop = useDesktop()
  const isPhone = usePhone()
  const kind = isDesktop ? 'desktop' : isPhone ? 'phone' : 'tablet'
  const Header = headers[kind]
  const isBackOffice = useIsBackOffice()
  return (
    <Box
      data-layout={kind}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: isDesktopForced() ? DESKTOP_WIDTH : 0,
        ...(isDesktop ? fixed : { minHeight: '100dvh' }),
      }}
    >
      <SkipLink />
      {isBackOffice ? (
        <Optional fallback={<Box sx={{ height: 52, flexShrink: 0 }} />}>
          <DeskHeader />
        </Optional>
      ) : (
        <OfAddress name="header">
          <Header />
        </OfAddress>
      )}
      <StandIn />
      <OfflineBanner />
      <Box
        {...(isDesktop && { id: SCROLLER_ID, 'data-scroll-restoration-id': SCROLLER_ID })}
        sx={{ flexGrow: 1, display: 'flex', flexDirection: 'column', ...(isDesktop && scroller) }}
      >
        <Content>{children}</Content>
        <CachedFragment name="footer" from="site">
          <Footer />
        </CachedFragment>
      </Box>
      {isPhone && !isBackOffice && (
        <OfAddress name="tabs">
          <PhoneTabs />
        </OfAddress>
      )}
    </Box>
  )
}

/** A part of the frame whose links know where the visitor is; the same for all lists. */
function OfAddress({ name, children }: { name: string; children: ReactNode }) {
  const address = useRouterState({
    select: ({ location }) => (location.href === FAVOURITES || hasKeyword(location.search) ? location.href : location.pathname),
  })
  return (
    <CachedFragment name={name} from="site" by={[address]}>
      {children}
    </CachedFragment>
  )
}

/** Loaded by the start sequence, and only where the seller has messages. */
function SellerMessages() {
  const { informationMessages, regionalMessage } = useSite()
  if (useIsBackOffice()) return null
  return (
    <CachedFragment name="messages" from="site">
      <Optional>
        {informationMessages.length > 0 && <InformationMessages />}
        {regionalMessage && <RegionalMessage />}
      </Optional>
    </CachedFragment>
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
      sx={{
        flexGrow: 1,
        display: 'flex',
        flexDirection: 'column',
        outline: 'none',
        minWidth: 0,
        // A screen that is still loading is short: its footer would be pushed out of sight.
        '&:has([data-page-loader]) ~ footer': { visibility: 'hidden' },
      }}
    >
      <RouteAnnouncer />
      <SellerMessages />
      {children}
    </Box>
  )
}
