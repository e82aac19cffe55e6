import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { networkOf, consumeToken } from '#platform/http/rate-limit'

/** Four full lists; a line costs about as much as a search or two (`npm run bench -- import`). */
const LINES_PER_MINUTE = 2_500
/** The cost of reading a list at all, in lines. */
const READING = 50
const MOST_AT_ONCE = 2
const RETRY_AFTER = 5

/** Of this node alone: it is this node's processor that they share. */
const underWay = new Map<string, number>()

const keyOf = ({ user, ip }: Actor) => `import:${user ? `u:${user.id}` : `from:${networkOf(ip)}`}`

/** Runs an import within one visitor's share of the machine; `spend` gets the number of lines before they are matched. */
export async function withinBudget<T>(
  ctx: Context,
  actor: Actor,
  work: (spend: (lines: number) => Promise<void>) => Promise<T>,
  { reading = READING } = {},
): Promise<T> {
  const key = keyOf(actor)
  const running = underWay.get(key) ?? 0
  if (running >= MOST_AT_ONCE) throw new AppError('rate.limited', { params: { seconds: RETRY_AFTER }, retryAfter: RETRY_AFTER })
  underWay.set(key, running + 1)
  const spend = (lines: number) => consumeToken(ctx, { key, limit: LINES_PER_MINUTE, windowSeconds: 60, cost: lines })
  try {
    if (reading > 0) await spend(reading)
    return await work(spend)
  } finally {
    const left = (underWay.get(key) ?? 1) - 1
    if (left > 0) underWay.set(key, left)
    else underWay.delete(key)
  }
}
