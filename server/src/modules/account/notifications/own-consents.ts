import { type Consent, type ConsentKind, consentKinds } from '@vitrina/contract/account/consents'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { Actor, ActorUser } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { recordConsent } from '#modules/auth/consents'
import { pageVersion } from '#modules/content/page-version'
import { readPage } from '#modules/content/read-page'
import { listConsentsOf } from './consents.queries.ts'
import { findByUnsubscribeToken, hasMarketingConsent } from './notifications.queries.ts'

type User = Actor & { user: ActorUser }

/** Pages with the text of a consent that was never given yet. */
const slugs: Record<ConsentKind, string> = {
  'personal-data': contentSlugs.privacyPolicy,
  marketing: contentSlugs.privacyPolicy,
  terms: contentSlugs.agreement,
}

const VERSION_SHOWN = 12
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

async function titleOf(ctx: Context, actor: Actor, slug: string): Promise<string> {
  try {
    return (await readPage(ctx, actor, slug)).title
  } catch (error) {
    // The seller may have taken the page away; earlier consents stay.
    if (error instanceof AppError && error.code === 'content.not-found') return slug
    throw error
  }
}

export async function listConsents(ctx: Context, actor: User): Promise<Consent[]> {
  const rows = await listConsentsOf(ctx, actor.user.id)
  return Promise.all(
    consentKinds.map(async (kind) => {
      const own = rows.filter((row) => row.kind === kind)
      const [last] = own
      const textSlug = last?.textSlug ?? slugs[kind]
      return {
        kind,
        isGiven: last?.isGiven ?? false,
        at: last?.at.toISOString() ?? null,
        textSlug,
        title: await titleOf(ctx, actor, textSlug),
        textVersion: last?.textVersion.slice(0, VERSION_SHOWN) ?? null,
        isTextNewer: last !== undefined && last.textVersion !== (await pageVersion(ctx, actor, textSlug)),
        history: own.map(({ isGiven, at, textVersion }) => ({
          isGiven,
          at: at.toISOString(),
          textVersion: textVersion.slice(0, VERSION_SHOWN),
        })),
      }
    }),
  )
}

/** An act of the person is recorded only when it changes something. */
async function setMarketing(ctx: Context, actor: Actor, { userId, isGiven }: { userId: number; isGiven: boolean }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await hasMarketingConsent(tx, userId)) === isGiven) return
    await recordConsent(tx, actor, { userId, kind: 'marketing', isGiven })
    await recordEvent(tx, actor, {
      type: isGiven ? 'consent.given' : 'consent.withdrawn',
      entity: 'user',
      entityId: userId,
      diff: { kind: 'marketing' },
    })
  })
}

export async function changeMarketingConsent(ctx: Context, actor: User, isGiven: boolean): Promise<Consent[]> {
  await setMarketing(ctx, actor, { userId: actor.user.id, isGiven })
  return listConsents(ctx, actor)
}

/** By the link of a letter, without signing in. */
export async function unsubscribe(ctx: Context, actor: Actor, token: string): Promise<void> {
  const userId = UUID.test(token) ? await findByUnsubscribeToken(ctx, token) : null
  if (userId === null) throw new AppError('unsubscribe.not-found')
  await setMarketing(ctx, actor, { userId, isGiven: false })
}
