type Listener = () => void
const listeners = new Set<Listener>()

/** The shell listens here: a call that needs a signed-in user opens sign-in (specification §2). */
export function onUnauthorised(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceUnauthorised(): void {
  for (const listener of listeners) listener()
}
