import type { Actor } from '#platform/actor'
import { type JournalAuthor, recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { importJobs, jobOf } from './check-import.ts'
import { REFERENCES_MISSING } from './goods/add-references.ts'
import { requireTargets } from './import-author.ts'
import { type ImportRow, lockImport } from './imports.queries.ts'
import type { ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { moveImport, requireImport } from './require-import.ts'
import { NOT_LISTED } from './revert-job.ts'
import { showImport } from './show-import.ts'

const none = { added: 0, changed: 0, left: 0 }

/** Lets a checked import be written by whoever starts it; the counts begin anew and say what was really done. */
export const startWriting = (ctx: Context, author: JournalAuthor, { id, targets, summary }: ImportRow): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const begun: ImportSummary = {
      rows: summary?.rows ?? 0,
      refused: summary?.refused ?? 0,
      drops: summary?.drops ?? 0,
      goods: none,
      prices: none,
      costs: none,
      stock: none,
      pictures: { wanted: 0, added: 0, failed: 0 },
    }
    await moveImport(tx, id, {
      from: ['checked'],
      set: {
        state: 'running',
        authorId: author.user?.id ?? null,
        position: targets.includes('goods') ? REFERENCES_MISSING : 0,
        total: begun.rows,
        summary: begun,
      },
    })
    await tx.jobs.add(importJobs.run, { id }, jobOf(id))
    await recordEvent(tx, author, {
      type: 'goods-import.started',
      entity: 'goods-import',
      entityId: id,
      diff: { targets, expected: summary },
    })
  })

export async function startImport(ctx: Context, actor: Actor, id: number) {
  const row = await requireImport(ctx, actor, id)
  requireTargets(actor, row.targets)
  await startWriting(ctx, actor, row)
  return showImport(ctx, actor, id)
}

/** Changes that an import would have made are not taken for those it has made. */
export const nothingWritten = { summary: null, changes: [] }

/** Gives up an import; what was written of one under way stays and can be taken back. */
export async function cancelImport(ctx: Context, actor: Actor, id: number) {
  await requireImport(ctx, actor, id)
  await inTransaction(ctx, async (tx) => {
    const isWriting = (await lockImport(tx, id, 'running')) !== undefined
    await moveImport(tx, id, {
      from: ['mapping', 'checking', 'checked', 'running'],
      set: { state: 'cancelled', finishedAt: ctx.now(), ...(!isWriting && nothingWritten) },
    })
    await recordEvent(tx, actor, { type: 'goods-import.cancelled', entity: 'goods-import', entityId: id })
  })
  return showImport(ctx, actor, id)
}

/** So many values as the import says it changed; the job counts them. */
function expectedChanges(summary: ImportSummary | null): number {
  const counts = summary ? [summary.goods, summary.prices, summary.costs, summary.stock] : []
  return counts.reduce((sum, { added, changed }) => sum + added + changed, 0)
}

/** Lets everything the import changed be taken back. Of a million changes nothing is read here: a visitor's statement has three seconds. */
export async function revertImport(ctx: Context, actor: Actor, id: number) {
  const { targets, summary } = await requireImport(ctx, actor, id)
  requireTargets(actor, targets)
  const total = expectedChanges(summary)
  await inTransaction(ctx, async (tx) => {
    await moveImport(tx, id, {
      from: ['done', 'cancelled', 'failed'],
      set: {
        state: 'reverting',
        authorId: actor.user?.id ?? null,
        position: NOT_LISTED,
        total,
        reverted: { reversed: 0, kept: 0, failed: 0 },
        failure: null,
      },
    })
    await tx.jobs.add(importJobs.revert, { id }, jobOf(id))
    await recordEvent(tx, actor, { type: 'goods-import.reverting', entity: 'goods-import', entityId: id, diff: { changes: total } })
  })
  return showImport(ctx, actor, id)
}
