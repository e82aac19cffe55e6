import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '#api/api-error.ts'
import { showError } from '#ui/messages.ts'

/** Specification §8: a message of a refused change goes to the bar. */
export function watchFailures(queries: QueryClient): void {
  // Before the mutation's own onError, which may say it better.
  queries.getMutationCache().config.onError = (error) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 0) return showError({ message: i18next.t('errors:network.message') })
    if (error.message) showError({ status: error.status, message: error.message })
  }
}
