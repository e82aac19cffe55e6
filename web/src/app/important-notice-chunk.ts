import { lazyChunk } from '#ui/lazy-chunk.tsx'

/** Loaded where the notice is due, which is on a first visit from a desktop. */
export const ImportantNotice = lazyChunk(() => import('#features/notices/important-notice.tsx'), 'ImportantNotice', ['notices'])
