import { MutationObserver, useQueryClient } from '@tanstack/react-query'
import { favouritesApi } from '@vitrina/contract/favourites'
import { useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { randomUuid } from '#lib/random-uuid.ts'

/**
 * C-14. A guest is refused in the words of the specification, and the shell offers to sign in.
 * `shown` is what was pressed while it is not yet so: it is seen at once, and a refusal takes it back.
 */
export function useFavourite({ id, favorite }: { id: number; favorite: boolean }) {
  const queries = useQueryClient()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const shown = pressed ?? favorite
  const presses = useRef(0)
  // Made when it is pressed: a list has a hundred of them, and few are.
  const toggle = async () => {
    setPressed(!shown)
    const press = ++presses.current
    const mutation = new MutationObserver(queries, {
      mutationFn: (wanted: boolean) =>
        call(favouritesApi.toggle, { params: { id }, body: { favorite: wanted } }, { idempotencyKey: randomUuid() }),
      onSuccess: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
    })
    // Told by the message bar already.
    await mutation.mutate(!shown).catch(() => undefined)
    if (press === presses.current) setPressed(null)
  }
  return { shown, toggle }
}
