import type { ImportDestination } from '@vitrina/contract/list-import/import-jobs'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { importOwner } from './import-owner.ts'
import { changeJob, lockJob } from './jobs.queries.ts'
import { type LineRow, listLines } from './lines.queries.ts'

/** A line as it is taken; without a product it is still the words it arrived with. */
export type TakenLine = Pick<
  LineRow,
  'position' | 'row' | 'groups' | 'raw' | 'productId' | 'customProductId' | 'amount' | 'amountReadings' | 'unit' | 'note'
>

/** The lines of an import that was looked through, without those left out; it is done with the caller's transaction. */
export async function takeImportLines(tx: Context, actor: Actor, importId: string): Promise<TakenLine[]> {
  const owner = importOwner(actor)
  const job = owner && (await lockJob(tx, owner, importId))
  if (!job) throw new AppError('import.not-found')
  const isTaken = await changeJob(tx, importId, { from: ['review'], set: { state: 'done' } })
  if (!isTaken) throw new AppError('import.wrong-state')
  const lines = await listLines(tx, importId)
  return lines
    .filter(({ isSkipped }) => !isSkipped)
    .map(({ position, row, groups, raw, productId, customProductId, amount, amountReadings, unit, note }) => ({
      position,
      row,
      groups,
      raw,
      productId,
      customProductId,
      amount,
      amountReadings,
      unit,
      note,
    }))
}

/** Where the lines went: the import's page leads there. */
export async function recordTaken(tx: Context, importId: string, into: { type: ImportDestination; id: number }): Promise<void> {
  await changeJob(tx, importId, { from: ['done'], set: { destination: into.type, takenIntoId: into.id } })
}
