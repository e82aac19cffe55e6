import { type Language, languages } from '../languages.ts'

/** Widths from which a page is laid out differently; a phone is below the second. */
export const screenWidths = [0, 600, 900, 1280] as const
export type ScreenWidth = (typeof screenWidths)[number]

/** Everything the look of a guest's page depends on besides its address: the server draws and caches pages by it. */
export type GuestLook = {
  language: Language
  /** Null: the region of the site. */
  regionId: number | null
  width: ScreenWidth
  hasAcceptedCookies: boolean
  isNoticeDismissed: boolean
}

/**
 * The browser writes here how its pages look, so that the server can draw the next one right: nothing else tells it the width of the
 * window, or the language and the region chosen. It names nobody and grants nothing.
 */
export const LOOK_COOKIE = 'B2B_LOOK'

/** Instead of a look: this browser draws its pages itself, for whoever looks for a fault in one that was drawn for it. */
export const NO_LOOK = 'off'

/** Also written into the page itself, where public/boot.js compares it with this browser. */
export const writeLook = ({ language, regionId, width, hasAcceptedCookies, isNoticeDismissed }: GuestLook): string =>
  [language, regionId ?? 0, width, hasAcceptedCookies ? 1 : 0, isNoticeDismissed ? 1 : 0].join('.')

const OWN = '.own'

/** Of a signed-in user, whose page shows prices of their own: nothing is drawn for it, and it only says what to ask for first. */
export const writeOwnLook = ({ language, width }: Pick<GuestLook, 'language' | 'width'>): string =>
  writeLook({ language, width, regionId: null, hasAcceptedCookies: false, isNoticeDismissed: false }) + OWN

export const isOwnLook = (text: string): boolean => text.endsWith(OWN)

function partsOf(text: string): GuestLook | null {
  const [, ofLanguage, ofRegion, ofWidth, ofCookies, ofNotice] =
    /^([a-z]{2})\.(\d{1,9})\.(\d{1,4})\.([01])\.([01])(?:\.own)?$/.exec(text) ?? []
  const language = languages.find((known) => known === ofLanguage)
  const width = screenWidths.find((known) => String(known) === ofWidth)
  if (!language || width === undefined) return null
  return { language, regionId: Number(ofRegion) || null, width, hasAcceptedCookies: ofCookies === '1', isNoticeDismissed: ofNotice === '1' }
}

/** Null for anything but a look as it is written above: pages are cached by the text, so one look has one text. */
export function readLook(text: string): GuestLook | null {
  const look = partsOf(text)
  return look && text === (isOwnLook(text) ? writeOwnLook(look) : writeLook(look)) ? look : null
}

export const widthOf = (pixels: number): ScreenWidth => screenWidths.findLast((width) => width <= pixels) ?? 0

/** O-09: the important notice is for desktops, until it is dismissed. */
export const mayShowNotice = ({ width, isNoticeDismissed }: Pick<GuestLook, 'isNoticeDismissed'> & { width: number }): boolean =>
  width === screenWidths.at(-1) && !isNoticeDismissed
