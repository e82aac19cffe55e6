import type { ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { importJobs, jobOf } from './check-import.ts'
import { sumOfCounts } from './import-counts.rules.ts'
import { failImport } from './fail-import.ts'
import { finishImport } from './finish-import.ts'
import { authorNow, requireTargets } from './import-author.ts'
import { changeImport, findAnyImport, lockImport } from './imports.queries.ts'
import { addReferencesPart } from './goods/add-references.ts'
import { readGoodsReferences } from './goods/goods-references.queries.ts'
import { type RefusedGoods, writeGoods } from './goods/write-goods.ts'
import { saveInParts } from './save-in-parts.ts'
import { countWaiting } from './pictures/pictures.queries.ts'
import { listValues, refuseRow } from './staging.queries.ts'
import { type ValuesOfRow, writeValues } from './write-values.ts'

/** Few enough that nobody who orders waits for the locks of a part. */
const ROWS_AT_ONCE = 2_000

/** Writes the next rows together with the place behind them: after a kill the work goes on exactly there. False: there is no more. */
const writePart = (ctx: Context, id: number): Promise<boolean> =>
  inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'running')
    if (!row?.summary) return false
    const to = Math.min(row.position + ROWS_AT_ONCE, row.total)
    let summary: ImportSummary = row.summary
    const refuse = async (refused: RefusedGoods) => {
      await refuseRow(tx, { importId: id, ...refused })
      summary = { ...summary, refused: summary.refused + 1 }
    }
    if (row.targets.includes('goods')) {
      const known = await readGoodsReferences(tx)
      const positions = Array.from({ length: to - row.position }, (_, at) => row.position + 1 + at)
      await saveInParts(tx, positions, {
        save: async (part, some) => {
          const written = await writeGoods(part, {
            importId: id,
            from: (some[0] ?? 1) - 1,
            to: some.at(-1) ?? 0,
            authorId: row.authorId,
            known,
            archive: row.archive,
          })
          for (const refused of written.refused) await refuseRow(part, { importId: id, ...refused })
          summary = {
            ...summary,
            refused: summary.refused + written.refused.length,
            goods: sumOfCounts(summary.goods, written.counts),
            pictures: { ...summary.pictures, wanted: summary.pictures.wanted + written.pictures },
          }
        },
        onRefused: (position, about) => refuse({ position, reason: 'not-written', about }),
      })
    }
    const values = await listValues(tx, { importId: id, from: row.position, to })
    const rows = [...Map.groupBy(values, ({ position }) => position)].map(([position, list]): ValuesOfRow => ({ position, values: list }))
    await saveInParts(tx, rows, {
      save: async (part, some) => {
        const written = await writeValues(part, id, some)
        summary = {
          ...summary,
          prices: sumOfCounts(summary.prices, written.prices),
          costs: sumOfCounts(summary.costs, written.costs),
          stock: sumOfCounts(summary.stock, written.stock),
        }
      },
      onRefused: ({ position }, about) => refuse({ position, reason: 'not-written', about }),
    })
    await changeImport(tx, id, { from: ['running'], set: { position: to, summary } })
    return to < row.total
  })

/** Writes a checked import part by part, each in a transaction of its own. */
export async function runJob(ctx: Context, id: number): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'running') return
  try {
    requireTargets(await authorNow(ctx, row.authorId), row.targets)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failImport(ctx, id, { from: 'running', error })
    return
  }
  try {
    while (await addReferencesPart(ctx, id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await failImport(ctx, id, { from: 'running', error })
    return
  }
  while (await writePart(ctx, id));
  // Fetching is slow and waits for others: it has slots of its own.
  if ((await countWaiting(ctx, id)) > 0) return ctx.jobs.add(importJobs.pictures, { id }, jobOf(id))
  await finishImport(ctx, id)
}
