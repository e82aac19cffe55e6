import { contentSlugs } from '@vitrina/contract/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { type ConsentKind, insertConsent } from './consents.queries.ts'

/** The words he is shown beside each tick. */
const slugs: Record<ConsentKind, string> = {
  'personal-data': contentSlugs.privacyPolicy,
  marketing: contentSlugs.privacyPolicy,
  terms: contentSlugs.agreement,
}

/** Records an act of the person: what he agreed to or withdrew, which exact words, when and from where. */
export async function recordConsent(
  tx: Context,
  actor: Actor,
  { userId, kind, isGiven }: { userId: number; kind: ConsentKind; isGiven: boolean },
): Promise<void> {
  const textSlug = slugs[kind]
  await insertConsent(tx, {
    userId,
    kind,
    isGiven,
    textSlug,
    textVersion: await pageVersion(tx, actor, textSlug),
    ip: actor.ip,
    userAgent: actor.userAgent,
  })
}
