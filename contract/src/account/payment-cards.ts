import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const paymentCard = z.object({
  id: z.number(),
  /** 430000******0777 */
  pan: z.string(),
  /** MMYY */
  expDate: z.string(),
  isExpired: z.boolean(),
  addedAt: z.iso.datetime(),
})
export type PaymentCard = z.infer<typeof paymentCard>

export const paymentCardsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/payment/bindings',
    summary: 'My saved cards, newest first',
    policy: 'user',
    output: z.object({ items: z.array(paymentCard) }),
  }),
  unbind: endpoint({
    method: 'PUT',
    path: '/api/v1/payment/unbind-card/:id',
    summary: 'Delete a card of mine',
    policy: 'user',
    inPerson: true,
    params: z.object({ id: z.coerce.number().pipe(z.int32().positive()) }),
    output: z.object({}),
    errors: ['card.not-found'],
  }),
}
