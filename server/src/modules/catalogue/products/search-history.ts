import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { forgetSearches, listHistory } from './search-log.queries.ts'

/** One we cannot recognise has no history. */
export async function readHistory(ctx: Context, actor: Actor) {
  const viewer = viewerOf(actor)
  return viewer ? listHistory(ctx, { siteId: actor.siteId, viewer }) : []
}

export async function clearHistory(ctx: Context, actor: Actor): Promise<void> {
  const viewer = viewerOf(actor)
  if (viewer) await forgetSearches(ctx, { siteId: actor.siteId, viewer })
}
