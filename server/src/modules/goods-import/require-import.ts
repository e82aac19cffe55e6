import type { GoodsImportState } from '@vitrina/contract/goods-import/goods-import'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { readerOf } from './import-author.ts'
import { changeImport, findImport, type NewImport } from './imports.queries.ts'

/** An import of what this person may not write looks like a missing one. */
export async function requireImport(ctx: Context, actor: Actor, id: number) {
  const found = await findImport(ctx, id, readerOf(actor))
  if (!found) throw new AppError('goods-import.not-found')
  return found
}

/** Takes an import from one of these states to the next. */
export async function moveImport(
  tx: Context,
  id: number,
  change: { from: readonly GoodsImportState[]; set: Partial<NewImport> },
): Promise<void> {
  if (!(await changeImport(tx, id, change))) throw new AppError('goods-import.wrong-state')
}
