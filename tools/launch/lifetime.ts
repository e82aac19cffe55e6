import { setTimeout as pause } from 'node:timers/promises'

const CLOSE_WITHIN_MS = 40_000

export type Lifetime = {
  /** Registers how to close a resource, even while it is still opening. */
  open: <T>(opening: Promise<T>, close: (opened: T) => Promise<void>) => Promise<T>
  /** Closes everything, the last opened first. A second call changes nothing. */
  end: () => Promise<void>
  isEnding: () => boolean
}

/** Resources a process must close before it exits. */
export function createLifetime(): Lifetime {
  const closings: (() => Promise<void>)[] = []
  let ending: Promise<void> | undefined
  const closeAll = async () => {
    for (const closing of closings.toReversed()) await Promise.race([closing(), pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
  }
  return {
    open: (opening, close) => {
      closings.push(() =>
        opening.then(close, () => {
          // It never opened, and its caller got the reason.
        }),
      )
      return opening
    },
    end: () => (ending ??= closeAll()),
    isEnding: () => ending !== undefined,
  }
}
