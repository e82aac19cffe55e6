import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '#lib/search-string.ts'
import { PageNotFound } from '#ui/error-view.tsx'
import { PageLoader } from '#ui/loader.tsx'
import { RouteFailure } from './route-failure.tsx'
import { routeTree } from './routes.tsx'
import { SCROLLER_ID } from './scroller.ts'

/** On the browser's history, or on one of a test or of the server, where nothing is scrolled. */
export const createStoreRouter = (history?: RouterHistory, { scrollRestoration = true } = {}) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    scrollRestoration,
    scrollToTopSelectors: [`#${SCROLLER_ID}`],
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PageLoader,
    defaultErrorComponent: RouteFailure,
    defaultNotFoundComponent: PageNotFound,
    // At the root, not in the nearest area: `/user/nothing` is not part of the account.
    notFoundMode: 'root',
  })
