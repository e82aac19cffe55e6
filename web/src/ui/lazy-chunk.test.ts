import { expect, test } from 'vitest'
import { lazyChunk } from './lazy-chunk.tsx'

test('[X-08] a chunk that does not load fails with the specification’s error name and text', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const Help = lazyChunk<object, 'HelpPage'>(() => Promise.reject(cause), 'HelpPage')
  await expect(Help.preload()).rejects.toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk HelpPage failed', cause })
})
