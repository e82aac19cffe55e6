import * as z from 'zod'
import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { type Context, inTransaction } from '#platform/context'
import { job } from '#platform/jobs/jobs'
import { printShipmentPapers } from '#modules/documents/print-shipment-papers'
import type { OnProgress } from '#modules/documents/print-forms/make-file'
import { storeForPrinting, TEMPORARY_DAYS } from '#modules/documents/store-temporarily'
import { printOrders } from '#modules/orders/export/print-orders'
import { MAKE_PRINTING, printedThings, type PrintedThings } from './printing.ts'
import { changePrinting, deletePrintings } from './printing.queries.ts'

const bodyOf = (ctx: Context, things: PrintedThings, onProgress: OnProgress): Promise<Buffer> =>
  things.kind === 'orders' ? printOrders(ctx, things.orderIds, onProgress) : printShipmentPapers(ctx, things, onProgress)

const nameOf = ({ kind }: PrintedThings, now: Date) => `${kind === 'orders' ? 'Заказы' : 'Документы'} от ${formatDay(sellerDay(now))}.pdf`

/** Writes percents one after another; those that come while one is being written are left out. */
function percentsOf(ctx: Context, id: number): { write: OnProgress; settle: () => Promise<unknown> } {
  let writing: Promise<unknown> | null = null
  return {
    write: (percent) => {
      if (writing) return
      writing = changePrinting(ctx, id, { percent })
        // The next percent is written all the same, and the file does not depend on any of them.
        .catch((error: unknown) => ctx.log.warn(error, 'The progress of papers was not written'))
        .finally(() => {
          writing = null
        })
    },
    settle: async () => writing,
  }
}

export const makePrinting = job({
  name: MAKE_PRINTING,
  payload: z.object({ id: z.number(), things: printedThings }),
  run: async (ctx, { id, things }) => {
    const percents = percentsOf(ctx, id)
    try {
      const body = await bodyOf(ctx, things, percents.write)
      await percents.settle()
      await inTransaction(ctx, async (tx) => {
        const { key } = await storeForPrinting(tx, { name: nameOf(things, tx.now()), body })
        await changePrinting(tx, id, { state: 'done', percent: 100, fileKey: key })
      })
    } catch (error) {
      // Not tried again by itself: the person reads that it failed and presses once more.
      ctx.log.error(error, 'Papers of many orders were not made')
      await changePrinting(ctx, id, { state: 'failed' })
    }
  },
})

/** Their files are deleted by then. */
export const purgePrintings = job({
  name: 'printing.purge',
  payload: z.object({}),
  run: async (ctx) => {
    await deletePrintings(ctx, { days: TEMPORARY_DAYS })
  },
})
