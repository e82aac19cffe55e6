/** Long enough for a second click on “+”, short enough not to be waited for. */
const PAUSE_MS = 250

type Amounts = ReadonlyMap<number, number>

type Options = {
  /** Nothing of a product takes it out of the cart. */
  send: (amounts: Amounts) => Promise<void>
  /** These were not taken; `last` is what the cart is known to hold of them. */
  onRefused: (last: Amounts) => void
  pauseMs?: number
}

/**
 * Gathers quick changes into the last amount of each product and sends one request at a time, so that an older answer
 * can never come after a newer one.
 */
export function sendAmounts({ send, onRefused, pauseMs = PAUSE_MS }: Options) {
  let waiting = new Map<number, number>()
  let inFlight: Amounts = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the server was last known to hold of products under way. */
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
      // The mutation has told the person why; a product changed again meanwhile gets its own answer.
      onRefused(new Map([...inFlight.keys()].filter((id) => !waiting.has(id)).map((id) => [id, known.get(id) ?? 0])))
    }
    for (const id of inFlight.keys()) if (!waiting.has(id)) known.delete(id)
    inFlight = new Map()
    if (waiting.size > 0 && timer === undefined) await flush()
  }

  return {
    /** `before`: what the cart shows of it now. */
    set: (productId: number, amount: number, before: number): void => {
      if (!waiting.has(productId) && !inFlight.has(productId)) known.set(productId, before)
      waiting.set(productId, amount)
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    /** The page is about to go: what waits for its turn does not wait any longer. */
    hurry: (): void => {
      clearTimeout(timer)
      timer = undefined
      if (inFlight.size === 0) return void flush()
      const last = waiting
      waiting = new Map()
      if (last.size > 0) void send(last).catch(() => onRefused(new Map([...last.keys()].map((id) => [id, known.get(id) ?? 0]))))
    },
  }
}
