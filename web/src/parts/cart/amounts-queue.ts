/** Long enough for a second click on “+”, short enough not to be noticed. */
const PAUSE_MS = 250

type Amounts = ReadonlyMap<number, number>

type Options = {
  /** Zero removes the product from the cart. */
  send: (amounts: Amounts) => Promise<void>
  /** These were refused; `last` has their last known amounts in the cart. */
  onRefused: (last: Amounts) => void
  pauseMs?: number
}

/**
 * Merges quick changes into the last amount of each product and sends one request at a time, so that an older answer
 * can never come after a newer one.
 */
export function createAmountsQueue({ send, onRefused, pauseMs = PAUSE_MS }: Options) {
  let waiting = new Map<number, number>()
  let inFlight: Amounts = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Last known server amounts of products under way. */
  const known = new Map<number, number>()

  async function flush(): Promise<void> {
    timer = undefined
    if (inFlight.size > 0 || waiting.size === 0) return
    inFlight = waiting
    waiting = new Map()
    try {
      await send(inFlight)
      for (const [id, amount] of inFlight) known.set(id, amount)
    } catch {
      // The mutation has shown the reason; a product changed again meanwhile gets its own answer.
      onRefused(new Map([...inFlight.keys()].filter((id) => !waiting.has(id)).map((id) => [id, known.get(id) ?? 0])))
    }
    for (const id of inFlight.keys()) if (!waiting.has(id)) known.delete(id)
    inFlight = new Map()
    if (waiting.size > 0 && timer === undefined) await flush()
  }

  return {
    /** Changes that no answer has confirmed yet. */
    pending: (): Amounts => new Map([...inFlight, ...waiting]),
    /** `before`: the amount the cart shows now. */
    set: (productId: number, amount: number, before: number): void => {
      if (!waiting.has(productId) && !inFlight.has(productId)) known.set(productId, before)
      waiting.set(productId, amount)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    /** The page is being left: waiting amounts are sent at once. */
    flushNow: (): void => {
      clearTimeout(timer)
      timer = undefined
      if (inFlight.size === 0) return void flush()
      const last = waiting
      waiting = new Map()
      if (last.size > 0) void send(last).catch(() => onRefused(new Map([...last.keys()].map((id) => [id, known.get(id) ?? 0]))))
    },
  }
}
