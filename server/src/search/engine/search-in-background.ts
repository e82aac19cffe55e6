import type { Searchers } from './search-in-thread.ts'
import { searchOnWorkers } from './search-on-workers.ts'
import type { Segment } from './segment.ts'

const IDLE_MS = 60_000

/**
 * Answers long lists of questions in a thread of its own, so that other searches do not wait behind them.
 * It starts with the first list and ends when none has come for a while: it has working memory of its own.
 */
export function searchInBackground(): Omit<Searchers, 'suggest'> {
  let segments: Segment[] = []
  let thread: Searchers | null = null
  let waiting = 0
  let idle: NodeJS.Timeout | undefined
  const start = () => {
    const started = searchOnWorkers(1, { isPatient: true })
    started.use(segments)
    return started
  }
  const end = async () => {
    const ended = thread
    thread = null
    await ended?.close()
  }
  const ask = async <T>(question: (started: Searchers) => Promise<T>): Promise<T> => {
    clearTimeout(idle)
    waiting += 1
    try {
      thread ??= start()
      return await question(thread)
    } finally {
      waiting -= 1
      if (waiting === 0) idle = setTimeout(() => void end(), IDLE_MS).unref()
    }
  }
  return {
    use: (changed) => {
      segments = changed
      thread?.use(changed)
    },
    search: (request) => ask((started) => started.search(request)),
    overlap: (request) => ask((started) => started.overlap(request)),
    close: async () => {
      clearTimeout(idle)
      await end()
    },
  }
}
