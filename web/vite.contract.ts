import type { Plugin } from 'vite'

const STAND_IN = '\0schema-stand-in'

/**
 * The browser needs the methods and paths of the contract, not its schemas: what it sends is checked by the server, and what
 * the server sends is trusted. So zod (27 KB and the time to build every schema) stays at home; asking a schema to work here throws.
 */
const standIn = `
const refuse = () => { throw new Error('Schemas of the contract are not shipped to the browser') }
const working = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode'])
const schema = new Proxy(function () {}, {
  get: (_, name) => (working.has(name) ? refuse : schema),
  apply: () => schema,
})
export const z = schema
`

export const contractWithoutSchemas = (): Plugin => ({
  name: 'contract-without-schemas',
  enforce: 'pre',
  resolveId: (id) => (id === STAND_IN ? id : undefined),
  load: (id) => (id === STAND_IN ? standIn : undefined),
  transform: (code, id) =>
    /\/contract\/src\/[^/]+\.ts$/.test(id)
      ? { code: code.replace("import * as z from 'zod'", `import { z } from ${JSON.stringify(STAND_IN)}`), map: null }
      : undefined,
})
