import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { ApiError } from '#api/api-error.ts'
import { showError } from '#ui/messages.ts'

/** Specification §8: the message of a failed mutation goes to the bar, in words alone: a number helps nobody. */
export function watchFailures(queries: QueryClient): void {
  // Runs before the mutation's own onError, which may show a better message.
  queries.getMutationCache().config.onError = (error) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 0) return showError({ message: i18next.t('errors:network.message') })
    if (error.message) showError({ message: error.message })
  }
}
