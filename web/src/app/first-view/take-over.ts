import type { QueryKey } from '@tanstack/react-query'
import { type Language, languages } from '@vitrina/contract/languages'
import { mayShowNotice, readLook } from '@vitrina/contract/site/first-view.rules'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { takePageAnswers } from '#api/page-answers.ts'
import { queryClient } from '#api/query-client.ts'
import { mergeTranslations } from '#i18n/i18n.ts'
import { currentLanguage, hasChosenLanguage, storeLanguage } from '#lib/language.ts'
import { infoQuery, translationsQuery } from '#parts/site/site.api.ts'
import type { createStoreRouter } from '../router.tsx'
import { CartLink } from '../layout/header-cart.tsx'
import { ImportantNotice } from '../important-notice-chunk.ts'
import { FirstVisitNotices, HeaderHelp, InformationMessages, RegionalMessage, WherePicker } from '../screens.tsx'

declare global {
  /** Of public/boot.js: the button that was pressed while the scripts of a drawn page were still loading; from then on React hears of presses. */
  var takeEarlyPress: (() => HTMLElement | null) | undefined
}

type StoreRouter = ReturnType<typeof createStoreRouter>
type TakeOver = (app: ReactNode, router: StoreRouter) => Promise<void>

const FIRST_VIEW_ID = 'first-view'

/** public/boot.js has compared the page with this browser: all of it is ours, its answers alone, or nothing. */
type Fit = 'page' | 'answers' | 'none'

const fitOf = (root: HTMLElement): Fit => (root.dataset.fit as Fit | undefined) ?? 'none'

/** The language of the page that the server drew. */
function languageOf({ lang }: HTMLElement): Language | undefined {
  return languages.find((language) => language === lang)
}

/** Takes the answers out of the page, and gives how its markup is taken over where that is this visitor's as well. */
export function takeFirstView(root: HTMLElement, place: HTMLElement): TakeOver | null {
  if (takeAnswers(root)) return (app, router) => takeOver(root, { place, app, router })
  hideFirstView(root, place)
  return null
}

function takeAnswers(root: HTMLElement): boolean {
  const fit = fitOf(root)
  const given = document.getElementById(FIRST_VIEW_ID)?.textContent
  const language = languageOf(root)
  if (fit === 'none' || !given || !language) return false
  // The page is drawn in the first language of the site, which is the visitor’s until they choose another.
  if (!hasChosenLanguage()) storeLanguage(language)
  takePageAnswers(queryClient, JSON.parse(given) as [QueryKey, unknown][])
  return fit === 'page'
}

function isNoticeDrawn({ dataset }: HTMLElement): boolean {
  const look = readLook(dataset.look ?? '')
  return look !== null && mayShowNotice(look)
}

/** Parts of the drawn page that have chunks of their own; one that fails is loaded again where it is shown. */
function loadDrawnParts(root: HTMLElement): Promise<unknown> {
  const info = queryClient.getQueryData(infoQuery.queryKey)
  const parts = [
    CartLink,
    HeaderHelp,
    WherePicker,
    FirstVisitNotices,
    ...(info?.importantNotice && isNoticeDrawn(root) ? [ImportantNotice] : []),
    ...(info?.informationMessages.length ? [InformationMessages] : []),
    ...(info?.regionalMessage ? [RegionalMessage] : []),
  ]
  return Promise.allSettled(parts.map((part) => part.preload()))
}

/** Called once React has the page: it takes over at once whatever an event is for. */
function repeatEarlyPress(): void {
  const pressed = globalThis.takeEarlyPress?.()
  if (pressed?.isConnected) pressed.click()
}

/** A page drawn for somebody else shows the spinner until ours is ready. */
function hideFirstView(root: HTMLElement, place: HTMLElement): void {
  const spinner = document.createElement('div')
  spinner.className = 'boot'
  spinner.append(Object.assign(document.createElement('div'), { className: 'boot-spinner' }))
  place.replaceChildren(spinner)
  delete root.dataset.fit
}

/** Everything drawn is here before it is taken over, so that nothing blinks: the texts, the screen, the parts of the frame. */
async function takeOver(
  root: HTMLElement,
  { place, app, router }: { place: HTMLElement; app: ReactNode; router: StoreRouter },
): Promise<void> {
  const language = currentLanguage()
  mergeTranslations(language, queryClient.getQueryData(translationsQuery(language).queryKey) ?? {})
  router.ssr = { manifest: undefined }
  await Promise.all([router.load(), loadDrawnParts(root)])
  hydrateRoot(place, app)
  repeatEarlyPress()
}
