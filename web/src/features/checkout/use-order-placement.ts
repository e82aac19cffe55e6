import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SupplyStrategy } from '@vitrina/contract/cart/supply-plan'
import type { CheckoutOptions, PlacedOrder } from '@vitrina/contract/orders/checkout'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { paths } from '#lib/paths.ts'
import { showErrors } from '#ui/show-errors.ts'
import { useAttachFile, usePlaceOrder } from './checkout.api.ts'
import { bodyOf, type CheckoutDraft } from './checkout-draft.rules.ts'

/** Why there is no order yet. */
export type Refusal =
  | { kind: 'sum'; was: number }
  | { kind: 'cart' }
  | { kind: 'stock' }
  | { kind: 'network' }
  | { kind: 'other'; message: string }

/** The outcome is unknown: repeating the same attempt returns the order, or places it. */
const isUnknown = ({ status, code }: ApiError) => status === 0 || status >= 500 || code === 'idempotency.in-progress'

type PlacementOptions = { file: File | null; supply: SupplyStrategy; onPlaced: () => void }

/** Places one order, however often the button is pressed; errors are shown where they can be corrected. */
export function useOrderPlacement(form: UseFormReturn<CheckoutDraft>, { file, supply, onPlaced }: PlacementOptions) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const attach = useAttachFile()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [placed, setPlaced] = useState<PlacedOrder[] | null>(null)

  const leave = ([first, ...others]: readonly PlacedOrder[]) => {
    if (!first) return
    const placedOrders = [first, ...others].map(({ id, number, total }) => ({ id, number, total }))
    // Replaces the checkout: "back" must not offer an order that is placed already.
    void navigate({ to: paths.order(first.id), replace: true, state: (before) => ({ ...before, placedOrders }) })
  }
  const sendFile = (orders: PlacedOrder[]) => {
    if (!file) return leave(orders)
    attach.mutateAsync({ file, orders }).then(
      () => leave(orders),
      // Shown by `unattached`.
      () => undefined,
    )
  }

  const refuse = async (error: unknown, was: number) => {
    if (!(error instanceof ApiError)) return
    const isShownAtField = showErrors(form, error)
    if (error.code === 'order.sum-changed') setRefusal({ kind: 'sum', was })
    else if (error.code === 'cart.changed' || error.code === 'cart.empty') return setRefusal({ kind: 'cart' })
    else if (error.code === 'order.stock-short') setRefusal({ kind: 'stock' })
    else if (isUnknown(error)) return setRefusal({ kind: 'network' })
    else setRefusal(isShownAtField ? null : { kind: 'other', message: error.message })
    // After a refusal over goods or terms the current options are loaded.
    if (error.status === 409 || error.status === 422) await queries.refetchQueries({ queryKey: ['checkout', 'options'] })
  }

  const submit = (draft: CheckoutDraft, options: CheckoutOptions) => {
    setRefusal(null)
    // By the promise, not the mutation's callbacks: the form unmounts when the session ends, until the person signs in again.
    place.mutateAsync(bodyOf(draft, options, supply)).then(
      ({ orders }) => {
        onPlaced()
        setPlaced(orders)
        sendFile(orders)
      },
      (error: unknown) => void refuse(error, options.sum),
    )
  }

  return {
    submit,
    refusal,
    isPending: place.isPending || (placed !== null && !attach.isError),
    /** The order is placed, its document is not attached. */
    unattached: attach.isError ? placed : null,
    sendFileAgain: () => placed && sendFile(placed),
    leave: () => placed && leave(placed),
  }
}
