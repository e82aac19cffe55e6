import { formatDay, sellerDay } from '@vitrina/contract/days/days.rules'
import { type Context, inTransaction } from '#platform/context'
import type { OnProgress } from '#modules/documents/print-forms/make-file'
import { storeForPrinting } from '#modules/documents/store-temporarily'
import { changePrinting } from './printing.queries.ts'

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

type Papers = { id: number; title: string; make: (onProgress: OnProgress) => Promise<Buffer> }

/** Makes the file of a printing that was begun, and tells how far it is meanwhile. */
export async function makePrinting(ctx: Context, { id, title, make }: Papers): Promise<void> {
  const percents = percentsOf(ctx, id)
  try {
    const body = await make(percents.write)
    await percents.settle()
    await inTransaction(ctx, async (tx) => {
      const { key } = await storeForPrinting(tx, { name: `${title} от ${formatDay(sellerDay(tx.now()))}.pdf`, body })
      await changePrinting(tx, id, { state: 'done', percent: 100, fileKey: key })
    })
  } catch (error) {
    // Not tried again by itself: the person reads that it failed and presses once more.
    ctx.log.error(error, 'Papers of many orders were not made')
    await changePrinting(ctx, id, { state: 'failed' })
  }
}
