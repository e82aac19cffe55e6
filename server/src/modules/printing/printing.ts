import type { Printed } from '@vitrina/contract/printing/printing'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { printedFilePath } from '#platform/files/private-files'
import { findPrinting, insertPrinting } from './printing.queries.ts'

/** All papers that go with shipments. */
export const PRINT_SHIPMENTS = 'printing.shipments'

/** `job`: makes the file out of `papers`; `count`: of the orders or shipments in it. */
type Asked = { job: string; papers: Record<string, readonly number[]>; count: number }

/** Papers of many are made by a job: a press is answered at once, and the page may be left or loaded anew. */
export const beginPrinting = (ctx: Context, { user }: Actor, { job, papers, count }: Asked): Promise<Printed> =>
  inTransaction(ctx, async (tx) => {
    const id = await insertPrinting(tx, { authorId: user?.id ?? 0, count })
    await tx.jobs.add(job, { id, ...papers })
    return { path: null, printingId: id }
  })

/** A colleague's file looks missing: it may have orders that this person does not see. */
export async function readPrinting(ctx: Context, { user }: Actor, id: number) {
  const row = await findPrinting(ctx, { id, authorId: user?.id ?? 0 })
  if (!row) throw new AppError('file.not-found')
  const { state, count, percent, fileKey } = row
  return { state, count, percent, path: fileKey ? await printedFilePath(ctx, fileKey) : null }
}
