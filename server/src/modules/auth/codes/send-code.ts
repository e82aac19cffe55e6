import { CODE_LIFE_MINUTES, CODE_PAUSE_SECONDS } from '@vitrina/contract/auth/auth.rules'
import { inLanguage } from '@vitrina/contract/languages'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { networkOf, returnToken, consumeToken } from '#platform/http/rate-limit'
import { type Login, spellingOf } from '../auth.rules.ts'
import { isKnownDevice } from '../known-device.ts'
import { findLogins } from '../users.queries.ts'
import { addressHashOf, mailboxHashOf, requesterHashOf } from './code-hash.ts'
import { insertCode, type Purpose } from './codes.queries.ts'
import { writeCode } from './codes.jobs.ts'

const HOUR_SECONDS = 60 * 60
/** Of all strangers together: 15 tries of a million an hour, and no flood of messages. */
const CODES_OF_ADDRESS = 3
/** For a user who has signed in from this browser before. */
const CODES_OF_OWNER = 5
/** For a signed-in user, to all addresses together. */
const CODES_OF_USER = 10

const counterOfNetwork = ({ ip }: Actor) => `code:from:${networkOf(ip)}`

/** The address of a user who is signed in, or has signed in from this browser before. Anybody else is a stranger, with an account or without. */
async function isOwn(ctx: Context, actor: Actor, to: Login): Promise<boolean> {
  const logins = actor.user ? await findLogins(ctx, actor.user.id) : []
  return logins.some((login) => spellingOf(login) === spellingOf(to)) || isKnownDevice(ctx, actor, to)
}

async function countRequest(ctx: Context, actor: Actor, { purpose, to }: { purpose: Purpose; to: Login }): Promise<void> {
  const address = mailboxHashOf(to).toString('base64url')
  const isOwner = await isOwn(ctx, actor, to)
  // Strangers use up a budget of their own: the owner in a known browser still gets a code.
  const key = isOwner ? `code:${address}:${requesterHashOf(actor).toString('base64url')}` : `code:${address}`
  await consumeToken(ctx, { key: `${key}:${purpose}:pause`, limit: 1, windowSeconds: CODE_PAUSE_SECONDS })
  await consumeToken(ctx, { key, limit: isOwner ? CODES_OF_OWNER : CODES_OF_ADDRESS, windowSeconds: HOUR_SECONDS })
  if (actor.user) await consumeToken(ctx, { key: `code:by:u:${actor.user.id}`, limit: CODES_OF_USER, windowSeconds: HOUR_SECONDS })
  if (isOwner) return
  await consumeToken(ctx, { key: counterOfNetwork(actor), limit: ctx.config.CODES_PER_NETWORK, windowSeconds: HOUR_SECONDS })
}

/** A code that was used was no abuse: an office behind one address does not use up its network's codes. */
export async function uncountRequest(ctx: Context, actor: Actor, to: Login): Promise<void> {
  if (!(await isOwn(ctx, actor, to))) await returnToken(ctx, counterOfNetwork(actor))
}

/**
 * A code on its way to the address. The job looks up the account, so the answer and its time do not reveal whether there is one.
 */
export async function sendCode(
  ctx: Context,
  actor: Actor,
  { purpose, to }: { purpose: Purpose; to: Login },
): Promise<{ retryAfter: number }> {
  await countRequest(ctx, actor, { purpose, to })
  await inTransaction(ctx, async (tx) => {
    const id = await insertCode(tx, {
      purpose,
      addressHash: addressHashOf(to),
      requesterHash: requesterHashOf(actor),
      minutes: CODE_LIFE_MINUTES,
    })
    const { site, language } = actor
    await tx.jobs.add(writeCode.name, { id, purpose, to, language, siteName: inLanguage(site.name, language) })
  })
  return { retryAfter: CODE_PAUSE_SECONDS }
}
