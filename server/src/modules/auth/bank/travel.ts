import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { returnToken, takeToken } from '#platform/rate-limit'
import { hashOfToken } from '../tokens.ts'
import { askBank, type BankPerson, wayToBank } from './bank-client.ts'
import { insertWay, takeWay } from './bank.queries.ts'

/** A whole office comes from one address: a way that ends well is not counted. */
const FAILURES = 100
const WINDOW_SECONDS = 10 * 60
const RETURN_PATH = '/auth/tinkoff/complete'

/** Under which name the bank's people are known. */
export const BANK = 'tbank'

export type Returned = {
  browser: string
  params: Record<string, string>
  /** The site's own address, where the bank sends the browser back to. */
  origin: string
}

const counterOf = ({ ip }: Actor) => `bank:from:${ip}`

async function guard(ctx: Context, actor: Actor): Promise<void> {
  if (!actor.site.settings.bankSignOn.enabled || !ctx.config.BANK_ID_CLIENT) throw new AppError('feature.off')
  await takeToken(ctx, { key: counterOf(actor), limit: FAILURES, windowSeconds: WINDOW_SECONDS })
}

/** Begins the way to the bank; only the browser it began in can end it. */
export async function leaveForBank(ctx: Context, actor: Actor, { browser, origin }: { browser: string; origin: string }) {
  await guard(ctx, actor)
  const { url, state, nonce, codeVerifier } = await wayToBank(ctx, `${origin}${RETURN_PATH}`)
  await insertWay(ctx, { stateHash: hashOfToken(state), browserHash: hashOfToken(browser), nonce, codeVerifier })
  return { url }
}

/** Ends the way: once, within ten minutes, in the same browser. */
export async function returnFromBank(ctx: Context, actor: Actor, { browser, params, origin }: Returned): Promise<BankPerson> {
  await guard(ctx, actor)
  const { state = '' } = params
  const way = await takeWay(ctx, { stateHash: hashOfToken(state), browserHash: hashOfToken(browser) })
  if (!way) throw new AppError('bank.failed')
  const returned = new URL(RETURN_PATH, origin)
  for (const [name, value] of Object.entries(params)) returned.searchParams.set(name, value)
  const person = await askBank(ctx, { state, ...way }, returned)
  // The way there and the way back.
  await returnToken(ctx, counterOf(actor))
  await returnToken(ctx, counterOf(actor))
  return person
}
