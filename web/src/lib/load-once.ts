/** All callers share one load; a failed one is tried again by the next caller. */
export function loadOnce<A extends unknown[], T>(load: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  let loading: Promise<T> | undefined
  return (...args) => {
    loading ??= load(...args).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
