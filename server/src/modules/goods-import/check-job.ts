import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { compareImport } from './compare-import.ts'
import { failImport } from './fail-import.ts'
import { readGoodsReferences } from './goods/goods-references.queries.ts'
import { refuseRepeatedGoods } from './goods/goods-rows.queries.ts'
import { readGoodsRows } from './goods/read-goods-rows.ts'
import { authorNow, requireTargets } from './import-author.ts'
import { changeImport, findAnyImport, type ImportRow } from './imports.queries.ts'
import { findReferences } from './references.queries.ts'
import { startScheduled } from './schedules/start-scheduled.ts'
import { rowsOfFile } from './reading/read-file.ts'
import { analyzeStaged, copyStaged, deleteStaged, refuseRepeated, refuseUnknown, resolveProducts } from './staging.queries.ts'

const RESOLVED_AT_ONCE = 20_000

/** Reads the whole file into the import's own tables; null when it was cancelled meanwhile. */
async function stageRows(ctx: Context, { id, fileKey, format, mapping, options, archive }: ImportRow): Promise<number | null> {
  await deleteStaged(ctx, id)
  const file = fileKey === null ? null : await ctx.files.get(fileKey)
  if (!file) throw new AppError('file.not-found')
  let count = 0
  for await (const part of rowsOfFile(ctx, file, {
    importId: id,
    format,
    mapping,
    options,
    archive: archive?.entries.map(({ name }) => name) ?? [],
  })) {
    await copyStaged(ctx, part)
    count += part.count
    if (!(await changeImport(ctx, id, { from: ['checking'], set: { position: count, total: count } }))) return null
  }
  if (count === 0) throw new AppError('goods-import.empty')
  return count
}

async function resolveRows(ctx: Context, { id: importId, targets, options, archive }: ImportRow, count: number): Promise<void> {
  const known = targets.includes('goods') ? await readGoodsReferences(ctx) : null
  for (let from = 0; from < count; from += RESOLVED_AT_ONCE) {
    const range = { importId, from, to: from + RESOLVED_AT_ONCE }
    await resolveProducts(ctx, range)
    if (known) await readGoodsRows(ctx, { ...range, known, mode: options.goods, archive })
    await refuseUnknown(ctx, range)
  }
  if (known) await refuseRepeatedGoods(ctx, importId)
  await refuseRepeated(ctx, importId)
}

/** A schedule keeps its columns: a warehouse may have been switched off since they were chosen. */
async function requireOpenWarehouses(ctx: Context, { mapping }: ImportRow): Promise<void> {
  const { warehouses } = await findReferences(ctx)
  const known = new Set(warehouses.map(({ id }) => id))
  const columns = mapping.filter(({ isTaken }) => isTaken).flatMap((sheet) => sheet.columns)
  if (columns.some((column) => (column?.role === 'stock' || column?.role === 'place') && !known.has(column.refId ?? 0)))
    throw new AppError('warehouse.off')
}

/** Reads the file, finds its products and compares; a restart begins the reading anew. The shop is only looked at. */
export async function checkJob(ctx: Context, id: number): Promise<void> {
  const row = await findAnyImport(ctx, id)
  if (row?.state !== 'checking') return
  try {
    requireTargets(await authorNow(ctx, row.authorId), row.targets)
    await requireOpenWarehouses(ctx, row)
    const count = await stageRows(ctx, row)
    if (count === null) return
    await analyzeStaged(ctx)
    await resolveRows(ctx, row, count)
    const { summary, changes } = await compareImport(ctx, row, count)
    const isChecked = await changeImport(ctx, id, {
      from: ['checking'],
      set: { state: 'checked', position: count, total: count, summary, changes },
    })
    if (isChecked && row.scheduleId !== null) await startScheduled(ctx, id)
  } catch (error) {
    // An error the person can mend is told; anything else is ours, and the job is tried again.
    if (!(error instanceof AppError)) throw error
    await failImport(ctx, id, { from: 'checking', error })
  }
}
