import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/api-error.ts'
import { i18n } from '#i18n/i18n.ts'
import { showError } from '#ui/messages.ts'

/** Specification §8: the message of a failed mutation goes to the bar, in words alone: a number helps nobody. */
export function watchFailures(queries: QueryClient): void {
  // Runs before the mutation's own onError, which may show a better message.
  queries.getMutationCache().config.onError = (error, _given, _before, { meta }) => {
    if (!(error instanceof ApiError) || meta?.isToldInPlace === true) return
    if (error.status === 0) return showError({ message: i18n.t('errors:network.message') })
    if (error.message) showError({ message: error.message })
  }
}
