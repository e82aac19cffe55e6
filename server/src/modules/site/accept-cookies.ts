import { contentSlugs } from '@vitrina/contract/content/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { insertConsent } from './consents.queries.ts'
import { requireViewer } from './require-access.ts'

/** Records the visitor, the text of the cookie page, time and address. */
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
