/** Editable fields of a line. */
export type LineEdit = { amount?: number; note?: string; selected?: boolean }

type Options = {
  send: (id: number, edit: LineEdit) => Promise<void>
  /** Edits were refused: the cart has to be fetched again. */
  onRefused: () => void
  pauseMs?: number
}

/** Long enough for the next key, short enough not to be noticed. */
const PAUSE_MS = 300

/** Merges quick changes of a line and sends them one after another: each answer has the version the next change must name. */
export function createEditQueue({ send, onRefused, pauseMs = PAUSE_MS }: Options) {
  const waiting = new Map<number, LineEdit>()
  let isSending = false
  let stored: PromiseWithResolvers<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    timer = undefined
    if (isSending) return
    isSending = true
    try {
      for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
        const [id, edit] = next.value
        waiting.delete(id)
        await send(id, edit)
      }
    } catch {
      // The mutation has shown the reason.
      waiting.clear()
      onRefused()
    } finally {
      isSending = false
      stored?.resolve()
      stored = null
    }
  }

  return {
    set: (id: number, edit: LineEdit): void => {
      waiting.set(id, { ...waiting.get(id), ...edit })
      stored ??= Promise.withResolvers<void>()
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), pauseMs)
    },
    /** The page is being left: pending edits are sent at once. */
    flushNow: (): void => {
      clearTimeout(timer)
      void flush()
    },
    /** Edits not sent yet. */
    waiting: (): ReadonlyMap<number, LineEdit> => waiting,
    /** Ends when the server has every edit, or has refused one. */
    stored: (): Promise<void> => stored?.promise ?? Promise.resolve(),
  }
}
