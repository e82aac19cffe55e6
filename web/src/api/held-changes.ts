type Held = { make: () => Promise<unknown>; refuse: () => void }
const held: Held[] = []

/** A change refused because the session ended: made once the person signs in again, refused otherwise. */
export function holdChange<T>(make: () => Promise<T>, refusal: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    held.push({ make: () => make().then(resolve, reject), refuse: () => reject(refusal) })
  })
}

/** In the order they were made; each resolves for its own caller. */
export async function retryHeldChanges(): Promise<void> {
  for (const { make } of held.splice(0)) await make()
}

export function rejectHeldChanges(): void {
  for (const { refuse } of held.splice(0)) refuse()
}
