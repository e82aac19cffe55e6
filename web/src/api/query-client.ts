import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const isWorthRetrying = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status === 503

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 60_000, refetchOnWindowFocus: false, retry: (failures, error) => failures < 2 && isWorthRetrying(error) },
  },
})
