import type { OrderWishes } from '@vitrina/contract/orders/checkout'
import type { FieldError } from '@vitrina/contract/errors'
import { onlinePaymentMethodsOf } from '@vitrina/contract/payments/payments.rules'
import type { Actor } from '#platform/actor'
import { AppError } from '#platform/errors'
import { checkoutTextsIn } from '#texts/checkout'
import type { OrderTerms } from './terms.queries.ts'

type Choices = Pick<OrderWishes, 'contractId' | 'deliveryType' | 'carrier' | 'desiredOn' | 'paymentMethod' | 'contactPhone'>
type Known = { terms: OrderTerms; today: string; places: readonly number[] }

/** The choices that are not allowed to the buyer, each named by its field. */
export function wrongChoices(actor: Actor, choices: Choices, { terms, today, places }: Known): FieldError[] {
  const { settings } = actor.site
  const texts = checkoutTextsIn(actor.language).fields
  const fields: FieldError[] = []
  const refuse = (field: keyof OrderWishes, message: string) => fields.push({ field, message, code: 'wrong_choice' })

  if (!terms.entity) refuse('legalEntityId', texts.legalEntity)
  if (choices.contractId !== null && !terms.contract) refuse('contractId', texts.contract)
  if (choices.deliveryType === 'pickup' && !settings.toggles.orderPickup) refuse('deliveryType', texts.deliveryType)
  if (choices.deliveryType === 'pickup' && (!terms.warehouse || !places.includes(terms.warehouse.id)))
    refuse('warehouseId', texts.warehouse)
  if (choices.deliveryType !== 'pickup' && !terms.address) refuse('deliveryAddressId', texts.address)
  if (choices.deliveryType === 'carrier' && choices.carrier === '') refuse('carrier', texts.carrier)
  if (choices.desiredOn !== null && choices.desiredOn < today) refuse('desiredOn', texts.past)
  const isOnline = choices.paymentMethod === 'sbp' || choices.paymentMethod === 'card'
  if (isOnline && !onlinePaymentMethodsOf(settings.flags).some((way) => way === choices.paymentMethod))
    refuse('paymentMethod', texts.paymentMethod)
  if (choices.paymentMethod === 'deferred' && !terms.contract) refuse('paymentMethod', texts.contractForCredit)
  if (choices.paymentMethod === 'cash' && choices.deliveryType !== 'pickup') refuse('paymentMethod', texts.cashAtPickup)
  if (choices.contactPhone.replace(/\D/g, '').length < 10) refuse('contactPhone', texts.phone)
  return fields
}

/** The buyer's choices must be allowed to them. */
export function checkChoices(actor: Actor, choices: Choices, known: Known): void {
  const fields = wrongChoices(actor, choices, known)
  if (fields.length > 0) throw new AppError('order.wrong-choice', { fields })
}
