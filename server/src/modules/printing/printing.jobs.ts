import * as z from 'zod'
import { job } from '#platform/jobs/jobs'
import { printShipmentPapers } from '#modules/documents/print-shipment-papers'
import { TEMPORARY_DAYS } from '#modules/documents/store-temporarily'
import { makePrinting } from './make-printing.ts'
import { PRINT_SHIPMENTS } from './printing.ts'
import { deletePrintings } from './printing.queries.ts'

export const printShipments = job({
  name: PRINT_SHIPMENTS,
  payload: z.object({ id: z.number(), shipmentIds: z.array(z.number()), orderIds: z.array(z.number()) }),
  run: (ctx, { id, ...papers }) =>
    makePrinting(ctx, { id, title: 'Документы', make: (onProgress) => printShipmentPapers(ctx, papers, onProgress) }),
})

/** Their files are deleted by then. */
export const purgePrintings = job({
  name: 'printing.purge',
  payload: z.object({}),
  run: async (ctx) => {
    await deletePrintings(ctx, { days: TEMPORARY_DAYS })
  },
})
