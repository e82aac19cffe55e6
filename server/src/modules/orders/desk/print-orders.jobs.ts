import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { makePrinting } from '#modules/printing/make-printing'
import { printOrders } from '../export/print-orders.ts'
import { PRINT_ORDERS } from './order-file.ts'

export const printManyOrders = job({
  name: PRINT_ORDERS,
  payload: z.object({ id: z.number(), orderIds: z.array(z.number()) }),
  run: (ctx, { id, orderIds }) => makePrinting(ctx, { id, title: 'Заказы', make: (onProgress) => printOrders(ctx, orderIds, onProgress) }),
})
