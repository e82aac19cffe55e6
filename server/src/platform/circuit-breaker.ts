/** Failures in a row after which a service counts as down. */
const FAILURES = 5

/**
 * Counts how an outside service answers. Once it has failed so often in a row the circuit opens: nobody asks until `close`,
 * and after that the first failure opens it again, the first answer forgets all before.
 */
export function circuitBreaker(onOpen: () => void, limit = FAILURES) {
  let failures = 0
  let isOpen = false
  return {
    answered: (): void => {
      failures = 0
    },
    failed: (): void => {
      failures++
      if (isOpen || failures < limit) return
      isOpen = true
      onOpen()
    },
    close: (): void => {
      isOpen = false
    },
  }
}
