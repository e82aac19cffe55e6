import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { pagedList, pageQuery } from '../paging.ts'
import { amount } from '../quantity/amounts.ts'
import { freeTransferStates, freeTransferSteps } from './free-transfers.rules.ts'

const staff = { policy: 'staff', permission: 'fulfilment' } as const
const id = z.int32().positive()
const idInAddress = z.coerce.number().pipe(id)
const named = z.object({ id: z.number(), name: z.string() })

export const freeTransfer = z.object({
  id: z.number(),
  /** ПМ-000123 */
  number: z.string(),
  product: z.object({ id: z.number(), article: z.string(), name: z.string(), unit: z.string() }),
  from: named,
  to: named,
  amount: z.number(),
  plannedOn: z.iso.date(),
  state: z.enum(freeTransferStates),
})
export type FreeTransfer = z.infer<typeof freeTransfer>

/** Free goods moved from one warehouse to another; those held for an order travel with it. */
export const freeTransfersApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/stock/transfers',
    summary: 'Transfers of free goods: those under way first, then the newest',
    ...staff,
    query: pageQuery.extend({ warehouse: idInAddress.optional() }),
    output: pagedList(freeTransfer),
  }),
  plan: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/stock/transfers',
    summary: 'Plan to move free goods to another warehouse; the stock changes when they are sent',
    ...staff,
    body: z.strictObject({ productId: id, fromId: id, toId: id, amount, plannedOn: z.iso.date() }),
    output: freeTransfer,
    errors: ['product.not-found', 'warehouse.not-found', 'warehouse.off', 'transfer.same-place'],
    idempotent: true,
  }),
  step: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/stock/transfers/:id/step',
    summary: 'Goods of a transfer were sent, have come, or are not moved after all',
    ...staff,
    params: z.object({ id: idInAddress }),
    body: z.strictObject({ step: z.enum(freeTransferSteps) }),
    output: freeTransfer,
    errors: ['transfer.not-found', 'transfer.not-now', 'order.stock-short'],
  }),
}
