import { goodsImportApi } from '@vitrina/contract/goods-import/goods-import'
import type { Output } from '@vitrina/contract/endpoint'
import type { Language } from '@vitrina/contract/languages'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { fill, textsIn } from '#texts/texts'
import { goodsImportTextsIn } from '#texts/goods-import'
import { listUnreverted } from './changes.queries.ts'
import { targetsFor } from './import-author.ts'
import { type ImportRow, listImports } from './imports.queries.ts'
import { findReferences } from './references.queries.ts'
import { requireImport } from './require-import.ts'
import { listRefused, type StagedRow } from './staging.queries.ts'

const MOST_REFUSED = 100

type Head = Omit<ImportRow, 'sheets' | 'mapping' | 'changes'> & { author: string }

export const reasonText = ({ reason, about }: Pick<StagedRow, 'reason' | 'about'>, language: Language): string =>
  reason === null ? '' : fill(goodsImportTextsIn(language).reasons[reason], { about: about ?? '' })

/** While an import is taken back, `position` is that of the last change and not their number. */
const doneOf = ({ reverted, position }: Head): number => (reverted ? reverted.reversed + reverted.kept + reverted.failed : position)

const headOf = (row: Head, language: Language) => ({
  id: row.id,
  state: row.state,
  format: row.format,
  fileName: row.fileName,
  targets: row.targets,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  progress: { done: doneOf(row), total: row.total },
  message: row.failure === null ? null : textsIn(language).errors[row.failure],
  summary: row.summary,
  reverted: row.reverted,
})

export async function showImport(ctx: Context, actor: Actor, id: number): Promise<Output<typeof goodsImportApi.read>> {
  const row = await requireImport(ctx, actor, id)
  const { language } = actor
  const refused = row.state === 'mapping' || row.state === 'checking' ? [] : await listRefused(ctx, id, MOST_REFUSED)
  const texts = goodsImportTextsIn(language)
  const unreverted = row.reverted ? await listUnreverted(ctx, id) : []
  return {
    ...headOf(row, language),
    options: row.options,
    origin: row.origin,
    sheets: row.sheets.map((sheet, at) => ({
      ...sheet,
      mapping: row.mapping[at] ?? { isTaken: false, headerRow: null, firstRow: 1, columns: [] },
    })),
    changes: row.changes,
    refused: refused.map((one) => ({
      sheet: row.sheets[one.sheet]?.name ?? '',
      row: one.row,
      code: one.article ?? one.manufacturerCode ?? one.ean ?? '',
      reason: reasonText(one, language),
    })),
    unreverted: unreverted.map(({ product, of, outcome, why }) => ({
      product,
      of,
      outcome,
      reason:
        outcome === 'kept'
          ? fill(texts.kept, { about: why ?? '' })
          : texts.failed[why === 'gone' || why === 'in-use' ? why : 'not-written'],
    })),
    ...(await findReferences(ctx)),
  }
}

export async function showImports(ctx: Context, actor: Actor, { page, pageSize: size }: { page: number; pageSize: number }) {
  const { items, total } = await listImports(ctx, { page, size, visible: targetsFor(actor) })
  return { items: items.map((row) => headOf(row, actor.language)), meta: pageMetaOf({ page, size, total }) }
}
