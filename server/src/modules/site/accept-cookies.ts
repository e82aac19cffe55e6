import { contentSlugs } from '@vitrina/contract/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { insertConsent } from './consents.queries.ts'
import { requireViewer } from './require-viewer.ts'

/** Records who accepted which text of the cookie page, when and from where. */
export async function acceptCookies(ctx: Context, actor: Actor): Promise<void> {
  const viewer = requireViewer(actor)
  await insertConsent(ctx, {
    siteId: actor.siteId,
    viewer,
    userId: actor.user?.id ?? null,
    textVersion: await pageVersion(ctx, actor, contentSlugs.cookies),
    ip: actor.ip,
    userAgent: actor.userAgent,
  })
}
