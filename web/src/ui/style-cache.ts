import createCache from '@emotion/cache'
import { addNeededPrefixes } from './style-prefixes.ts'

// The server writes a fresh nonce into every page; styles without it are refused by the content policy.
const nonce = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content

export const styleCache = createCache({ key: 'v', stylisPlugins: [addNeededPrefixes], ...(nonce && { nonce }) })
