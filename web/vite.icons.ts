import * as icons from '@mdi/js'
import type { Plugin } from 'vite'

const ONE = '\0mdi/'
const IMPORT = /import \{([^}]+)\} from '@mdi\/js'/g

export const isIcon = (id: string): boolean => id.startsWith(ONE)

/** @mdi/js is one module: unsplit, every icon of every screen would load with the first paint. Here each icon is its own module. */
export const iconsOneByOne = (): Plugin => ({
  name: 'icons-one-by-one',
  enforce: 'pre',
  resolveId: (id) => (isIcon(id) ? id : undefined),
  load: (id) => {
    if (!isIcon(id)) return undefined
    const path = (icons as Record<string, string>)[id.slice(ONE.length)]
    if (!path) throw new Error(`@mdi/js has no ${id.slice(ONE.length)}`)
    return { code: `export default ${JSON.stringify(path)}`, moduleSideEffects: false }
  },
  transform: (code, id) => {
    if (!/\/web\/src\/.*\.tsx?$/.test(id) || !code.includes("'@mdi/js'")) return undefined
    const split = code.replace(IMPORT, (_, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => `import ${name} from ${JSON.stringify(ONE + name)}`)
        .join(';'),
    )
    return { code: split, map: null }
  },
})
