import { setTimeout as pause } from 'node:timers/promises'

const CLOSE_WITHIN_MS = 40_000

export type Lifetime = {
  /** Remembers how to close what is being opened, even while it is still opening. */
  open: <T>(opening: Promise<T>, close: (opened: T) => Promise<void>) => Promise<T>
  /** Closes everything, the last opened first. Asking twice is asking once. */
  end: () => Promise<void>
  isEnding: () => boolean
}

/** What a process has opened and must close before it goes. */
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
          // It never opened, and whoever awaits it has heard why.
        }),
      )
      return opening
    },
    end: () => (ending ??= closeAll()),
    isEnding: () => ending !== undefined,
  }
}
