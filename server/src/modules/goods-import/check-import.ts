import type { GoodsSheetMapping, ImportOptions } from '@vitrina/contract/goods-import/goods-import'
import { mappingProblem, targetsOf } from '@vitrina/contract/goods-import/goods-import.rules'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireTargets, targetsFor } from './import-author.ts'
import type { ImportRow } from './imports.queries.ts'
import { findLayouts, saveLayouts } from './layouts.queries.ts'
import { isWhole, type References, withColumnsOfOthers } from './mapping/guess-mapping.ts'
import { findReferences } from './references.queries.ts'
import { moveImport, requireImport } from './require-import.ts'
import { showImport } from './show-import.ts'

type Chosen = { id: number; sheets: GoodsSheetMapping[]; options: ImportOptions }

/** Names of jobs, which `goods-import.jobs.ts` describes. */
export const importJobs = {
  check: 'goods-import.check',
  run: 'goods-import.run',
  revert: 'goods-import.revert',
  pictures: 'goods-import.pictures',
  tidy: 'goods-import.tidy',
} as const

/** One at a time for each import: a second one would wait behind the first. */
export const jobOf = (id: number) => ({ key: `goods-import:${id}` })

type Remembering = { sheets: ImportRow['sheets']; mapping: GoodsSheetMapping[]; references: References }

async function toRemember(tx: Context, actor: Actor, { sheets, mapping, references }: Remembering): Promise<GoodsSheetMapping[]> {
  const known = { remembered: await findLayouts(tx, sheets), allowed: targetsFor(actor) }
  return mapping.map((chosen, at) => {
    const sheet = sheets[at]
    return sheet ? { ...chosen, columns: withColumnsOfOthers(sheet, chosen.columns, references, known) } : chosen
  })
}

/** Takes the columns a person chose, remembers them for such files and lets the file be compared with the shop. */
export async function checkImport(ctx: Context, actor: Actor, { id, sheets: mapping, options }: Chosen) {
  const { sheets, archive } = await requireImport(ctx, actor, id)
  const hasArchive = archive !== null
  const references = await findReferences(ctx)
  const taken = mapping.filter(({ isTaken }) => isTaken)
  if (mapping.length !== sheets.length || taken.length === 0) throw new AppError('goods-import.bad-mapping')
  if (taken.some(({ columns }) => mappingProblem(columns, options.goods, hasArchive) !== null))
    throw new AppError('goods-import.bad-mapping')
  if (taken.some(({ columns }) => !isWhole(columns, references))) throw new AppError('goods-import.bad-mapping')
  const targets = [...new Set(taken.flatMap(({ columns }) => targetsOf(columns, options.goods, hasArchive)))]
  requireTargets(actor, targets)
  await inTransaction(ctx, async (tx) => {
    await moveImport(tx, id, {
      from: ['mapping', 'checked', 'failed'],
      set: {
        state: 'checking',
        mapping,
        origin: 'chosen',
        options,
        targets,
        position: 0,
        total: 0,
        summary: null,
        changes: [],
        failure: null,
      },
    })
    await saveLayouts(tx, sheets, await toRemember(tx, actor, { sheets, mapping, references }))
    await tx.jobs.add(importJobs.check, { id }, jobOf(id))
    await recordEvent(tx, actor, { type: 'goods-import.checked', entity: 'goods-import', entityId: id, diff: { targets, options } })
  })
  return showImport(ctx, actor, id)
}
