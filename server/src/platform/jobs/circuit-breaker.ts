/** Failures in a row after which a service counts as down. */
const FAILURES = 5

/**
 * Counts failures of an outside service. After so many in a row the circuit opens: no calls until `close`,
 * and after that the first failure opens it again, the first success resets the count.
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
