import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = resolve(import.meta.dirname, '..')
const web = join(root, 'web')
export const webDist = join(web, 'dist')
/** Written last, so an interrupted build counts as none. */
const sourcesHashFile = join(webDist, '.vite/sources.sha256')

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest|wasm|ttf)$/
const SMALLEST_WORTH_COMPRESSING = 1024

/** Builds the web app unless `web/dist` was built from exactly these sources. */
export async function ensureWebBuild(): Promise<'built' | 'fresh'> {
  const sources = hashOfSources()
  if ((await readFile(sourcesHashFile, 'utf8').catch(() => '')) === sources) return 'fresh'

  // Built aside and moved in whole: a server may be serving the old one.
  const tempFolder = join(web, `.build-${process.pid}`)
  const built = join(tempFolder, 'dist')
  try {
    await runVite(built)
    // The same app for the server, in a folder that is never served.
    await runVite(join(built, '.server'), ['--ssr', 'src/server.tsx'])
    await compressAssets(join(built, 'assets'))
    await mkdir(join(built, '.vite'), { recursive: true })
    await writeFile(join(built, '.vite/sources.sha256'), sources)
    await rm(webDist, { recursive: true, force: true })
    await rename(built, webDist)
  } finally {
    await rm(tempFolder, { recursive: true, force: true })
  }
  return 'built'
}

/** Contents, not times: a clone gives every file a new time. */
function hashOfSources(): string {
  const files = globSync(
    [
      'web/*.{html,ts,json}',
      'web/public/**/*',
      'web/src/**/*',
      'contract/src/**/*',
      'contract/package.json',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    { cwd: root, withFileTypes: true },
  )
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function runVite(outDir: string, more: readonly string[] = []): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...more, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const vite = spawn(process.execPath, args, { cwd: web, env: { ...process.env, NODE_ENV: 'production' } })
  let printed = ''
  vite.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  vite.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  return new Promise((done, fail) => {
    vite.on('error', fail)
    vite.on('close', (code) => (code === 0 ? done() : fail(new Error(`The web app did not build:\n${printed.trim()}`))))
  })
}

async function compressAssets(assets: string): Promise<void> {
  const names = (await readdir(assets)).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(names.map((name) => compress(join(assets, name))))
}

const brotlied = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST_WORTH_COMPRESSING) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await brotlied(bytes, { params }))
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }))
}
