import { type Context, inTransaction } from '../context.ts'

/** Each in a transaction of its own: a failure does not stop the others, and the job throws it at the end. */
export async function forEachDue(ctx: Context, due: readonly number[], work: (tx: Context, id: number) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const id of due)
    try {
      await inTransaction(ctx, (tx) => work(tx, id))
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${due.length} failed`)
}
