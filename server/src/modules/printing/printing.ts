import * as z from 'zod'
import type { Printed } from '@vitrina/contract/printing/printing'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { printedFilePath } from '#platform/files/private-files'
import { findPrinting, insertPrinting } from './printing.queries.ts'

export const MAKE_PRINTING = 'printing.make'

const ids = z.array(z.number())

/** The papers of a file: forms of orders, or all that goes with shipments. */
export const printedThings = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('orders'), orderIds: ids }),
  z.object({ kind: z.literal('shipments'), shipmentIds: ids, orderIds: ids }),
])
export type PrintedThings = z.infer<typeof printedThings>

const countOf = (things: PrintedThings): number => (things.kind === 'orders' ? things.orderIds : things.shipmentIds).length

/** Papers of many are made by a job: a press is answered at once, and the page may be left or loaded anew. */
export const beginPrinting = (ctx: Context, { user }: Actor, things: PrintedThings): Promise<Printed> =>
  inTransaction(ctx, async (tx) => {
    const id = await insertPrinting(tx, { authorId: user?.id ?? 0, count: countOf(things) })
    await tx.jobs.add(MAKE_PRINTING, { id, things })
    return { path: null, printingId: id }
  })

/** A colleague's file looks missing: it may have orders that this person does not see. */
export async function readPrinting(ctx: Context, { user }: Actor, id: number) {
  const row = await findPrinting(ctx, { id, authorId: user?.id ?? 0 })
  if (!row) throw new AppError('file.not-found')
  const { state, count, percent, fileKey } = row
  return { state, count, percent, path: fileKey ? await printedFilePath(ctx, fileKey) : null }
}
