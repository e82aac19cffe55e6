type CacheOptions<T> = {
  ms: number
  load: () => Promise<T>
  /** When given, an old value is good enough while a new one loads; called with the error of a failed load. */
  whenStale?: (error: unknown) => void
  /** A value for which it says no is given to those who asked and forgotten. */
  isKept?: (value: T) => boolean
}

/**
 * Caches the result of `load`, and loads again when it is older than `ms`; concurrent reads share one load.
 * A failed load is not remembered: the next caller tries again.
 */
export function cached<T>({ ms, load, whenStale, isKept = () => true }: CacheOptions<T>): () => Promise<T> {
  let last: { value: T; at: number } | undefined
  let loading: Promise<T> | undefined

  async function reload(): Promise<T> {
    // The age counts from before the load: a change meanwhile must not be hidden for longer.
    const at = performance.now()
    const value = await load()
    if (isKept(value)) last = { value, at }
    return value
  }

  return () => {
    if (last && performance.now() - last.at < ms) return Promise.resolve(last.value)
    loading ??= reload().finally(() => {
      loading = undefined
    })
    if (!last || !whenStale) return loading
    loading.catch(whenStale)
    return Promise.resolve(last.value)
  }
}
