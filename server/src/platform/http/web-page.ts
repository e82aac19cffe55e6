import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PageTemplate } from '../first-view/drawn-page.ts'
import { escapeHtml, type Html } from './html.ts'
import { listWebFiles, type WebFile } from './web-files.ts'
import { type Manifest, preloadLinks, readManifest } from './web-preload.ts'

/** The head of a page for readers that do not run it: search engines, messengers. `markup` stands at the end of the head. */
export type SeoMeta = { language: string; title: string; description: string; markup: Html }

/** `<meta name="…" content="">` of index.html is filled for every page; styles made at run time carry the nonce. */
const PLACE = /(?<=<meta name="([\w-]+)" content=")(?=")/

const NOT_BUILT = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Витрина</title></head>
<body><h1>Витрина</h1><p>Веб-приложение ещё не собрано: npm run build</p></body></html>`

/** The web app as it was built: its files, its one page in pieces, and what of it stands inside a page that is drawn here. */
export type WebBuild = {
  isBuilt: boolean
  files: Map<string, WebFile>
  page: string[]
  manifest: Manifest
  /** Of the first paint; null where the build has none, and so no page can be drawn. */
  inline: { bootScript: string; css: string } | null
}

/** The web app for the server, beside the files that are served; a folder with a dot in front is never served. */
export const bundleIn = (folder: string): string => join(folder, '.server/server.js')

async function textOf(files: Map<string, WebFile>, path: string): Promise<string | null> {
  const file = files.get(path)
  return file ? (await file.read()).toString() : null
}

async function inlineOf(files: Map<string, WebFile>, { html, folder }: { html: string; folder: string }): Promise<WebBuild['inline']> {
  if (!existsSync(bundleIn(folder))) return null
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)].map(([, path = '']) => textOf(files, path))
  const texts = await Promise.all([textOf(files, '/boot.js'), ...sheets])
  const [bootScript, ...css] = texts.flatMap((text) => text ?? [])
  return bootScript === undefined || texts.includes(null) ? null : { bootScript, css: css.join('\n') }
}

export async function readBuild(folder: string): Promise<WebBuild> {
  const files = await listWebFiles(folder)
  const built = await textOf(files, '/index.html')
  const html = built ?? NOT_BUILT
  return {
    isBuilt: built !== null,
    files,
    page: html.split(PLACE),
    manifest: await readManifest(folder),
    inline: await inlineOf(files, { html, folder }),
  }
}

/** Odd pieces are the names of the places between the even ones. */
const fill = (page: string[], head: Record<string, string>): string =>
  page.map((piece, place) => (place % 2 === 0 ? piece : escapeHtml(head[piece] ?? ''))).join('')

const inLanguage = (page: string, language: string): string => page.replace(/(?<=<html lang=")[^"]*/, () => escapeHtml(language))

/** The built page has a default title and description; those of this address take their place. */
const withSeoMeta = (page: string, { language, title, description, markup }: SeoMeta): string =>
  inLanguage(page, language)
    .replace(/(?<=<meta name="description" content=")[^"]*/, () => escapeHtml(description))
    .replace(/(?<=<title>)[^<]*/, () => escapeHtml(title))
    .replace('</head>', () => `${markup.markup}</head>`)

type Filled = { head: Record<string, string>; said: SeoMeta | undefined; sources: readonly string[] }

/** The page of an address. */
export function htmlOf({ page, manifest }: WebBuild, { head, said, sources }: Filled): string {
  const filled = fill(page, head).replace('</head>', () => `${preloadLinks(manifest, sources)}</head>`)
  return said ? withSeoMeta(filled, said) : filled
}

/** Narrow screens are mostly of phones, whose networks are slow: there goods come before letters of our own. */
const FONTS_FROM = 600
const FONTS: Record<string, RegExp> = { ru: /-(cyrillic|latin)-wght/, en: /-latin-wght/, uz: /-latin-wght/ }

function fontsOf(css: string, { language, width }: { language: string; width: number }): string[] {
  if (width < FONTS_FROM) return []
  const files = [...css.matchAll(/url\(([^)"']+\.woff2)\)/g)].map(([, file = '']) => file)
  return files.filter((file) => FONTS[language]?.test(file))
}

/** The page of an address, ready to be filled with what is drawn for it. */
export function templateOf(
  build: WebBuild & { inline: NonNullable<WebBuild['inline']> },
  filled: Filled,
  drawn: { language: string; width: number },
): PageTemplate {
  const { bootScript, css } = build.inline
  return { html: inLanguage(htmlOf(build, filled), drawn.language), bootScript, css, fonts: fontsOf(css, drawn) }
}
