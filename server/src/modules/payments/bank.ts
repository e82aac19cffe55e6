import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { type BankPayment, BankError, type PaymentProvider } from '#platform/payments/t-kassa/payment-provider'
import { paymentProviderOf } from '#platform/payments/t-kassa/t-kassa'

export const PROVIDER = 't-kassa'

/** The bank of this store; without one nothing is paid online. */
export function requireBank({ config }: Context): PaymentProvider {
  const bank = paymentProviderOf(config)
  if (!bank) throw new AppError('feature.off')
  return bank
}

/** How a payment of the bank ended after it was asked to drop it; its answer may be lost, so it is asked once more. */
export async function cancelAtBank(bank: PaymentProvider, payment: BankPayment): Promise<BankPayment> {
  try {
    return { ...payment, state: await bank.cancel(payment.providerId) }
  } catch (error) {
    // Paid or closed a moment ago, or the answer was lost: the state shows which.
    if (!(error instanceof BankError) || error.outcome === 'down') throw error
    return bank.state(payment.providerId)
  }
}
