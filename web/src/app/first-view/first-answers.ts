import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '@vitrina/contract/languages'
import { mayShowNotice } from '@vitrina/contract/site/first-view.rules'
import type { AppInfo } from '@vitrina/contract/site/site'
import { fetchCatalogueView } from '#features/catalogue/catalogue.first-view.ts'
import { readOpenProduct } from '#features/catalogue/catalogue.params.ts'
import { homeQuery } from '#features/home/home.api.ts'
import { markNotice } from '#features/notices/use-important-notice.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search-string.ts'
import { destinationQuery } from '#parts/promise/destination.api.ts'
import { cookieQuery } from '#parts/site/cookie.api.ts'
import { infoQuery, settingsQuery, translationsQuery, userQuery } from '#parts/site/site.api.ts'
import { sanitisedQuery } from '#ui/sanitised.ts'
import { DESKTOP_WIDTH, TABLET_WIDTH } from '#ui/theme.ts'
import { isHomeInCatalogue } from '../pages/home-route.rules.ts'
import { firstMessagesKey } from '../start/use-first-messages.ts'

export type FirstView = {
  path: string
  /** With its question mark, as in an address. */
  search: string
  language: Language
  width: number
  hasAcceptedCookies: boolean
  isNoticeDismissed: boolean
  isOwn: boolean
  /** Rich text is sanitised where there is no DOM to do it with. */
  sanitise: (html: string) => Promise<string>
}

function richTextsOf({ informationMessages, regionalMessage, importantNotice }: AppInfo, view: FirstView): string[] {
  const notice = mayShowNotice(view) ? importantNotice : null
  return [...informationMessages, regionalMessage, notice].flatMap((message) => message?.content ?? [])
}

/** The texts of the home page's blocks. */
async function fetchHome(queries: QueryClient): Promise<string[]> {
  const { blocks } = await queries.query(homeQuery)
  return blocks.flatMap((block) => ('content' in block ? [block.content] : []))
}

async function fetchScreen(queries: QueryClient, { path, search, width, isOwn }: FirstView): Promise<string[]> {
  // A signed-in user's home has no blocks of a guest's.
  if (path === paths.home) return isOwn ? [] : fetchHome(queries)
  await fetchCatalogueView(queries, { search: parseSearch(search), hasPanel: width >= DESKTOP_WIDTH })
  return []
}

/** The header of a phone has no room for where goods go; an open product says it at every width. */
const showsDestination = ({ search, width }: FirstView): boolean => width >= TABLET_WIDTH || readOpenProduct(parseSearch(search)) !== null

/** Everything a guest's page asks for before it can be drawn; false where the page shows another screen than its address says. */
export async function fetchFirstAnswers(queries: QueryClient, view: FirstView): Promise<boolean> {
  const { path, search, language, hasAcceptedCookies, isNoticeDismissed, sanitise } = view
  queries.setQueryData(userQuery.queryKey, null)
  queries.setQueryData(cookieQuery.queryKey, { accepted: hasAcceptedCookies })
  markNotice({ isDismissed: isNoticeDismissed })
  const [info, settings, richTexts] = await Promise.all([
    queries.query(infoQuery),
    queries.query(settingsQuery),
    fetchScreen(queries, view),
    queries.query(translationsQuery(language)),
    showsDestination(view) && queries.query(destinationQuery),
  ])
  const { showHomePage } = info.settings
  const homeRedirect = settings.homeRedirect === true
  if (path === paths.home && isHomeInCatalogue({ showHomePage, homeRedirect, isPlain: search === '' })) return false
  const sanitiseOne = async (html: string) => queries.setQueryData(sanitisedQuery(html).queryKey, await sanitise(html))
  await Promise.all([...richTextsOf(info, view), ...richTexts].map(sanitiseOne))
  queries.setQueryData(firstMessagesKey, true)
  return true
}
