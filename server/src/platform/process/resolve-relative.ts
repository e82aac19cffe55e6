import { registerHooks } from 'node:module'

/** Packages of ES modules whose relative imports name their files. */
const MODULES = /\/node_modules\/drizzle-orm\/.*\.js$/

function formatOf(specifier: string, parent: string): string | undefined {
  if (specifier.endsWith('.ts')) return 'module-typescript'
  return specifier.endsWith('.js') && MODULES.test(parent) ? 'module' : undefined
}

// A relative import names its file, but for the format of each Node reads the description of its package again;
// that of drizzle-orm has 180 KB and 400 modules, a fifth of the start of the server. Loaded with `--import`, before anything else.
registerHooks({
  resolve(specifier, context, resolveNext) {
    const { parentURL } = context
    const format = parentURL && specifier.startsWith('.') ? formatOf(specifier, parentURL) : undefined
    if (!parentURL || !format) return resolveNext(specifier, context)
    return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
  },
})
