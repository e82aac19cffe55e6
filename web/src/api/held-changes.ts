type Held = { make: () => Promise<unknown>; refuse: () => void }
let held: Held[] = []

/** A change that was refused because the session is over: made once the person is back, refused if they do not come. */
export function holdChange<T>(make: () => Promise<T>, refusal: Error): Promise<T> {
  return new Promise((resolve, reject) => {
    held.push({ make: () => make().then(resolve, reject), refuse: () => reject(refusal) })
  })
}

/** In the order they were asked for; each tells its own caller how it went. */
export async function makeHeldChanges(): Promise<void> {
  const [...changes] = held
  held = []
  for (const { make } of changes) await make()
}

export function refuseHeldChanges(): void {
  const [...changes] = held
  held = []
  for (const { refuse } of changes) refuse()
}
