import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const IMPORTED = /(?:from|import) '((?:\.{1,2}|@vitrina\/contract)\/[^']+)'/g

const { resolve } = createRequire(import.meta.url)
const urlOf = (path: string, importer: URL) => (path.startsWith('.') ? new URL(path, importer) : pathToFileURL(resolve(path)))

/** A source file and all it imports from its own room and from the contract; the platform only carries what is read. */
export function sourcesOf(file: URL, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file.href)) return found
  const source = readFileSync(file, 'utf8')
  found.set(file.href, source)
  for (const [, path = ''] of source.matchAll(IMPORTED)) sourcesOf(urlOf(path, file), found)
  return found
}

/**
 * The format of what these sources make, as a number. Any change of them is another format: a needless rebuild costs a minute, and a
 * number that someone forgot to raise would cost wrong answers.
 */
export function formatOf(file: URL): number {
  const hash = createHash('sha256')
  for (const source of sourcesOf(file).values()) hash.update(source)
  // PostgreSQL's int4 holds it too.
  return hash.digest().readUInt32BE() >>> 1
}
