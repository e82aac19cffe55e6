import { type ComponentType, use } from 'react'
import { i18n } from '#i18n/i18n.ts'

/** Specification §9. */
const TIMEOUT = 120_000
const RETRY_AFTER_MS = 2000

/** A chunk that did not load: the network failed, or a deploy removed the old files. */
export class ChunkLoadError extends Error {
  constructor(id: string, cause: unknown) {
    // Specification §8, word for word; the cause is kept for the log.
    super(`Loading chunk ${id} failed`, { cause })
    this.name = 'ChunkLoadError'
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT / 1000} s`)), TIMEOUT)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

type NamedComponent<P, K extends string> = Record<K, ComponentType<P>>

/** A component in its own chunk, with its texts; the router calls `preload` so that the old page stays until the new one is there. */
export function lazyChunk<P extends object, K extends string>(
  load: () => Promise<NamedComponent<P, K>>,
  name: K,
  namespaces: string[] = [],
) {
  let pending: Promise<ComponentType<P>> | undefined

  async function fetchChunk(): Promise<ComponentType<P>> {
    try {
      const [module] = await withTimeout(Promise.all([load(), i18n.loadNamespaces(namespaces)]))
      return module[name]
    } catch (cause) {
      // Not at once: React renders a failed component a second time before it gives up, and would retry for ever.
      setTimeout(() => {
        pending = undefined
      }, RETRY_AFTER_MS)
      throw new ChunkLoadError(name, cause)
    }
  }

  /** A loaded chunk says so itself: React then renders it at once and does not wait for the promise. */
  function fetchOnce(): Promise<ComponentType<P>> {
    if (pending) return pending
    const fetched = fetchChunk()
    fetched.then(
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      // The caller that renders or preloads it gets the failure.
      () => {},
    )
    pending = fetched
    return fetched
  }

  function Chunk(props: P) {
    const Component = use(fetchOnce())
    return <Component {...props} />
  }
  return Object.assign(Chunk, { preload: async () => void (await fetchOnce()) })
}
