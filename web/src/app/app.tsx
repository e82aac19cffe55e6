import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Language } from '@vitrina/contract/languages'
import { useMemo } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { queryClient } from '#api/query-client.ts'
import { styleCache } from '#ui/style-cache.ts'
import { SCHEME_KEY, themeIn } from '#ui/theme.ts'
import { themeLocales } from '#ui/theme-locale.ts'
import type { createStoreRouter } from './router.tsx'

type Props = {
  router: ReturnType<typeof createStoreRouter>
  /** The server has one for each width of a screen. */
  themeOf?: (language: Language) => Theme
}

const themeOfBrowser = (language: Language) => themeIn(themeLocales[language])

export function App({ router, themeOf = themeOfBrowser }: Props) {
  const { i18n } = useTranslation()
  const theme = useMemo(() => themeOf(i18n.language), [themeOf, i18n.language])
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
