import type { NewCartItem } from '@vitrina/contract/cart/cart'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { OfferLine } from '@vitrina/contract/offers/offer-document.rules'
import { offerNumberText } from '@vitrina/contract/offers/offer-version.rules'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import { type Context, inTransaction } from '#platform/context'
import { offerTextsIn } from '#texts/offers'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { addItems } from '#modules/cart/add-items'
import { requireOwner } from '#modules/cart/cart-owner'
import { createCart } from '#modules/cart/named-carts'
import { readCartKeys } from '#modules/cart/own-carts'
import { requireToggle } from '#modules/site/require-access'
import { fitPlan, type PlannedLine, planTransfer, type TransferLine } from '#modules/specifications/transfer/plan-transfer.rules'
import { requireAcceptedLines } from './accepted-lines.ts'
import { type OfferCatalogue, type OfferGoods, readOfferGoods } from './offer-goods.ts'
import { type CompanyActor, openOffer, requireMaker } from './offer-maker.ts'

const isStocked = (goods: OfferGoods, line: OfferLine, amount: number): boolean => {
  const sold = goods.soldOf(line)
  return !sold || (sold.stock ?? []).reduce((sum, { free }) => sum + free, 0) >= amount
}

function transferLine({ line, amount }: { line: OfferLine; amount: number }, goods: OfferGoods): TransferLine {
  const sold = goods.soldOf(line)
  const other = goods.productOf(line)
  const product = sold
    ? {
        key: `p${sold.id}`,
        unit: sold.unit,
        minimumBatch: sold.minimumBatch,
        multiplicity: sold.multiplicity,
        isSold: true,
        isUsable: true,
        hasPrice: goods.freshOf(line) !== null,
      }
    : other
      ? {
          key: other.type === 'catalog' ? `p${other.id}` : `c${other.id}`,
          unit: other.unit,
          minimumBatch: other.minimumBatch,
          multiplicity: other.multiplicity,
          isSold: other.isSold,
          isUsable: other.isUsable,
          hasPrice: true,
        }
      : null
  return { id: line.id, needed: amount, product, isEnough: isStocked(goods, line, amount), analog: null }
}

const itemsOf = (offerId: number, planned: readonly PlannedLine[]): NewCartItem[] =>
  planned.flatMap(({ id: lineId, key, taken }) =>
    key === null
      ? []
      : [
          {
            ...(key.startsWith('p') ? { productId: Number(key.slice(1)) } : { customProductId: Number(key.slice(1)) }),
            amount: taken,
            source: { type: 'offer' as const, id: offerId, lineId },
          },
        ],
  )

type ToCart = { id: number; cartId?: number | undefined; newCartName?: string | undefined }

/** Puts what the client accepted into a cart, a new one unless another is named; every line has its outcome. */
export async function putOfferIntoCart(
  ctx: Context,
  actor: CompanyActor,
  { catalogue, id, cartId, newCartName }: ToCart & { catalogue: OfferCatalogue },
): Promise<TransferReport & { cartId: number | null; workCount: number }> {
  requireToggle(actor, 'cart')
  const maker = requireMaker(actor)
  const head = await openOffer(ctx, maker, id)
  const accepted = await requireAcceptedLines(ctx, id)
  const chosen = accepted.filter(({ line }) => line.kind !== 'work')
  const goods = await readOfferGoods(ctx, actor, { catalogue, maker, lines: chosen.map(({ line }) => line) })
  const wanted = planTransfer(chosen.map((one) => transferLine(one, goods)))
  const { planned, filled } = await inTransaction(ctx, async (tx) => {
    if (wanted.every(({ key }) => key === null)) return { planned: wanted, filled: null }
    const name = newCartName || fill(offerTextsIn(actor.language).cartName, { number: offerNumberText(head.number), name: head.name })
    const target = cartId ?? (await createCart(tx, actor, name.slice(0, 120))).id
    const inCart = await readCartKeys(tx, requireOwner(actor), target)
    const fitting = fitPlan(wanted, { inCart, limit: MAX_CART_LINES })
    const items = itemsOf(id, fitting)
    const cart = items.length > 0 ? await addItems(tx, actor, { items, mode: 'add', cartId: target }) : null
    return { planned: fitting, filled: cart?.id ?? null }
  })
  const { outcomes } = specificationTextsIn(actor.language)
  const items = planned.map(({ id: lineId, outcome, asked, taken }, at) => {
    const line = chosen[at]?.line
    const stock = line ? (goods.soldOf(line)?.stock ?? []).reduce((sum, { free }) => sum + free, 0) : 0
    return {
      lineId,
      name: line?.name ?? '',
      outcome,
      asked,
      taken,
      message: fill(outcomes[outcome], { taken, asked, unit: line?.unit ?? '', stock, name: '', limit: MAX_CART_LINES }),
    }
  })
  const takenCount = items.filter(({ taken }) => taken > 0).length
  return { items, takenCount, leftCount: items.length - takenCount, cartId: filled, workCount: accepted.length - chosen.length }
}
