import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { favouritesApi } from '@vitrina/contract/catalogue/favourites'
import { useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { i18n } from '#i18n/i18n.ts'
import { randomUuid } from '#lib/random-uuid.ts'
import { showError } from '#ui/messages.ts'

/** A guest gets the server's own text. */
export function showFailure(error: unknown): void {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401) return
  showError({ ...(status && { status }), message: i18n.t('product:favourite.failed') })
}

/**
 * C-14. A guest is refused with the specification's text, and the shell offers to sign in.
 * `shown` is the pressed state until the server confirms it: shown at once, reset by a refusal.
 */
export function useFavourite({ id, favorite }: { id: number; favorite: boolean }) {
  const queries = useQueryClient()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const shown = pressed ?? favorite
  const presses = useRef(0)
  // Created on press: a list has a hundred of these, and few are pressed.
  const toggle = async () => {
    setPressed(!shown)
    const press = ++presses.current
    const mutation = new MutationObserver(queries, {
      mutationFn: (isFavourite: boolean) =>
        call(favouritesApi.toggle, { params: { id }, body: { favorite: isFavourite } }, { idempotencyKey: randomUuid() }),
      onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
      onError: showFailure,
    })
    // The message bar has shown it already.
    await mutation.mutate(!shown).catch(() => undefined)
    if (press === presses.current) setPressed(null)
  }
  return { shown, toggle }
}
