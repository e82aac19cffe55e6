import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 503

// An answer is drawn as soon as it is there; a timer would stand behind whatever the browser finds more urgent.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Off line a call fails and says so instead of waiting in silence; when the network is back it is made again.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})
