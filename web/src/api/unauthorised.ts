/** needed: a guest made a call that needs a user; ended: the session ended; uncovered: a stand-in session ended, one's own goes on. */
export type Unauthorised = 'needed' | 'ended' | 'uncovered'

type Listener = (why: Unauthorised) => void
const listeners = new Set<Listener>()

/** The shell listens here: a call that needs a signed-in user opens sign-in (specification §2). */
export function onUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceUnauthorised(why: Unauthorised): void {
  for (const listener of listeners) listener(why)
}
