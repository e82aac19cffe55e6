import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import i18next from 'i18next'
import { ApiError } from '#api/api-error.ts'
import { onUnauthorised } from '#api/unauthorised.ts'
import { showError } from '#ui/messages.ts'

/** Specification §8: a message of a refused change goes to the bar; a 401 opens sign-in unless the dialog is open already. */
export function watchFailures(queries: QueryClient, router: AnyRouter): void {
  // Before the mutation's own onError, which may say it better.
  queries.getMutationCache().config.onError = (error) => {
    if (!(error instanceof ApiError)) return
    if (error.status === 0) return showError({ message: i18next.t('errors:network.message') })
    if (error.message) showError({ status: error.status, message: error.message })
  }
  onUnauthorised(() => {
    if (router.state.location.state.openedAuth) return
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      resetScroll: false,
      state: (before: object) => ({ ...before, openedAuth: 'signin', canGoBack: true }),
    })
  })
}
