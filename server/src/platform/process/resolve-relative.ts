import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Packages of ES modules whose relative imports name their files. */
const MODULES = /\/node_modules\/drizzle-orm\/.*\.js$/

const server = new URL('../../../', import.meta.url)
const { imports } = JSON.parse(readFileSync(new URL('package.json', server), 'utf8')) as { imports: Record<string, string> }
/** Folders of the server's own names, such as `#platform`. */
const folders = new Map(Object.entries(imports).map(([name, path]) => [name.split('/')[0], new URL(path.replace(/\*\.ts$/, ''), server)]))

const CONTRACT = '@vitrina/contract/'
const contract = new URL('../contract/src/', server)

function formatOf(specifier: string, parent: string): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript'
  return specifier.endsWith('.js') && MODULES.test(parent) ? 'module' : undefined
}

/** The file of a name that the server's package or the contract's gives to its modules. */
function namedFile(specifier: string, parent: string): URL | undefined {
  if (specifier.startsWith(CONTRACT)) return new URL(`${specifier.slice(CONTRACT.length)}.ts`, contract)
  if (!specifier.startsWith('#') || !parent.startsWith(server.href)) return undefined
  const slash = specifier.indexOf('/')
  const folder = folders.get(specifier.slice(0, slash))
  return folder && new URL(`${specifier.slice(slash + 1)}.ts`, folder)
}

// A relative import names its file, but for the format of each Node reads the description of its package again;
// that of drizzle-orm has 180 KB and 400 modules, a fifth of the start of the server. Names of a package are looked up
// in its description too, a tenth of the start. Loaded with `--import`, before anything else.
registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context
    if (!parentURL) return resolveNext(specifier, context)
    const named = namedFile(specifier, parentURL)
    if (named) return { url: named.href, format: 'module-typescript', shortCircuit: true }
    const format = specifier.startsWith('.') ? formatOf(specifier, parentURL) : undefined
    if (!format) return resolveNext(specifier, context)
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
  },
})
