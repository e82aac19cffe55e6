/** The page to draw, for a guest; its look says everything else it depends on. */
export type PageToDraw = {
  host: string
  path: string
  /** With its question mark. */
  search: string
  language: string
  regionId: number | null
  width: number
  hasAcceptedCookies: boolean
  isNoticeDismissed: boolean
}

/** Made out of a page of `web/src/server.tsx`. */
export type DrawnMarkup = {
  markup: string
  styles: { name: string; css: string }[]
  /** JSON that can stand in a script element: written in the thread, because the main one has others to serve. */
  answers: string
}

/** With the calls it was drawn from, in the order they were made; `askedAt`: when the first of their answers was asked for. */
export type DrawnPage = DrawnMarkup & { calls: { path: string; body: string }[]; askedAt: number }

/** Messages between the server and the thread that draws. */
export type ToThread =
  | { kind: 'draw'; id: number; page: PageToDraw }
  | { kind: 'answers'; answers: { call: number; status: number; body: string }[] }
  | { kind: 'sanitised'; call: number; html: string }
export type FromThread =
  | { kind: 'ready' }
  /** Calls made at once go and come back together: each message wakes the other thread. */
  | { kind: 'ask'; calls: { call: number; path: string }[] }
  | { kind: 'sanitise'; call: number; html: string }
  | { kind: 'drawn'; id: number; page: DrawnMarkup | null; isWornOut: boolean }
  | { kind: 'failed'; id: number; error: string }
