import { randomUUID } from 'node:crypto'
import type { LineSource } from '@vitrina/contract/cart/cart'
import { unclaimedOf, withNeed } from '@vitrina/contract/cart/line-needs.rules'
import { changedLines, type EntryLine } from '@vitrina/contract/purchasing/entry-changes.rules'
import type { LineOrigin } from '@vitrina/contract/purchasing/purchasing-shapes'
import { MAX_AMOUNT } from '@vitrina/contract/quantity/quantity.rules'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { requireOwner } from '#modules/cart/cart-owner'
import { listLinesWithSources, lockOwnCart, saveLineSources } from '#modules/cart/own-carts'
import { readNeededGoods } from '#modules/offers/needed-goods'
import { neededAmounts } from '#modules/specifications/figures/figures.rules'
import { readLineProducts } from '#modules/specifications/line-products'
import { readSpecification } from '#modules/specifications/read-specification'
import { chosenOf } from '#modules/specifications/transfer/chosen-lines'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { updateEntry } from './entries.queries.ts'
import { listEntryLines } from './lines.queries.ts'
import { lockForEdit, requireReader } from './open-entry.ts'
import type { BoardReader } from './purchasing-scope.queries.ts'
import { saveLines } from './save-lines.ts'

/** A line somewhere else that may become one of the board. */
type Gathered = Omit<EntryLine, 'id'> & { key: string; text: string; source: LineSource; cartLine?: CartLine }
type CartLine = Awaited<ReturnType<typeof listLinesWithSources>>[number]

async function fromSpecification(ctx: Context, actor: Actor, { id, lineIds }: Extract<LineOrigin, { type: 'specification' }>) {
  const found = await readSpecification(ctx, actor, id)
  const needed = new Map(neededAmounts(found).map((amount, at) => [found.lines[at]?.id, amount]))
  return chosenOf(actor, found.lines, lineIds).map(
    (line): Gathered => ({
      key: line.id,
      productId: line.productId,
      customProductId: line.customProductId,
      amount: needed.get(line.id) ?? line.amount,
      note: line.note,
      text: line.rawText,
      source: { type: 'specification', id, lineId: line.id },
    }),
  )
}

async function fromOffer(tx: Context, actor: Actor, { reader, id }: { reader: BoardReader; id: number }) {
  return (await readNeededGoods(tx, actor, { maker: reader, id })).map(
    ({ line, amount }): Gathered => ({
      key: line.id,
      productId: line.productId,
      customProductId: line.customProductId,
      amount,
      note: line.note,
      text: line.name,
      source: { type: 'offer', id, lineId: line.id },
    }),
  )
}

async function fromCart(tx: Context, actor: Actor, cartId: number) {
  if (!(await lockOwnCart(tx, requireOwner(actor), cartId))) throw new AppError('cart.not-found')
  return (await listLinesWithSources(tx, cartId)).map(
    (line): Gathered => ({
      key: String(line.id),
      productId: line.productId,
      customProductId: line.customProductId,
      amount: line.amount,
      note: line.note,
      text: '',
      source: line.source ?? { type: 'purchasing' },
      cartLine: line,
    }),
  )
}

const isSame = (one: Omit<EntryLine, 'id' | 'note'>, other: Omit<EntryLine, 'id' | 'note'>) =>
  one.productId === other.productId && one.customProductId === other.customProductId

/** Goods that lie in a cart already are for the need that was made of the cart. */
async function claimCartLines(
  tx: Context,
  { entryId, taken, lines }: { entryId: number; taken: readonly Gathered[]; lines: readonly EntryLine[] },
) {
  await saveLineSources(
    tx,
    taken.flatMap(({ cartLine }) => {
      const line = cartLine && lines.find((one) => isSame(one, cartLine))
      if (!cartLine || !line) return []
      const needs = cartLine.source?.needs ?? []
      const amount = unclaimedOf(needs, cartLine.amount)
      if (amount === 0) return []
      const need = { entryId, lineId: line.id, amount }
      const source = cartLine.source ?? { type: 'purchasing' as const, id: entryId, lineId: line.id }
      return [{ id: cartLine.id, source: { ...source, needs: withNeed(needs, { total: cartLine.amount, need }) } }]
    }),
  )
}

function gather(tx: Context, actor: Actor, { reader, origin }: { reader: BoardReader; origin: LineOrigin }): Promise<Gathered[]> {
  switch (origin.type) {
    case 'specification':
      return fromSpecification(tx, actor, origin)
    case 'offer':
      return fromOffer(tx, actor, { reader, id: origin.id })
    case 'cart':
      return fromCart(tx, actor, origin.id)
  }
}

/** Puts the lines of a specification, an offer or a cart into an entry that is locked; a report for each line. */
export async function gatherInto(
  tx: Context,
  actor: Actor,
  { reader, entryId, origin }: { reader: BoardReader; entryId: number; origin: LineOrigin },
): Promise<TransferReport> {
  const gathered = await gather(tx, actor, { reader, origin })
  const before = await listEntryLines(tx, entryId)
  const products = await readLineProducts(tx, { ...reader, language: actor.language }, gathered)
  const outcomes = gathered.map((one) => {
    if (one.productId === null && one.customProductId === null) return 'raw-text' as const
    if (!products.of(one)?.isUsable) return 'not-sold' as const
    return one.amount > MAX_AMOUNT ? ('full' as const) : ('taken' as const)
  })
  const taken = gathered.filter((_, at) => outcomes[at] === 'taken')
  const added = taken.map(({ productId, customProductId, amount, note }) => ({
    id: randomUUID(),
    productId,
    customProductId,
    amount,
    note,
  }))
  const sourceOf = (line: EntryLine) => taken.find((one) => isSame(one, line))?.source ?? null
  const plain = (source: LineSource | null) => (source?.needs ? { ...source, needs: [] } : source)
  await saveLines(tx, actor, {
    reader,
    entryId,
    before,
    change: { added, set: [], removed: [] },
    sourceOf: (line) => plain(sourceOf(line)),
  })
  if (origin.type === 'cart') await claimCartLines(tx, { entryId, taken, lines: changedLines(before, { added, set: [], removed: [] }) })
  const texts = specificationTextsIn(actor.language).outcomes
  const items = gathered.map((one, at) => {
    const outcome = outcomes[at] ?? 'raw-text'
    const got = outcome === 'taken' ? one.amount : 0
    const message = fill(texts[outcome], { taken: got, asked: one.amount, unit: products.of(one)?.unit.name ?? '', limit: MAX_AMOUNT })
    return { lineId: one.key, name: products.of(one)?.name ?? one.text, outcome, asked: one.amount, taken: got, message }
  })
  const takenCount = taken.length
  return { items, takenCount, leftCount: items.length - takenCount }
}

export async function collectLines(
  ctx: Context,
  actor: Actor,
  { id, origin }: { id: number; origin: LineOrigin },
): Promise<TransferReport> {
  const reader = requireReader(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForEdit(tx, reader, id)
    const report = await gatherInto(tx, actor, { reader, entryId: id, origin })
    if (report.takenCount > 0) await updateEntry(tx, id, {})
    return report
  })
}
