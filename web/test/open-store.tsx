import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import { authApi, type CurrentUser } from '@vitrina/contract/auth/auth'
import { cartApi } from '@vitrina/contract/cart/cart'
import { destinationApi } from '@vitrina/contract/promise/destination'
import { type AppInfo, siteApi } from '@vitrina/contract/site/site'
import type { SiteFlags, SiteToggles } from '@vitrina/contract/site/site.settings'
import { onTestFinished } from 'vitest'
import { queryClient } from '#api/query-client.ts'
import { storeToken } from '#api/session.ts'
import { createStoreRouter } from '#app/router.tsx'
import { watchFailures } from '#app/watch-failures.ts'
import { watchSession } from '#app/watch-session.ts'
import { TextsProvider } from '#i18n/use-translation.tsx'
import { aDestination } from '#parts/promise/destination.builder.ts'
import { fakeServer } from './api.ts'
import { aSite, config, theme, unusedStyles } from './render-screen.tsx'
import { resizeTo, widths } from './window-size.ts'

type Site = { user?: CurrentUser; flags?: Partial<SiteFlags>; toggles?: Partial<SiteToggles>; info?: Partial<AppInfo> }

/** A server that answers what every page asks for; a test gives the answers of its own screens, or others instead of these. */
export function fakeStore({ user, flags = {}, toggles = {}, info = {} }: Site = {}) {
  const server = fakeServer()
  server.on(siteApi.info, { ...aSite(flags), ...info })
  server.on(siteApi.settings, { ...config.toggles, ...toggles })
  server.on(siteApi.translations, {})
  server.on(siteApi.checkCookie, { accepted: true })
  server.on(siteApi.survey, { survey: null })
  server.on(destinationApi.read, aDestination())
  server.on(cartApi.amounts, { cartId: null, version: 0, count: 0, sum: 0, amounts: {} })
  if (user) {
    storeToken('a-token', { rememberMe: false })
    server.on(authApi.currentUser, user)
  }
  return server
}

/** The whole store at an address, as a visitor opens it: the start, the frame, the screen of the address and what lies over it. */
export function openStore(at: string, { width = widths.desktop }: { width?: number } = {}) {
  resizeTo(width)
  queryClient.clear()
  const router = createStoreRouter(createMemoryHistory({ initialEntries: [at] }))
  watchFailures(queryClient)
  onTestFinished(watchSession(queryClient, router))
  const rendered = render(
    <TextsProvider>
      <CacheProvider value={unusedStyles}>
        <ThemeProvider theme={theme} defaultMode="light" noSsr>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </CacheProvider>
    </TextsProvider>,
  )
  return {
    ...rendered,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    router,
    address: () => router.state.location.href,
  }
}
