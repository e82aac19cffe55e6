export type ChatUser = { name: string; email: string | null; phone: string | null; company: string | null; token: string }

/** A third-party chat; `load` is called once, when the person first asks for a consultant. */
export type ChatWidget = {
  load: (link: string) => Promise<void>
  open: () => void
  identify: (user: ChatUser) => void
  /** At sign-out: the next person at this computer must not read the conversation. */
  reset: () => void
  show: () => void
  hide: () => void
}

const LOAD_TIMEOUT_MS = 20_000

/** Fails by itself when the script loads but the widget never reports readiness. */
export function withTimeout(work: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The chat widget did not answer in time')), LOAD_TIMEOUT_MS)
  })
  return Promise.race([work, late])
}
