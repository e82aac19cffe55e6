import type { Theme } from '@mui/material/styles'
import { createTheme } from '@mui/material/styles'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Language } from '@vitrina/contract/languages'
import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { queryClient } from '#api/query-client.ts'
import { App } from '#app/app.tsx'
import { type FirstView, fetchFirstAnswers } from '#app/first-view/first-answers.ts'
import { Fragments } from '#app/first-view/fragments.tsx'
import { originsOf } from '#app/first-view/fragment-origins.ts'
import { beginStyles, type PageStyle, stylesOf } from '#app/first-view/page-styles.ts'
import { matchesWidth } from '#app/first-view/screen-of-width.ts'
import { speak, takeWords } from '#app/first-view/spoken-texts.ts'
import { createStoreRouter } from '#app/router.tsx'
import { TextsProvider } from '#i18n/use-translation.tsx'
import { translationsQuery } from '#parts/site/site.api.ts'
import { FragmentCache } from '#ui/cached-fragment.tsx'
import { styleCache } from '#ui/style-cache.ts'
import { themeIn } from '#ui/theme.ts'
import { themeLocales } from '#ui/theme-locale.ts'

export type DrawnPage = { markup: string; styles: PageStyle[]; answers: (readonly [unknown, unknown])[] }

// Styles are collected there and stand in the head of the page, not beside the first element that has them.
styleCache.compat = true

const themes = new Map<string, Theme>()

type MadeForPage = { generateThemeVars: () => object; generateStyleSheets: () => object[] }

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The provider asks a theme for its variables and their styles on every page. */
function withVariablesMadeOnce(theme: Theme): Theme {
  const { generateThemeVars, generateStyleSheets } = theme as unknown as MadeForPage
  return Object.assign(theme, { generateThemeVars: once(generateThemeVars), generateStyleSheets: once(generateStyleSheets) })
}

/** Made once for each layout and language: it takes as long as drawing a page. */
const themeFor = (width: number) => (language: Language) => {
  const key = `${language} ${width}`
  const known =
    themes.get(key) ??
    withVariablesMadeOnce(
      createTheme(themeIn(themeLocales[language]), {
        components: { MuiUseMediaQuery: { defaultProps: { ssrMatchMedia: (query: string) => ({ matches: matchesWidth(query, width) }) } } },
      }),
    )
  themes.set(key, known)
  return known
}

/** Waits for parts of the app that are still loading. */
async function streamed(app: ReactNode): Promise<string> {
  const failures: unknown[] = []
  // Parts of a page that come later would need scripts in it to be put into their places.
  const stream = await renderToReadableStream(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  await stream.allReady
  const markup = await new Response(stream).text()
  if (failures.length > 0) throw failures[0]
  return markup
}

/** How React marks a part that it left to the browser, because it was not there yet or failed. */
const LEFT_OUT = '<!--$!-->'

const fragments = new Fragments(styleCache)

function markupOf(router: ReturnType<typeof createStoreRouter>, view: FirstView): string | Promise<string> {
  const app = (
    <TextsProvider>
      <App router={router} themeOf={themeFor(view.width)} />
    </TextsProvider>
  )
  fragments.begin(originsOf(queryClient, view))
  const markup = fragments.take(renderToString(<FragmentCache value={fragments}>{app}</FragmentCache>))
  return markup.includes(LEFT_OUT) ? streamed(app) : markup
}

/** Computed from other answers, and not all of it is JSON. */
const isDerived = (queryKey: readonly unknown[]) => queryKey[1] === 'panel'

const answersGiven = () =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && !isDerived(queryKey))
    .map(({ queryKey, state }) => [queryKey, state.data] as const)

async function drawnBy(router: ReturnType<typeof createStoreRouter>, view: FirstView): Promise<DrawnPage> {
  takeWords(view.language, queryClient.getQueryData(translationsQuery(view.language).queryKey) ?? {})
  const markup = await markupOf(router, view)
  return { markup, styles: stylesOf(styleCache, markup), answers: answersGiven() }
}

const NOTHING: DrawnPage = { markup: '', styles: [], answers: [] }

/**
 * Draws the first view of a guest's page as the browser would, with the answers it was drawn from; null for an address that leads
 * elsewhere. A signed-in user's own page is only asked for: its calls are what the page says of itself. One page at a time: the
 * texts and the cache of answers are those of the whole module.
 */
export async function drawPage(view: FirstView): Promise<DrawnPage | null> {
  const { path, search, language, isOwn } = view
  queryClient.clear()
  beginStyles(styleCache)
  await speak(language)
  const router = createStoreRouter(createMemoryHistory({ initialEntries: [path + search] }), { scrollRestoration: false })
  const [, isDrawn] = await Promise.all([router.load(), fetchFirstAnswers(queryClient, view)])
  // An address that leads elsewhere matches no screen here.
  const isElsewhere = !isDrawn || router.state.matches.length === 0
  const drawn = isElsewhere ? null : isOwn ? NOTHING : await drawnBy(router, view)
  queryClient.clear()
  return drawn
}
