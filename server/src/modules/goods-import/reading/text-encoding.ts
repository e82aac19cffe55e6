import { isUtf8 } from 'node:buffer'

const DECLARED = /^<\?xml[^>]*encoding=["']([\w-]+)["']/

/** A file cut in the middle of a letter is still UTF-8. */
const isCutUtf8 = (bytes: Uint8Array) => [0, 1, 2, 3].some((less) => isUtf8(bytes.subarray(0, bytes.length - less)))

const ENOUGH_BYTES = 64 * 1024
/** Cyrillic letters of MS-DOS stand where Windows has almost none. */
function isOfDos(bytes: Uint8Array): boolean {
  const letters = bytes.subarray(0, ENOUGH_BYTES)
  const dos = letters.reduce((count, byte) => count + (byte >= 0x80 && byte < 0xb0 ? 1 : 0), 0)
  const windows = letters.reduce((count, byte) => count + ((byte >= 0xc0 && byte < 0xe0) || byte >= 0xf0 ? 1 : 0), 0)
  return dos > windows
}

/** The encoding of a text: by its mark, by its letters, and only then by its own word, which is often wrong. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (isCutUtf8(bytes)) return 'utf-8'
  const declared = DECLARED.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.[1]?.toLowerCase()
  if (declared === undefined && isOfDos(bytes)) return 'ibm866'
  return declared === 'koi8-r' || declared === 'iso-8859-5' || declared === 'windows-1252' ? declared : 'windows-1251'
}

const CHUNK = 256 * 1024

/** The text of a file part by part: a large one is never in memory a second time. */
export function* decodedParts(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes))
  for (let at = 0; at < bytes.length; at += CHUNK) yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
  yield decoder.decode()
}
