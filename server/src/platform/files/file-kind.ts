import { extensionsOf, type FileKind, fileKinds } from '@vitrina/contract/file-kinds'
import { AppError } from '../errors.ts'
import { pictureSize } from './picture-size.ts'

/** A picture of a few kilobytes may claim gigabytes of pixels, which fill the memory of any program that opens it. */
export const MOST_PIXELS = 50_000_000
export const LONGEST_SIDE = 16_000

const SIGNS: readonly (readonly [FileKind | 'zip' | 'foreign', Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ['zip', Buffer.from('PK\u0003\u0004')],
  // Programs and scripts of which some pass for text.
  ['foreign', Buffer.from('MZ')],
  ['foreign', Buffer.from('\u007fELF')],
  ['foreign', Buffer.from('#!')],
]

const startsWith = (body: Buffer, sign: Buffer) => body.subarray(0, sign.length).equals(sign)

const isOffice = (body: Buffer) => body.includes('[Content_Types].xml')

/** An office file is a zip with a table of contents; one with macros in it is none of ours. */
function officeKind(body: Buffer): FileKind | null {
  if (!isOffice(body) || body.includes('vbaProject.bin')) return null
  if (body.includes('xl/workbook.xml')) return 'xlsx'
  return body.includes('word/document.xml') ? 'docx' : null
}

/** Zero bytes are no text, unless they are halves of UTF-16. */
const isText = (body: Buffer) => !body.includes(0) || body[0] === 0xff || body[0] === 0xfe

/** Header lines as a saved e-mail begins with. */
const isEmail = (body: Buffer) => {
  const head = body.subarray(0, 16_384).toString('latin1')
  return /^[\w-]+: ?[^\n]*\n/.test(head) && /^(?:from|received|mime-version): /im.test(head.slice(0, head.search(/\r?\n\r?\n/)))
}

/** In UTF-8 or an encoding with the letters of ASCII, with or without a mark before. */
const isXml = (body: Buffer) => body.subarray(0, 8).toString('latin1').replace('\u00ef\u00bb\u00bf', '').startsWith('<?xml')

/** The kind of a file by its bytes, whatever its name; null when we take no such files. */
function kindOf(body: Buffer): FileKind | null {
  const sign = SIGNS.find(([, bytes]) => startsWith(body, bytes))?.[0]
  if (sign === 'zip') return officeKind(body) ?? (isOffice(body) ? null : 'zip')
  if (sign === 'foreign') return null
  if (sign) return sign
  if (!isText(body)) return null
  if (isXml(body)) return 'xml'
  return isEmail(body) ? 'email' : 'text'
}

/** Endings that run on a click, hidden before the last one: `Счёт.exe.pdf`. */
const RUNS = /\.(?:exe|scr|bat|cmd|pif|msi|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|sh|php\d?|phtml|asp|aspx|jsp|cgi|html?|svg)\./i

/** A name without folders and signs that turn it around or hide in it. */
export const safeFileName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()

const namesKind = (name: string, kinds: readonly FileKind[]) => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return extensionsOf(kinds).includes(extension) && !RUNS.test(name)
}

type Named = {
  name?: string
  body: Buffer
  /** The name may be that of another of the kinds. */
  isReadByBytes?: boolean
}

/** The kind of a file whose bytes are of one of `kinds` and whose name, when it has one, matches it. */
export function checkKind({ name, body, isReadByBytes = false }: Named, kinds: readonly FileKind[]): FileKind | null {
  const kind = kindOf(body)
  if (!kind || !kinds.includes(kind)) return null
  if (name !== undefined && !namesKind(name, isReadByBytes ? kinds : [kind])) return null
  if (kind === 'jpeg' || kind === 'png') checkSize(body)
  return kind
}

function checkSize(body: Buffer): void {
  const size = pictureSize(body)
  if (!size) return
  if (Math.max(size.width, size.height) > LONGEST_SIDE || size.width * size.height > MOST_PIXELS)
    throw new AppError('file.picture-too-large')
}

/** The content type of the answer. */
export const typeOfKind = (kind: FileKind): string => fileKinds[kind].types[0]
