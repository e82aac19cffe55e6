import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Language } from '@vitrina/contract/languages'
import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { queryClient } from '#api/query-client.ts'
import { styleCache } from '#ui/style-cache.ts'
import { SCHEME_KEY, themeIn } from '#ui/theme.ts'
import { themeLocales } from '#ui/theme-locale.ts'
import { watchFailures } from './watch-failures.ts'
import { createStoreRouter } from './router.tsx'
import { watchSession } from './watch-session.ts'

const router = createStoreRouter()
watchFailures(queryClient)
watchSession(queryClient, router)

export function App() {
  const { i18n } = useTranslation()
  const theme = useMemo(() => themeIn(themeLocales[i18n.language as Language]), [i18n.language])
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={SCHEME_KEY} noSsr>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
