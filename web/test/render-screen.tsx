import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event'
import type { CurrentUser } from '@vitrina/contract/auth/auth'
import type { AppInfo } from '@vitrina/contract/site/site'
import { type SiteFlags, type SiteToggles, siteConfig } from '@vitrina/contract/site/site.settings'
import type { ReactNode } from 'react'
import { queryClient } from '#api/query-client.ts'
import { StoreQueryClient } from '#api/store-query-client.ts'
import { TextsProvider } from '#i18n/use-translation.tsx'
import { parseSearch, stringifySearch } from '#lib/search-string.ts'
import { createStore, useStore } from '#lib/store.ts'
import { infoQuery, settingsQuery, userQuery } from '#parts/site/site.api.ts'
import { SiteProvider } from '#parts/site/site-provider.tsx'
import { MessageBar } from '#ui/message-bar.tsx'
import { themeIn } from '#ui/theme.ts'
import { themeLocales } from '#ui/theme-locale.ts'

export const config = siteConfig.parse({})

export const aSite = (flags: Partial<SiteFlags>): AppInfo => ({
  site: { id: 1, name: 'Витрина', host: 'vitrina.test', url: 'http://vitrina.test', marketUrl: '', isOpen: true, logo: null },
  currency: config.currency,
  languages: ['ru', 'en', 'uz'],
  language: 'ru',
  region: null,
  regions: [],
  settings: { ...config.flags, chatButton: { liveChat: false }, ...flags },
  config: { ...config, contacts: { phone: '', email: '', address: '', hours: '' } },
  freeDeliveryFrom: 0,
  yandexMetrikaCounterId: null,
  filters: [],
  informationMessages: [],
  importantNotice: null,
  regionalMessage: null,
})

/** A buyer who may order for a company. */
export const aUser = (given: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  uuid: '00000000-0000-4000-8000-000000000007',
  publicIdentity: 'Орлов Дмитрий',
  phone: '+79000000001',
  email: 'buyer@vitrina.test',
  Group: 'buyer',
  avatar: null,
  isIndividual: false,
  region: null,
  regionId: null,
  companyName: 'ООО «Восток»',
  companyRole: 'owner',
  needsTwoFactor: false,
  staffName: null,
  hasMultiCompany: false,
  ...given,
})

type Surroundings = {
  at?: string
  user?: CurrentUser | null
  flags?: Partial<SiteFlags>
  toggles?: Partial<SiteToggles>
  /** Puts into the cache what other screens have loaded. */
  prime?: (queries: QueryClient) => void
}

export const theme = themeIn(themeLocales.ru)
/** Outside the page: computing styles takes most of the time of a test, and a component test proves none. */
export const unusedStyles = createCache({ key: 'unused', container: document.createElement('div') })

/** Renders a part of the store as the app does: with its site, texts, queries, theme, address and message bar. */
export async function renderScreen(screen: ReactNode, { at = '/', user = null, flags = {}, toggles = {}, prime }: Surroundings = {}) {
  const queries = new StoreQueryClient({ defaultOptions: queryClient.getDefaultOptions() })
  queries.setQueryData(infoQuery.queryKey, aSite(flags))
  queries.setQueryData(userQuery.queryKey, user)
  queries.setQueryData(settingsQuery.queryKey, { ...config.toggles, ...toggles })
  prime?.(queries)
  const content = createStore(screen)
  const Content = () => useStore(content)
  const route = createRootRoute({
    component: () => (
      <SiteProvider>
        <Content />
        <MessageBar />
      </SiteProvider>
    ),
  })
  // Any address shows the same part.
  const anywhere = createRoute({ getParentRoute: () => route, path: '$' })
  const router = createRouter({
    routeTree: route.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const rendered = render(
    <TextsProvider>
      <CacheProvider value={unusedStyles}>
        <ThemeProvider theme={theme} defaultMode="light" noSsr>
          <QueryClientProvider client={queries}>
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
    /** Another screen in its place. */
    rerenderWith: (next: ReactNode) => act(async () => content.set(next)),
  }
}
