import { randomUUID } from 'node:crypto'
import type { Position } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import { writeNote } from '@vitrina/contract/configurator/marks.rules'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { changeSpecification } from '#modules/specifications/change-specification'
import { createSpecification } from '#modules/specifications/create-specification'
import { requireWriter } from '#modules/specifications/open-specification'
import { readSpecification } from '#modules/specifications/read-specification'
import { boughtLines, describePosition, splitByNote } from './board-lines.ts'
import { chooseLines, requireConfigurator } from './choose-goods.ts'
import { unitsFor } from './find-goods.ts'

const MOST_NOTE = 500

type ToSpecification = { catalogue: Catalogue; board: Board; specificationId?: number | undefined; newName?: string | undefined }

/** The goods of a board as a group of a specification; the notes have the marks, by which the check knows the board again. */
export async function putBoardIntoSpecification(
  ctx: Context,
  actor: Actor,
  { catalogue, board, specificationId, newName }: ToSpecification,
) {
  requireConfigurator(actor)
  // Before goods are looked for: one that is not there costs nothing.
  if (specificationId !== undefined) await readSpecification(ctx, actor, specificationId)
  requireWriter(actor)
  const { assembly, lines } = await chooseLines(ctx, actor, { catalogue, board })
  if (lines.length === 0) throw new AppError('board.empty')
  const group = { id: randomUUID(), parentId: null, name: board.name, multiplier: 1 }
  const bought = boughtLines(lines)
  const noteOf = (positions: readonly Position[]) => writeNote(positions, assembly)
  const added = bought.flatMap(({ positions, perUnit, product }) =>
    splitByNote(positions, noteOf, MOST_NOTE).map(
      (run): SpecificationLine => ({
        id: randomUUID(),
        groupId: group.id,
        rawText: product || !run[0] ? '' : describePosition(run[0], actor.language),
        productId: product?.id ?? null,
        customProductId: null,
        amount: unitsFor(
          run.reduce((sum, { amount }) => addAmounts(sum, amount), 0),
          perUnit,
        ),
        unit: '',
        note: noteOf(run),
        replacement: 'ask',
      }),
    ),
  )
  const withoutProductCount = bought.filter(({ product }) => product === null).length
  if (specificationId === undefined) {
    const { id } = await createSpecification(ctx, actor, { name: newName || board.name, groups: [group], lines: added })
    return { specificationId: id, lineCount: added.length, withoutProductCount }
  }
  return inTransaction(ctx, async (tx) => {
    const { version, groups, lines: before } = await readSpecification(tx, actor, specificationId)
    await changeSpecification(tx, actor, {
      id: specificationId,
      version,
      changes: [
        { op: 'addGroup', group, after: groups.at(-1)?.id ?? null },
        { op: 'addLines', lines: added, after: before.at(-1)?.id ?? null },
      ],
    })
    return { specificationId, lineCount: added.length, withoutProductCount }
  })
}
