import { goodsImportApi, type GoodsSheetMapping } from '@vitrina/contract/goods-import/goods-import'
import { importTargets, isPictureFault, MOST_REFUSED_SHOWN, type PictureFault } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { Language } from '@vitrina/contract/languages'
import { pageMetaOf } from '@vitrina/contract/paging'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { fill } from '#texts/texts'
import { goodsImportTextsIn } from '#texts/goods-import'
import { listUnreverted } from './changes.queries.ts'
import { failureText } from './failure-text.ts'
import { offeredFeatures } from './mapping/guess-mapping.ts'
import { IN_USE } from './goods/remove-added.ts'
import { readerOf, targetsFor } from './import-author.ts'
import { type ImportRow, listImports } from './imports.queries.ts'
import { findReferences } from './references.queries.ts'
import { requireImport } from './require-import.ts'
import { listRefused, type StagedRow } from './staging.queries.ts'

/** Of imports from before there were any. */
const NO_PICTURES = { wanted: 0, added: 0, failed: 0 }

type Head = Omit<ImportRow, 'sheets' | 'mapping' | 'changes' | 'archive' | 'added'> & { author: string }

/** Each line is a picture behind its fault; pictures of one fault are told of together. */
function picturesText(about: string, texts: Record<PictureFault, string>): string {
  const lines = about.split('\n').map((line) => {
    const [fault = '', ...source] = line.split(' ')
    return { fault, source: source.join(' ') }
  })
  const told = [...Map.groupBy(lines, ({ fault }) => fault)].map(([fault, list]) => {
    const sources = list.map(({ source }) => source).join(', ')
    return isPictureFault(fault) ? `${sources}: ${texts[fault]}` : sources
  })
  return told.join('; ')
}

export function reasonText({ reason, about }: Pick<StagedRow, 'reason' | 'about'>, language: Language): string {
  if (reason === null) return ''
  const texts = goodsImportTextsIn(language)
  if (reason === 'bad-picture') return fill(texts.reasons[reason], { about: picturesText(about ?? '', texts.pictures) })
  return fill(texts.reasons[reason], { about: about ?? '' })
}

/** To others than the author, columns that are not loaded are blank: there may be prices among them. */
export const shownCells = (cells: readonly string[], mapping: GoodsSheetMapping | undefined, isWhole: boolean): string[] =>
  isWhole ? [...cells] : cells.map((cell, at) => (mapping?.isTaken && mapping.columns[at] ? cell : ''))

/** Whether a person sees the whole file: it is theirs, or there is nothing in it that they may not see. */
export const seesWhole = (actor: Actor, { authorId }: Pick<ImportRow, 'authorId'>): boolean =>
  (authorId !== null && authorId === actor.user?.id) || targetsFor(actor).length === importTargets.length

/** While an import is taken back, `position` is that of the last change and not their number. */
const doneOf = ({ reverted, position }: Head): number =>
  // Before its first row an import adds the sections that rows name.
  reverted ? reverted.reversed + reverted.kept + reverted.failed : Math.max(0, position)

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
  message: failureText(row, language),
  summary: row.summary && { ...row.summary, pictures: row.summary.pictures ?? NO_PICTURES },
  reverted: row.reverted,
  scheduleId: row.scheduleId,
})

export async function showImport(ctx: Context, actor: Actor, id: number): Promise<Output<typeof goodsImportApi.read>> {
  const row = await requireImport(ctx, actor, id)
  const { language } = actor
  const refused = row.state === 'mapping' || row.state === 'checking' ? [] : await listRefused(ctx, id, MOST_REFUSED_SHOWN)
  const texts = goodsImportTextsIn(language)
  const isWhole = seesWhole(actor, row)
  const allowed = targetsFor(actor)
  const { priceTypes, warehouses, features } = await findReferences(ctx)
  const unreverted = row.reverted ? await listUnreverted(ctx, id) : []
  return {
    ...headOf(row, language),
    options: row.options,
    origin: row.origin,
    sheets: row.sheets.map((sheet, at) => ({
      offered: isWhole && allowed.includes('goods') ? offeredFeatures(sheet, row.mapping[at]?.headerRow ?? null) : [],
      name: sheet.name,
      rows: sheet.rows.map(({ row: number, cells }) => ({ row: number, cells: shownCells(cells, row.mapping[at], isWhole) })),
      mapping: row.mapping[at] ?? { isTaken: false, headerRow: null, firstRow: 1, columns: [] },
    })),
    addedReferences: row.added.length,
    changes: row.changes,
    refused: refused.map((one) => ({
      sheet: row.sheets[one.sheet]?.name ?? '',
      row: one.row,
      code: one.article ?? one.manufacturerCode ?? one.ean ?? '',
      reason: reasonText(one, language),
    })),
    unreverted: unreverted.map(({ kind, product, of, outcome, why }) => ({
      product,
      of: of || texts.kinds[kind],
      outcome,
      reason:
        outcome === 'kept'
          ? why === IN_USE
            ? texts.usedSince
            : fill(texts.kept, { about: why ?? '' })
          : texts.failed[why === 'gone' || why === 'in-use' ? why : 'not-written'],
    })),
    allowed,
    priceTypes: allowed.includes('prices') ? priceTypes : [],
    warehouses: allowed.includes('stock') ? warehouses : [],
    features: allowed.includes('goods') ? features : [],
    archive: row.archive && { name: row.archive.name, pictures: row.archive.entries.length },
  }
}

export async function showImports(ctx: Context, actor: Actor, { page, pageSize: size }: { page: number; pageSize: number }) {
  const { items, total } = await listImports(ctx, { page, size, reader: readerOf(actor) })
  return { items: items.map((row) => headOf(row, actor.language)), meta: pageMetaOf({ page, size, total }) }
}
