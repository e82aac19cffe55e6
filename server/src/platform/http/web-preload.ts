import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from './html.ts'

/** One chunk of the build, by its source in Vite's manifest. */
type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
export type Manifest = Record<string, Chunk>

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  } catch (error) {
    // Not built yet, or without a list of modules: a screen is fetched when it is shown, as ever.
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return {}
    throw error
  }
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}

/** Links by which the browser fetches a screen's code along with the frame, not after it has run. */
export function preloadLinks(manifest: Manifest, sources: readonly string[]): string {
  const isEntry = (source: string) => manifest[source]?.isEntry === true
  const already = filesOf(manifest, Object.keys(manifest).filter(isEntry))
  return [...filesOf(manifest, sources)]
    .filter((file) => file.endsWith('.js') && !already.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`)
    .join('')
}
