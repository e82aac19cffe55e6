import type { ImportCounts, ImportSummary } from '@vitrina/contract/goods-import/goods-import'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { authorNow, requireTargets } from './import-author.ts'
import { changeImport, findAnyImport, lockImport } from './imports.queries.ts'
import { readGoodsReferences } from './goods/goods-references.queries.ts'
import { type RefusedGoods, writeGoods } from './goods/write-goods.ts'
import { saveInParts } from './save-in-parts.ts'
import { deleteWritten, listValues, refuseRow } from './staging.queries.ts'
import { type ValuesOfRow, writeValues } from './write-values.ts'

/** Few enough that nobody who orders waits for the locks of a part. */
const ROWS_AT_ONCE = 2_000

const sum = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  left: one.left + other.left,
})

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
          })
          for (const refused of written.refused) await refuseRow(part, { importId: id, ...refused })
          summary = { ...summary, refused: summary.refused + written.refused.length, goods: sum(summary.goods, written.counts) }
        },
        onRefused: (position, about) => refuse({ position, reason: 'not-written', about }),
      })
    }
    const values = await listValues(tx, { importId: id, from: row.position, to })
    const rows = [...Map.groupBy(values, ({ position }) => position)].map(([position, list]): ValuesOfRow => ({ position, values: list }))
    await saveInParts(tx, rows, {
      save: async (part, some) => {
        const written = await writeValues(part, id, some)
        summary = { ...summary, prices: sum(summary.prices, written.prices), stock: sum(summary.stock, written.stock) }
      },
      onRefused: ({ position }, about) => refuse({ position, reason: 'not-written', about }),
    })
    await changeImport(tx, id, { from: ['running'], set: { position: to, summary } })
    return to < row.total
  })

async function finish(ctx: Context, id: number): Promise<void> {
  const author = await authorNow(ctx, (await findAnyImport(ctx, id))?.authorId ?? null)
  await inTransaction(ctx, async (tx) => {
    const row = await lockImport(tx, id, 'running')
    if (!row) return
    await changeImport(tx, id, { from: ['running'], set: { state: 'done', finishedAt: ctx.now() } })
    await recordEvent(tx, author, { type: 'goods-import.done', entity: 'goods-import', entityId: id, diff: { ...row.summary } })
  })
  await deleteWritten(ctx, id)
}

/** Writes a checked import part by part, each in a transaction of its own. */
export async function runJob(ctx: Context, id: number): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'running') return
  try {
    requireTargets(await authorNow(ctx, row.authorId), row.targets)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await changeImport(ctx, id, { from: ['running'], set: { state: 'failed', failure: error.code, finishedAt: ctx.now() } })
    return
  }
  while (await writePart(ctx, id));
  await finish(ctx, id)
}
