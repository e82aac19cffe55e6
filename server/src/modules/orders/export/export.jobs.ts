import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { mailing } from '#modules/documents/send-files'
import { mailOrders, SEND_EXPORT } from './export-orders.ts'

/** Orders requested by letter. */
export const sendExport = job({
  name: SEND_EXPORT,
  payload: mailing.extend({ ids: z.array(z.number()), format: z.enum(['pdf', 'xlsx']) }),
  run: (ctx, sent) => mailOrders(ctx, sent),
})
