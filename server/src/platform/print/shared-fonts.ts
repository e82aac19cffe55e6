import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** `_glyphs`: those met so far, each with the characters it was first met for. */
type Font = { _glyphs: object }
type FontFormat = { new (stream: { buffer: Uint8Array }): Font; probe: (bytes: Uint8Array) => boolean }
type Fontkit = { create: (bytes: Uint8Array) => Font; registerFormat: (format: FontFormat) => void }

const requireOf = (path: string) => createRequire(createRequire(path).resolve('pdfkit'))

// The very instance of the printer: an import would load another build of the package.
const fontkit = requireOf(createRequire(import.meta.url).resolve('pdfmake'))('fontkit') as Fontkit

const paths = new Map<Uint8Array, string>()
const opened = new Map<string, Font>()

function open(path: string): Font {
  const font = opened.get(path) ?? fontkit.create(readFileSync(path))
  opened.set(path, font)
  return font
}

/** A format whose files say nothing but where the font is. */
class SharedFont {
  _glyphs = {}

  constructor({ buffer }: { buffer: Uint8Array }) {
    // Tables come from the font of all documents; characters, which are copied out of a page, stay those of this one.
    Object.setPrototypeOf(this, open(paths.get(buffer) ?? ''))
  }

  static probe(bytes: Uint8Array): boolean {
    return paths.has(bytes)
  }
}

fontkit.registerFormat(SharedFont)

/**
 * The content of a font file that is read once for all documents. Reading the tables of kerning anew would take most of the time
 * of a document of one page.
 */
export function sharedFont(path: string): Buffer {
  const content = Buffer.from(path)
  paths.set(content, path)
  return content
}
