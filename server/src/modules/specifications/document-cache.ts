import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findDocument, type LoadedDocument } from './document.queries.ts'

/** Lines and groups of all cached documents together, about a kilobyte each with their JSON. */
const MOST_ROWS = 40_000

type CachedDocument = { stamp: string; document: LoadedDocument }
type DocumentCache = LRUCache<number, CachedDocument>

const caches = new WeakMap<object, DocumentCache>()
const cacheOf = ({ pool }: Pick<Context, 'pool'>): DocumentCache => {
  const known = caches.get(pool) ?? new LRUCache<number, CachedDocument>({ maxSize: MOST_ROWS, sizeCalculation: rowsOf })
  caches.set(pool, known)
  return known
}
const rowsOf = ({ document: { groups, lines } }: CachedDocument): number => 1 + groups.length + lines.length

/**
 * Groups and lines of a specification. The stamp of its head names one state of them for ever, even one of a transaction that
 * is undone later, so a document read before is the present one or is not found.
 */
export async function loadDocument(ctx: Context, { id, document_stamp }: { id: number; document_stamp: string }): Promise<LoadedDocument> {
  const cache = cacheOf(ctx)
  const known = cache.get(id)
  if (known?.stamp === document_stamp) return known.document
  const found = await findDocument(ctx, id)
  if (!found) throw new AppError('specification.not-found')
  cache.set(id, found)
  return found.document
}

/** After a change: the next opening and the next change find it here. */
export const cacheDocument = (tx: Context, id: number, changed: CachedDocument): void => void cacheOf(tx).set(id, changed)
