import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { networkOf, consumeToken } from '#platform/http/rate-limit'

/** Four full lists; a line costs about as much as a search or two (`npm run bench -- import`). */
const LINES_PER_MINUTE = 2_500
/** The cost of reading a list at all, in lines. */
const READING = 50
const MOST_AT_ONCE = 2
/** Guests of one office count as one visitor: looking up a few of their lines is over soon. */
const MOST_WAITING = 10
const RETRY_AFTER = 5

type Places = { taken: number; waiting: (() => void)[] }

/** Of this node alone: it is this node's processor that they share. */
const placesOf = new Map<string, Places>()

const visitorOf = ({ user, ip }: Actor) => (user ? `u:${user.id}` : `from:${networkOf(ip)}`)

async function takePlace(visitor: string, mostWaiting: number): Promise<void> {
  const places = placesOf.get(visitor) ?? { taken: 0, waiting: [] }
  placesOf.set(visitor, places)
  if (places.taken < MOST_AT_ONCE) {
    places.taken++
    return
  }
  if (places.waiting.length >= mostWaiting)
    throw new AppError('rate.limited', { params: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER })
  await new Promise<void>((resolve) => places.waiting.push(resolve))
}

function leavePlace(visitor: string): void {
  const places = placesOf.get(visitor)
  if (!places) return
  const next = places.waiting.shift()
  if (next) return next()
  places.taken--
  if (places.taken === 0) placesOf.delete(visitor)
}

type Work<T> = (spend: (lines: number) => Promise<void>) => Promise<T>
type Share = { counter: string; reading: number; mostWaiting: number }

async function withinShare<T>(ctx: Context, actor: Actor, work: Work<T>, { counter, reading, mostWaiting }: Share): Promise<T> {
  const visitor = visitorOf(actor)
  const spend = (lines: number) =>
    consumeToken(ctx, { key: `${counter}:${visitor}`, limit: LINES_PER_MINUTE, windowSeconds: 60, cost: lines })
  await takePlace(visitor, mostWaiting)
  try {
    if (reading > 0) await spend(reading)
    return await work(spend)
  } finally {
    leavePlace(visitor)
  }
}

/** Reads and matches a list within one visitor's share of the machine: a third at once is refused; `spend` gets the number of lines before they are matched. */
export const withinBudget = <T>(ctx: Context, actor: Actor, work: Work<T>): Promise<T> =>
  withinShare(ctx, actor, work, { counter: 'import', reading: READING, mostWaiting: 0 })

/** Looks up goods for lines that are known already within the same share; a third at once waits for its turn. */
export const withinLookups = <T>(ctx: Context, actor: Actor, work: Work<T>): Promise<T> =>
  withinShare(ctx, actor, work, { counter: 'import', reading: 0, mostWaiting: MOST_WAITING })

/** Looks up what nobody has asked for: it must not use up the lines of those who ask. */
export const withinProposals = <T>(ctx: Context, actor: Actor, work: Work<T>): Promise<T> =>
  withinShare(ctx, actor, work, { counter: 'proposals', reading: 0, mostWaiting: MOST_WAITING })
