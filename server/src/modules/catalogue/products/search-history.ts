import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import type { Catalogue } from '../open-catalogue.ts'
import { clearSearches, listHistory } from './search-log.queries.ts'

/** One we cannot recognise has no history. */
export async function readHistory(ctx: Context, actor: Actor, { searchLog }: Catalogue) {
  const viewer = viewerOf(actor)
  if (!viewer) return []
  await searchLog.flush()
  return listHistory(ctx, { siteId: actor.siteId, viewer })
}

export async function clearHistory(ctx: Context, actor: Actor, { searchLog }: Catalogue): Promise<void> {
  const viewer = viewerOf(actor)
  if (!viewer) return
  await searchLog.flush()
  await clearSearches(ctx, { siteId: actor.siteId, viewer })
}
