import { contentSlugs } from '@vitrina/contract/content/content'
import { type Actor, viewerOf } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { hasConsent } from './consents.queries.ts'

/** Whether the current text has been accepted: by this user, or in this browser before they signed in. */
export async function hasAcceptedCookies(ctx: Context, actor: Actor): Promise<boolean> {
  const viewers = [viewerOf(actor), viewerOf({ ...actor, user: null })].filter((viewer) => viewer !== null)
  if (viewers.length === 0) return false
  return hasConsent(ctx, { siteId: actor.siteId, viewers, textVersion: await pageVersion(ctx, actor, contentSlugs.cookies) })
}
