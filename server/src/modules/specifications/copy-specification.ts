import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationRow } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { fillNew, insertOwnHead } from './create-specification.ts'
import { loadDocument } from './document-cache.ts'
import { type LineProducts, readLineProducts } from './line-products.ts'
import { lockForEdit, openHead, requireMayWrite, requireReader, shownRow } from './open-specification.ts'

const MAX_NAME = 200

/** A colleague's own product that the company does not share becomes text: its name is all that is left of it. */
export const asUsable = <L extends SpecificationLine>(line: L, products: LineProducts): L => {
  if (line.productId === null && line.customProductId === null) return line
  return products.of(line)?.isUsable
    ? line
    : { ...line, productId: null, customProductId: null, rawText: line.rawText || products.nameOf(line) }
}

/** A copy of anything the person sees is their own and private. */
export async function copySpecification(
  ctx: Context,
  actor: Actor,
  { id, name }: { id: number; name?: string | undefined },
): Promise<SpecificationRow> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    const original = await openHead(tx, reader, id)
    requireMayWrite(reader)
    const { groups, lines } = await loadDocument(tx, original)
    const products = await readLineProducts(tx, { ...reader, language: actor.language }, lines)
    const copyName = name ?? fill(specificationTextsIn(actor.language).copyOf, { name: original.name }).slice(0, MAX_NAME)
    const head = { name: copyName, objectName: original.object_name, note: original.note }
    const copyId = await insertOwnHead(tx, actor, { reader, head })
    const copy = await lockForEdit(tx, reader, copyId)
    await fillNew(tx, actor, { viewer: reader, head: copy, document: { groups, lines: lines.map((line) => asUsable(line, products)) } })
    return shownRow(await openHead(tx, reader, copyId), reader)
  })
}
