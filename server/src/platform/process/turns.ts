import { setImmediate as nextTurn } from 'node:timers/promises'

/** So long others may wait for a piece of work. */
const LONGEST_MS = 10

/** Goes through a list; others are answered as soon as it has taken its time, however long one item takes. */
export async function eachInTurn<T>(all: Iterable<T>, work: (one: T) => void): Promise<void> {
  let since = performance.now()
  for (const one of all) {
    work(one)
    if (performance.now() - since <= LONGEST_MS) continue
    await nextTurn()
    since = performance.now()
  }
}

/** Runs pieces of work one after another and lets the server answer others in between. */
export function inTurns(): <T>(work: () => T) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let since = performance.now()
  return (work) => {
    const done = last.then(async () => {
      if (performance.now() - since > LONGEST_MS) {
        await nextTurn()
        since = performance.now()
      }
      return work()
    })
    // A piece that failed tells whoever asked for it, and does not stop the next.
    last = done.catch(() => undefined)
    return done
  }
}
