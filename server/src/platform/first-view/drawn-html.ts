import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { bytesOf } from '../http/bytes-of.ts'
import { escapeHtml } from '../http/html.ts'
import type { DrawnMarkup, PageFrame, Piece, WholePage } from './drawn-page.ts'

const MOST_HASHES = 100
const hashes = new LRUCache<string, string>({ max: MOST_HASHES })

const sha256Of = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Made once: most pages have the script and the style attributes of the page before. */
function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const made = sha256Of(text)
  hashes.set(text, made)
  return made
}

/** Styles made at run time go into elements that are empty in the text of the page. */
const EMPTY = hashOf('')

type StyleElement = { name: string; bytes: Buffer; hash: string }

/** A hundred kilobytes each, and pages of one kind have the same. */
const MOST_STYLES = 30
const styleElements = new LRUCache<string, StyleElement>({ max: MOST_STYLES })

function styleElement({ name, css }: { name: string; css: string }): StyleElement {
  const known = styleElements.get(css)
  if (known?.name === name) return known
  if (/<\/style/i.test(css)) throw new Error('a style that would end its element')
  const bytes = bytesOf(`<style${name && ` data-emotion="${escapeHtml(name)}"`}>${css}</style>`)
  const made = { name, bytes, hash: sha256Of(css) }
  styleElements.set(css, made)
  return made
}

const BOOT = '<script src="/boot.js"></script>'
const STYLESHEET = /<link rel="stylesheet"/g
const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<\/div>\s*<\/div>/

/** React writes attributes in double quotes and escapes these signs in them. */
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

function styleAttributesOf(markup: string): string[] {
  const written = [...markup.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  return [...new Set(written)].map((style) => style.replace(/&(amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign))
}

/** Written by React before the markup: pictures in sight. They go before the scripts, or would wait for all of them on a slow network. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

function assemble(
  page: DrawnMarkup,
  { frame: { template, look, earlyCalls }, styles }: { frame: PageFrame; styles: readonly StyleElement[] },
): Piece[] {
  const { html, bootScript, fonts } = template
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? []
  const early = `<meta name="early-calls" content="${escapeHtml(JSON.stringify(earlyCalls))}">`
  const links = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`)
  const framed = html
    .replace('<html ', () => `<html data-look="${escapeHtml(look)}" `)
    .replace(BOOT, () => `${preloads}${early}<script>${bootScript}</script>`)
    // Inside the page already; without its link a script would load the file and have the letters measured again.
    .replace(STYLESHEET, '<link rel="stylesheet" media="not all"')
  const [head = '', ...rest] = framed.split(/(?=<\/head>)/)
  const body = rest.join('')
  const top = [head, ...links, ...styles.map(({ bytes }) => bytes)]
  const root = page.markup ? ROOT.exec(body) : null
  if (!root) return [...top, body]
  const drawn = ['<div id="root">', page.markup.slice(preloads.length), '</div>']
  const answers = ['<script type="application/json" id="first-view">', ...page.answers, '</script>']
  return [...top, body.slice(0, root.index), ...drawn, ...answers, body.slice(root.index + root[0].length)]
}

function joined(pieces: readonly Piece[]): Uint8Array {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? bytesOf(piece.toWellFormed()) : piece))
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Puts the drawn page into the built one; where nothing was drawn the spinner stays. */
export function wholePage(page: DrawnMarkup, frame: PageFrame): WholePage {
  const { bootScript, css } = frame.template
  const styles = [{ name: '', css }, ...page.styles].map(styleElement)
  return {
    plain: joined(assemble(page, { frame, styles })),
    scriptHashes: [hashOf(bootScript)],
    styleHashes: [...new Set([EMPTY, ...styles.map(({ hash }) => hash)])],
    attributeHashes: styleAttributesOf(page.markup).map(hashOf),
  }
}
