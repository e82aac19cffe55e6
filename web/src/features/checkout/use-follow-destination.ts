import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CheckoutDraft, isSameDestination, moveDraft, type Person } from './checkout-draft.rules.ts'

/** A destination chosen in the header while the checkout is open moves the open form. */
export function useFollowDestination(form: UseFormReturn<CheckoutDraft>, options: CheckoutOptions, person: Person): void {
  const last = useRef(options.destination)
  useEffect(() => {
    if (isSameDestination(last.current, options.destination)) return
    last.current = options.destination
    form.reset(moveDraft(form.getValues(), options, person))
  })
}
