import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUndoKeys } from '#lib/use-undo-keys.ts'
import { useRestoreLines } from '#parts/cart/cart-lines.api.ts'
import { showMessage } from '#ui/messages.ts'
import { cartQuery, useDeleteLines } from './cart.api.ts'
import { type CartStep, isEditStep, type LineBefore, withEdit, withStep } from './cart-steps.rules.ts'
import type { LineEdit } from './edit-queue.ts'
import { useEditLine } from './use-edit-line.ts'

const UNDO_MS = 10_000

/** Edits and deletes lines of the cart; Ctrl+Z takes the last of it back, step by step. */
export function useCartUndo() {
  const { t } = useTranslation(['cart-page', 'cart'])
  const queries = useQueryClient()
  const editLine = useEditLine()
  const { mutate: remove } = useDeleteLines()
  const { mutate: restore } = useRestoreLines()
  const steps = useRef<CartStep[]>([])

  const undoStep = useCallback(
    (step: CartStep) => {
      // Taken back already, by the key or in the message bar.
      if (!steps.current.includes(step)) return
      steps.current = steps.current.filter((one) => one !== step)
      if (isEditStep(step)) for (const [id, before] of step.before) editLine(id, before)
      else restore(step.tokens)
      showMessage({ text: t(isEditStep(step) ? 'undone.edit' : 'undone.deletion'), kind: 'success' })
    },
    [editLine, restore, t],
  )

  const offerUndo = useCallback(
    (text: string, step: CartStep) =>
      showMessage({ text, duration: UNDO_MS, action: { label: t('cart:undo'), run: () => undoStep(step) } }),
    [undoStep, t],
  )

  const edit = useCallback(
    (id: number, change: LineEdit) => {
      const cart = queries.getQueryData(cartQuery.queryKey)
      const line = cart?.lines.find((one) => one.id === id)
      // A tick is undone by itself.
      const before: LineBefore = {
        ...(line && change.amount !== undefined && { amount: line.amount }),
        ...(line && change.note !== undefined && { note: line.note }),
      }
      if (cart && Object.keys(before).length > 0) {
        steps.current = withEdit(steps.current, { id, before, at: Date.now(), cartId: cart.id })
        const step = steps.current.at(-1)
        if (step && isEditStep(step) && step.before.size > 1) offerUndo(t('amountsChanged', { count: step.before.size }), step)
      }
      editLine(id, change)
    },
    [queries, editLine, offerUndo, t],
  )

  const deleteLines = useCallback(
    (ids: number[]) => {
      const cartId = queries.getQueryData(cartQuery.queryKey)?.id ?? null
      remove(ids, {
        onSuccess: (tokens) => {
          const step = { cartId, tokens }
          steps.current = withStep(steps.current, step)
          offerUndo(t('deleted', { count: ids.length }), step)
        },
      })
    },
    [queries, remove, offerUndo, t],
  )

  const undo = useCallback(() => {
    const cartId = queries.getQueryData(cartQuery.queryKey)?.id ?? null
    const last = steps.current.findLast((step) => step.cartId === cartId)
    if (last) undoStep(last)
  }, [queries, undoStep])
  useUndoKeys({ undo })

  return { edit, deleteLines }
}
