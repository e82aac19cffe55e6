/** The page to draw; its look says everything else it depends on. */
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
  /** Of a signed-in user, who is shown nothing of a guest's page: only the calls that it asks for first are found out. */
  isOwn: boolean
  /** Of the goods, their prices and stock: an answer of before a change of them is not used again. */
  state: string
}

/** The built page, filled for its address, and its few files of the first paint, which will stand inside it. */
export type PageTemplate = { html: string; bootScript: string; css: string; fonts: readonly string[] }

/** The built page around a drawn one. `look`: whom it was drawn for; `earlyCalls`: what a signed-in user's page asks for first. */
export type PageFrame = { template: PageTemplate; look: string; earlyCalls: readonly string[] }

/** Made out of a page of `web/src/server.tsx`. */
export type DrawnMarkup = {
  /** Empty where nothing was drawn. */
  markup: string
  styles: { name: string; css: string }[]
  /** JSON that can stand in a script element. */
  answers: readonly Piece[]
}

/** A part of a page: a text, or the bytes of one that were made before. */
export type Piece = string | Uint8Array

/** A whole page as it reads, and the hashes that its policy lets in. */
export type WholePage = { plain: Uint8Array; scriptHashes: string[]; styleHashes: string[]; attributeHashes: string[] }

/** `length`: of the page as it reads. Made in the thread, because the main one has others to serve. */
export type PackedPage = Omit<WholePage, 'plain'> & { zstd: Uint8Array<ArrayBuffer>; length: number }

/** The answers that a page was drawn from; of each only its digest, because answers of hundreds of pages would be a heap to look through. */
export type AnswersUsed = {
  calls: { path: string; digest: string }[]
  /** When the first of them was asked for. */
  askedAt: number
}

export type DrawnPage = PackedPage & AnswersUsed

/** Messages between the server and the thread that draws. */
export type ToThread =
  /** Without a frame it is drawn for nobody. `now`, like `askedAt`, by the clock of the server's own thread. */
  | { kind: 'draw'; id: number; page: PageToDraw; frame: PageFrame | null; now: number }
  | { kind: 'answers'; answers: { call: number; status: number; body: Uint8Array<ArrayBuffer>; askedAt: number }[] }
  | { kind: 'sanitised'; call: number; html: string }
export type FromThread =
  | { kind: 'ready' }
  /** Calls made at once go and come back together: each message wakes the other thread. */
  | { kind: 'ask'; calls: { call: number; path: string }[] }
  | { kind: 'sanitise'; call: number; html: string }
  | { kind: 'drawn'; id: number; page: PackedPage | null; used: AnswersUsed; isWornOut: boolean }
  | { kind: 'failed'; id: number; error: string }
