import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { type CheckoutDraft, deliveryDaysFor, isPayable, shortLines } from './checkout-draft.rules.ts'

/** Lines of the order in which something is still to be said: they are open from the start. */
export function unfinishedLines(options: CheckoutOptions, draft: CheckoutDraft) {
  const entity = options.legalEntities.find(({ id }) => id === draft.legalEntityId)
  const places = {
    pickup: draft.warehouseId !== null,
    delivery: draft.deliveryAddressId !== null && (draft.desiredOn !== '' || deliveryDaysFor(options, draft.split).length === 0),
    carrier: draft.deliveryAddressId !== null && draft.carrier.trim() !== '',
  }
  return {
    who: !entity || !draft.contactName.trim() || !draft.contactPhone.trim(),
    where: !places[draft.deliveryType] || shortLines(options).length > 0,
    pay:
      options.credit.grade !== 'none' ||
      !options.payments.some((payment) => payment.method === draft.paymentMethod && isPayable(payment, draft.deliveryType)),
  }
}
