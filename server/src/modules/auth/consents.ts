import { contentSlugs } from '@vitrina/contract/content/content'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { pageVersion } from '#modules/content/page-version'
import { type ConsentKind, insertConsent } from './consents.queries.ts'

/** The text shown beside each tick. */
const slugs: Record<ConsentKind, string> = {
  'personal-data': contentSlugs.privacyPolicy,
  marketing: contentSlugs.privacyPolicy,
  terms: contentSlugs.agreement,
}

/** Records a consent given or withdrawn: the exact text, the time and the address. */
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
