import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { returnToken, consumeToken } from '#platform/http/rate-limit'
import { hashOfToken } from '../tokens.ts'
import { fetchBankPerson, type BankPerson, authorizationUrl } from './bank-client.ts'
import { insertSignOn, consumeSignOn } from './bank.queries.ts'

/** A whole office comes from one address: a successful sign-on is not counted. */
const FAILURES = 100
const WINDOW_SECONDS = 10 * 60
const RETURN_PATH = '/auth/tinkoff/complete'

/** Under which name the bank's people are known. */
export const BANK = 'tbank'

export type BankCallback = {
  browser: string
  params: Record<string, string>
  /** The site's own address, where the bank sends the browser back to. */
  origin: string
}

const counterOf = ({ ip }: Actor) => `bank:from:${ip}`

async function guard(ctx: Context, actor: Actor): Promise<void> {
  if (!actor.site.settings.bankSignOn.enabled || !ctx.config.BANK_ID_CLIENT) throw new AppError('feature.off')
  await consumeToken(ctx, { key: counterOf(actor), limit: FAILURES, windowSeconds: WINDOW_SECONDS })
}

/** Starts a sign-on at the bank; only the browser it started in can complete it. */
export async function startBankSignOn(ctx: Context, actor: Actor, { browser, origin }: { browser: string; origin: string }) {
  await guard(ctx, actor)
  const { url, state, nonce, codeVerifier } = await authorizationUrl(ctx, `${origin}${RETURN_PATH}`)
  await insertSignOn(ctx, { stateHash: hashOfToken(state), browserHash: hashOfToken(browser), nonce, codeVerifier })
  return { url }
}

/** Completes it: once, within ten minutes, in the same browser. */
export async function completeBankSignOn(ctx: Context, actor: Actor, { browser, params, origin }: BankCallback): Promise<BankPerson> {
  await guard(ctx, actor)
  const { state = '' } = params
  const signOn = await consumeSignOn(ctx, { stateHash: hashOfToken(state), browserHash: hashOfToken(browser) })
  if (!signOn) throw new AppError('bank.failed')
  const returned = new URL(RETURN_PATH, origin)
  for (const [name, value] of Object.entries(params)) returned.searchParams.set(name, value)
  const person = await fetchBankPerson(ctx, { state, ...signOn }, returned)
  // Both requests were counted.
  await returnToken(ctx, counterOf(actor))
  await returnToken(ctx, counterOf(actor))
  return person
}
