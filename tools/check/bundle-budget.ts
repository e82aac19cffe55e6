import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureWebBuild, webDist } from '../web-build.ts'

const BUDGET_KB = 200
/** React alone is more: less means that the shell is behind a dynamic import, which this check does not measure. */
const LEAST_KB = 60

/** One chunk of Vite's manifest. */
type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
export type Manifest = Record<string, Chunk>

/** Files of the entry and its static imports: the browser fetches them before it can draw. */
export function initialFiles(manifest: Manifest): string[] {
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`Vite's manifest has no chunk ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key)
  return [...seen].filter((file) => file.endsWith('.js'))
}

export function evaluateBudget(sizes: { file: string; gzip: number }[]): { ok: boolean; output: string } {
  const total = kilobytes(sizes.reduce((sum, { gzip }) => sum + gzip, 0))
  const list = sizes.toSorted((a, b) => b.gzip - a.gzip).map(({ file, gzip }) => `  ${kilobytes(gzip).toFixed(1).padStart(6)} KB  ${file}`)
  const output = [`Initial JavaScript ${total.toFixed(1)} KB gzip of ${BUDGET_KB} KB`, ...list].join('\n')
  if (total < LEAST_KB)
    return { ok: false, output: `${output}\nThat is less than React: the shell is loaded dynamically and escapes the budget.` }
  return { ok: total <= BUDGET_KB, output }
}

const kilobytes = (bytes: number) => bytes / 1024

export async function checkBundleBudget(): Promise<{ ok: boolean; output: string }> {
  await ensureWebBuild()
  const manifest = JSON.parse(await readFile(join(webDist, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = await Promise.all(
    initialFiles(manifest).map(async (file) => ({ file, gzip: gzipSync(await readFile(join(webDist, file)), { level: 9 }).length })),
  )
  return evaluateBudget(sizes)
}
