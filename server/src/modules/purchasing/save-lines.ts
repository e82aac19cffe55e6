import type { LineSource } from '@vitrina/contract/cart/cart'
import { changedLines, type EntryChange, type EntryLine } from '@vitrina/contract/purchasing/entry-changes.rules'
import { MAX_PURCHASING_LINES } from '@vitrina/contract/purchasing/purchasing.rules'
import { MAX_AMOUNT } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { checkProducts } from '#modules/specifications/check-products'
import { readLineProducts } from '#modules/specifications/line-products'
import { purchasingTextsIn } from '#texts/purchasing'
import { type StoredLine, saveEntryLines } from './lines.queries.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'

type Saved = {
  reader: BoardReader
  entryId: number
  before: readonly StoredLine[]
  change: Omit<EntryChange, 'fields'>
  /** Where added lines come from. */
  sourceOf?: (line: EntryLine) => LineSource | null
  /** The name of the list in what the caller sent. */
  field?: string
}

/** Writes the lines that a change makes different. The entry is locked by the caller. */
export async function saveLines(
  tx: Context,
  actor: Actor,
  { reader, entryId, before, change, sourceOf = () => null, field = 'added' }: Saved,
): Promise<void> {
  const after = changedLines(before, change)
  if (after.length > MAX_PURCHASING_LINES) throw new AppError('purchasing.too-large', { params: { limit: MAX_PURCHASING_LINES } })
  const had = new Map(before.map((line) => [line.id, line]))
  const different = after.filter((line) => had.get(line.id) !== line)
  const places = new Map(change.added.map(({ id }, at) => [id, `${field}.${at}`]))
  const { errors } = purchasingTextsIn(actor.language)
  const wrong = different.flatMap(({ id, amount }) =>
    amount > MAX_AMOUNT ? [{ field: `${places.get(id) ?? 'set'}.amount`, message: errors.tooMuch, code: 'too_big' }] : [],
  )
  const empty = change.added.flatMap(({ id, productId, customProductId }) =>
    productId === null && customProductId === null
      ? [{ field: `${places.get(id)}.productId`, message: errors.noProduct, code: 'required' }]
      : [],
  )
  if (wrong.length + empty.length > 0) throw new AppError('input.invalid', { fields: [...wrong, ...empty].slice(0, 100) })
  const products = await readLineProducts(tx, { ...reader, language: actor.language }, different)
  checkProducts(actor, { lines: different, before, products, fieldOf: (id) => places.get(id) ?? field })
  const left = new Set(after.map(({ id }) => id))
  await saveEntryLines(tx, entryId, {
    lines: different.map((line) => ({
      ...line,
      name: products.of(line)?.name ?? had.get(line.id)?.name ?? '',
      source: sourceOf(line),
    })),
    removed: before.filter(({ id }) => !left.has(id)).map(({ id }) => id),
  })
}
