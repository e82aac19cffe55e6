import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { bytesOf } from '../http/bytes-of.ts'
import { escapeHtml } from '../http/html.ts'
import type { DrawnMarkup, PageFrame, WholePage } from './drawn-page.ts'

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page that is sent as it is, however often: packed once for each kind of reader. */
export type ReadyPage = Omit<WholePage, 'plain'> & { plain: Buffer; packed: Record<'br' | 'gzip', () => Promise<Buffer>> }

const MOST_HASHES = 100
const hashes = new LRUCache<string, string>({ max: MOST_HASHES })

/** Made once: most pages have the styles of the page before. */
function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known !== undefined) return known
  const made = `sha256-${createHash('sha256').update(text).digest('base64')}`
  hashes.set(text, made)
  return made
}

/** Styles made at run time go into elements that are empty in the text of the page. */
const EMPTY = hashOf('')

function styleElement({ name, css }: { name: string; css: string }): string {
  if (/<\/style/i.test(css)) throw new Error('a style that would end its element')
  return `<style${name && ` data-emotion="${escapeHtml(name)}"`}>${css}</style>`
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

function assemble(page: DrawnMarkup, { template: { html, bootScript, css, fonts }, look, earlyCalls }: PageFrame): string {
  const [preloads = ''] = PRELOADS.exec(page.markup) ?? []
  const early = `<meta name="early-calls" content="${escapeHtml(JSON.stringify(earlyCalls))}">`
  const links = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(font)}">`)
  const styles = [{ name: '', css }, ...page.styles].map(styleElement)
  const answers = `<script type="application/json" id="first-view">${page.answers}</script>`
  const framed = html
    .replace('<html ', () => `<html data-look="${escapeHtml(look)}" `)
    .replace(BOOT, () => `${preloads}${early}<script>${bootScript}</script>`)
    // Inside the page already; without its link a script would load the file and have the letters measured again.
    .replace(STYLESHEET, '<link rel="stylesheet" media="not all"')
    .replace('</head>', () => `${links.join('')}${styles.join('')}</head>`)
  return page.markup ? framed.replace(ROOT, () => `<div id="root">${page.markup.slice(preloads.length)}</div>${answers}`) : framed
}

/** Packed when first asked for; a failure is not remembered. */
function once(pack: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | null = null
  return () => {
    made ??= pack().catch((error: unknown) => {
      made = null
      throw error
    })
    return made
  }
}

/** Puts the drawn page into the built one; where nothing was drawn the spinner stays. */
export function wholePage(page: DrawnMarkup, frame: PageFrame): WholePage {
  const { bootScript, css } = frame.template
  return {
    // In memory of its own, so that it can be given to another thread without a copy.
    plain: new Uint8Array(bytesOf(assemble(page, frame).toWellFormed())),
    scriptHashes: [hashOf(bootScript)],
    styleHashes: [...new Set([EMPTY, hashOf(css), ...page.styles.map((style) => hashOf(style.css))])],
    attributeHashes: styleAttributesOf(page.markup).map(hashOf),
  }
}

export function readyPage(page: WholePage): ReadyPage {
  const plain = Buffer.from(page.plain.buffer)
  // One step more would take twice as long for a tenth of the size.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  // Packed in one go: every further piece comes back to this thread.
  const chunkSize = Math.max(constants.Z_MIN_CHUNK, plain.length >> 1)
  const packed = { br: once(() => brotlied(plain, { params, chunkSize })), gzip: once(() => gzipped(plain, { level: 6, chunkSize })) }
  return { ...page, plain, packed }
}
