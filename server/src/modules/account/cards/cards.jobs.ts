import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { bankService } from '#platform/payments/t-kassa/payment-provider'
import { paymentProviderOf } from '#platform/payments/t-kassa/t-kassa'

/** A card its owner has unbound can be charged no more: retried until the bank removes it. */
export const removeBankCard = job({
  name: 'card.forget',
  payload: z.object({ customerKey: z.string(), bankCardId: z.string() }),
  service: bankService,
  run: async ({ config }, { customerKey, bankCardId }) => {
    await paymentProviderOf(config)?.removeCard({ customerKey, cardId: bankCardId })
  },
})
