/** Web storage that may be forbidden (private mode, policy): then values live as long as the page. */
function safely(kind: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string>()
  const real = () => {
    // Where pages are drawn there is none: a failure for each look at it would take longer than the look.
    if (typeof window === 'undefined') return null
    try {
      return window[kind]
    } catch {
      // Access itself throws when storage is blocked; the page uses memory.
      return null
    }
  }
  return {
    get: (key: string): string | null => real()?.getItem(key) ?? memory.get(key) ?? null,
    set: (key: string, value: string): void => {
      memory.set(key, value)
      try {
        real()?.setItem(key, value)
      } catch {
        // Full or read-only: the value is in memory above.
      }
    },
    remove: (key: string): void => {
      memory.delete(key)
      real()?.removeItem(key)
    },
  }
}

export const localStore = safely('localStorage')
export const sessionStore = safely('sessionStorage')
