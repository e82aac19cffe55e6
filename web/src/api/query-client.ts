import { notifyManager } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { StoreQueryClient } from './store-query-client.ts'

const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 503

// An answer is drawn at once; a timer would wait behind anything the browser finds more urgent.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new StoreQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      // Offline a call fails with an error instead of waiting; it is repeated when the network is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isWorthRetrying(error),
      retryDelay: (failures) => 400 * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
})
