import { randomUUID } from 'node:crypto'
import { MAX_GROUP_DEPTH } from '@vitrina/contract/outline/outline.rules'
import { MAX_SPECIFICATION_LINES } from '@vitrina/contract/specifications/specification-document.rules'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { appendLines, headingsOf } from '../append-lines.rules.ts'
import { asUsable } from '../copy-specification.ts'
import { insertOwnHead } from '../create-specification.ts'
import { loadDocument } from '../document-cache.ts'
import { readLineProducts } from '../line-products.ts'
import { lockForEdit, openHead, requireMayWrite, requireReader } from '../open-specification.ts'
import { saveDocument } from '../save-document.ts'
import { chosenOf } from './chosen-lines.ts'

type ToSpecification = { id: number; lineIds?: string[] | undefined; targetId?: number | undefined; newName?: string | undefined }

/** Puts copies of lines at the end of another specification or a new one, under the same headings. */
export async function putIntoSpecification(
  ctx: Context,
  actor: Actor,
  { id, lineIds, targetId, newName }: ToSpecification,
): Promise<TransferReport & { specificationId: number }> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const source = await openHead(tx, reader, id)
    if (targetId === undefined) requireMayWrite(reader)
    const document = await loadDocument(tx, source)
    const lines = chosenOf(actor, document.lines, lineIds)
    const products = await readLineProducts(tx, { ...reader, language: actor.language }, lines)
    const usable = lines.map((line) => asUsable(line, products))
    const pathOf = headingsOf(document.groups)

    const specificationId = targetId ?? (await insertOwnHead(tx, actor, { reader, head: { name: newName || source.name } }))
    const head = await lockForEdit(tx, reader, specificationId)
    const before = await loadDocument(tx, head)
    const added = usable.map(({ groupId, askedAt: _, answeredAt: __, answer: ___, ...line }) => ({
      line: { ...line, id: randomUUID() },
      headings: pathOf(groupId),
    }))
    const after = appendLines(before, { added, under: null, depth: MAX_GROUP_DEPTH, newId: randomUUID })
    await saveDocument(tx, actor, { head, before, after })

    const { outcomes } = specificationTextsIn(actor.language)
    const items = lines.map((line, at) => {
      const isText = usable[at]?.productId === null && usable[at]?.customProductId === null && products.of(line) !== undefined
      const outcome = isText ? ('raw-text' as const) : ('taken' as const)
      const unit = products.of(line)?.unit.name ?? line.unit
      const message = fill(outcomes[outcome], { taken: line.amount, unit, limit: MAX_SPECIFICATION_LINES })
      return { lineId: line.id, name: products.nameOf(line), outcome, asked: line.amount, taken: line.amount, message }
    })
    return { items, takenCount: items.length, leftCount: 0, specificationId }
  })
}
