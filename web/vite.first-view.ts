import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const KEPT_STYLES = resolve(import.meta.dirname, 'src/app/first-view/kept-styles.ts')

/** Where pages are drawn on the server, styles once made are kept. */
export const stylesKept = (): Plugin => ({
  name: 'styles-kept',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '@emotion/serialize' && importer !== KEPT_STYLES ? KEPT_STYLES : undefined),
})
