import { randomUUID } from 'node:crypto'
import type { OfferDocument, OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import { AppError } from '#platform/errors'
import type { Context } from '#platform/context'
import { readCart } from '#modules/cart/read-cart'
import { readOrder } from '#modules/orders/reading/read-order'
import { readOrderItems } from '#modules/orders/reading/read-order-items'
import { loadDocument } from '#modules/specifications/document-cache'
import { neededAmounts } from '#modules/specifications/figures/figures.rules'
import { readLineProducts } from '#modules/specifications/line-products'
import { openHead, requireReader } from '#modules/specifications/open-specification'
import { chosenOf } from '#modules/specifications/transfer/chosen-lines'
import type { CompanyActor } from '../offer-maker.ts'
import { newLine } from './new-line.ts'

export type OfferSource =
  | { type: 'specification'; id: number; lineIds?: string[] | undefined }
  | { type: 'cart' }
  | { type: 'order'; id: number }
  | { type: 'nothing' }

export type Begun = { document: OfferDocument; terms: Partial<OfferTerms>; sourceId: number | null }

/** Under the same headings; what a group is needed several times stands in the amounts. */
async function fromSpecification(
  ctx: Context,
  actor: CompanyActor,
  { id, lineIds }: { id: number; lineIds?: string[] | undefined },
): Promise<Begun> {
  const reader = requireReader(actor)
  const head = await openHead(ctx, reader, id)
  const whole = await loadDocument(ctx, head)
  const lines = chosenOf(actor, whole.lines, lineIds)
  const products = await readLineProducts(ctx, { ...reader, language: actor.language }, lines)
  const needed = neededAmounts({ groups: whole.groups, lines })
  const groupIds = new Map(whole.groups.map((group) => [group.id, randomUUID()]))
  const idOf = (groupId: string | null) => (groupId === null ? null : (groupIds.get(groupId) ?? null))
  return {
    document: {
      groups: whole.groups.map((group) => ({
        id: idOf(group.id) ?? randomUUID(),
        parentId: idOf(group.parentId),
        name: group.name,
        markup: null,
      })),
      lines: lines.map(({ groupId, productId, customProductId, rawText, unit, note, amount }, at) => {
        const product = products.of({ productId, customProductId })
        const isUsable = product?.isUsable ?? false
        return newLine({
          kind: productId === null ? 'own' : 'product',
          groupId: idOf(groupId),
          amount: needed[at] ?? amount,
          note,
          ...(isUsable && { productId, customProductId }),
          ...(!isUsable && { kind: 'own' as const, name: product?.name ?? rawText, unit: unit || (product?.unit.name ?? ''), decimals: 3 }),
        })
      }),
    },
    terms: { name: head.name, objectName: head.object_name },
    sourceId: id,
  }
}

/** The selected lines of the active cart. */
async function fromCart(ctx: Context, actor: CompanyActor): Promise<Begun> {
  const cart = await readCart(ctx, actor)
  const lines = cart.lines.filter(({ selected }) => selected)
  if (lines.length === 0) throw new AppError('cart.empty')
  return {
    document: {
      groups: [],
      lines: lines.map(({ productId, customProductId, amount, note }) =>
        newLine({ kind: productId === null ? 'own' : 'product', productId, customProductId, amount, note }),
      ),
    },
    terms: {},
    sourceId: cart.id,
  }
}

/** At the prices of the order: that is what the buyer pays for these goods. */
async function fromOrder(ctx: Context, actor: CompanyActor, id: number): Promise<Begun> {
  const order = await readOrder(ctx, actor, id)
  const items = await readOrderItems(ctx, actor, id)
  return {
    document: {
      groups: [],
      lines: items.map(({ productId, isCustom, name, manufacturerCode, unit, decimals, amount, note, price, vatRate }) =>
        newLine({
          kind: isCustom || productId === null ? 'own' : 'product',
          productId: isCustom ? null : productId,
          name,
          article: manufacturerCode,
          unit,
          decimals,
          amount,
          note,
          vatRate,
          ...(price !== null && { costPrice: price, costOrigin: 'agreed' as const, costAt: new Date(order.createdAt).toISOString() }),
        }),
      ),
    },
    terms: {},
    sourceId: id,
  }
}

/** Lines and terms an offer begins with. */
export async function linesOfSource(ctx: Context, actor: CompanyActor, source: OfferSource): Promise<Begun> {
  switch (source.type) {
    case 'specification':
      return fromSpecification(ctx, actor, source)
    case 'cart':
      return fromCart(ctx, actor)
    case 'order':
      return fromOrder(ctx, actor, source.id)
    case 'nothing':
      return { document: { groups: [], lines: [] }, terms: {}, sourceId: null }
  }
}
