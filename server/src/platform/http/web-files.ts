import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
}

/** The best first; files are packed once, when they are built, and so without the one that is quick to make. */
const PACKED = [
  { encoding: 'zstd', ending: '.zst' },
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const
export type Encoding = (typeof PACKED)[number]['encoding']

export type WebFile = { type: string; read: () => Promise<Buffer>; packed: Partial<Record<Encoding, () => Promise<Buffer>>> }

/** Read once, then kept: the whole build is a few megabytes. */
function onceRead(path: string): () => Promise<Buffer> {
  let bytes: Promise<Buffer> | null = null
  return () => {
    bytes ??= readFile(path).catch((error: unknown) => {
      // Gone with a newer build, or unreadable for now: the next request looks again.
      bytes = null
      throw error
    })
    return bytes
  }
}

/** The files of a build by their address. No other file can be requested, however the address is spelt. */
export async function listWebFiles(folder: string): Promise<Map<string, WebFile>> {
  // Not built yet: there are no files, and the page explains how to build it.
  const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !relative(folder, path)
          .split(sep)
          .some((part) => part.startsWith('.')),
    )
  const present = new Set(paths)
  const files = new Map<string, WebFile>()
  for (const path of paths) {
    if (PACKED.some(({ ending }) => path.endsWith(ending))) continue
    const packed: WebFile['packed'] = {}
    for (const { encoding, ending } of PACKED) if (present.has(path + ending)) packed[encoding] = onceRead(path + ending)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      read: onceRead(path),
      packed,
    })
  }
  return files
}

/** The best packing that both the browser and the file know. */
export function encodingFor(file: Pick<WebFile, 'packed'>, accepted: string | undefined): Encoding | null {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  return PACKED.find(({ encoding }) => file.packed[encoding] && (weights.get(encoding) ?? 0) > 0)?.encoding ?? null
}
