import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type CartChange, cartApi, type CartLine } from '@vitrina/contract/cart/cart'
import { useEffect, useMemo } from 'react'
import { ApiError } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { setPendingEdits } from '#parts/cart/pending-edits.ts'
import { showError } from '#ui/messages.ts'
import { cartQuery, patchLines, applyEdit } from './cart.api.ts'
import { createEditQueue, type LineEdit } from './edit-queue.ts'

type EditableFields = Pick<CartLine, 'amount' | 'note' | 'selected'>

/** Whether nobody else changed the fields of this edit. */
const isUntouched = (edit: LineEdit, seen: EditableFields, now: EditableFields): boolean =>
  (edit.amount === undefined || now.amount === seen.amount) &&
  (edit.note === undefined || now.note === seen.note) &&
  (edit.selected === undefined || now.selected === seen.selected)

function editorOf(queries: QueryClient) {
  /** Last known server values of lines being edited. */
  const before = new Map<number, EditableFields>()
  const cartNow = () => queries.getQueryData(cartQuery.queryKey)

  /** Applies the server's answer, with later edits over it. */
  function applyAnswer(answer: CartChange): void {
    applyEdit(queries, answer)
    queries.setQueryData(cartQuery.queryKey, (cart) => cart && patchLines(cart, queue.waiting()))
    if (queue.waiting().has(answer.line.id)) before.set(answer.line.id, answer.line)
    else before.delete(answer.line.id)
  }

  async function send(id: number, edit: LineEdit): Promise<void> {
    const version = cartNow()?.version
    try {
      applyAnswer(
        await call(
          cartApi.changeItem,
          { params: { id }, body: { ...edit, ...(version !== undefined && { version }) } },
          { keepalive: true },
        ),
      )
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'cart.changed' || !error.current) throw error
      const current = error.current as CartChange
      const seen = before.get(id)
      // Somebody changed another line: our edit is sent again. The same one: their change is shown, with a message.
      if (!seen || !isUntouched(edit, seen, current.line)) {
        applyAnswer(current)
        throw error
      }
      applyAnswer(await call(cartApi.changeItem, { params: { id }, body: { ...edit, version: current.version } }))
      void queries.invalidateQueries(cartQuery)
    }
  }

  const mutation = new MutationObserver(queries, {
    mutationFn: ({ id, edit }: { id: number; edit: LineEdit }) => send(id, edit),
    onError: (error) => {
      const [field] = error instanceof ApiError ? error.fields : []
      // The field's own message says more than “Check the fields”.
      if (field) showError({ message: field.message })
    },
  })
  const queue = createEditQueue({
    send: (id, edit) => mutation.mutate({ id, edit }),
    onRefused: () => {
      before.clear()
      void queries.invalidateQueries({ queryKey: ['cart'] })
    },
  })

  return {
    flushNow: queue.flushNow,
    edit: (id: number, edit: LineEdit): void => {
      const line = cartNow()?.lines.find((one) => one.id === id)
      if (!line) return
      // An answer requested before this key would show the old amount again.
      void queries.cancelQueries(cartQuery)
      if (!before.has(id)) before.set(id, { amount: line.amount, note: line.note, selected: line.selected })
      queries.setQueryData(cartQuery.queryKey, (cart) => cart && patchLines(cart, new Map([[id, edit]])))
      queue.set(id, edit)
      setPendingEdits(queue.stored())
    },
  }
}

/** Edits a line: shown at once, sent after a short pause, not lost with the page. */
export function useEditLine(): (id: number, edit: LineEdit) => void {
  const queries = useQueryClient()
  const { edit, flushNow } = useMemo(() => editorOf(queries), [queries])
  useEffect(() => {
    addEventListener('pagehide', flushNow)
    return () => {
      removeEventListener('pagehide', flushNow)
      flushNow()
    }
  }, [flushNow])
  return edit
}
