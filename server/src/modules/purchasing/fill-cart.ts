import type { LineSource, NewCartItem } from '@vitrina/contract/cart/cart'
import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import { withNeed } from '@vitrina/contract/cart/line-needs.rules'
import { missingOf } from '@vitrina/contract/purchasing/purchasing.rules'
import { addAmounts } from '@vitrina/contract/quantity/quantity.rules'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor, ActorUser } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { addItems } from '#modules/cart/add-items'
import { requireOwner } from '#modules/cart/cart-owner'
import { createCart } from '#modules/cart/named-carts'
import { listLinesWithSources, lockOwnCart, readActiveCart } from '#modules/cart/own-carts'
import { makeFigures } from '#modules/specifications/figures/make-figures'
import { readFigureFacts } from '#modules/specifications/figures/read-figures'
import { type LineProduct, readLineProducts } from '#modules/specifications/line-products'
import { chosenOf } from '#modules/specifications/transfer/chosen-lines'
import { fitPlan, type PlannedLine, planTransfer } from '#modules/specifications/transfer/plan-transfer.rules'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { type AmountsRow, listLineAmounts } from './line-amounts.queries.ts'
import { lockForEdit, requireReader } from './open-entry.ts'
import type { Prices } from './read-rest.ts'

type User = Actor & { user: ActorUser }
type Wish = { id: number; lineIds?: string[] | undefined; cartId?: number | undefined; newCartName?: string | undefined }
type Missing = AmountsRow & { groupId: null; amount: number }

const keyOf = ({ productId, customProductId }: Pick<AmountsRow, 'productId' | 'customProductId'>) =>
  productId === null ? `c${customProductId}` : `p${productId}`

/** Lines of which neither an order nor a cart has enough, with what is missing. */
const missingLines = (rows: readonly AmountsRow[]): Missing[] =>
  rows.map((row) => ({ ...row, groupId: null, amount: missingOf(row) })).filter(({ amount }) => amount > 0)

type CartLine = Awaited<ReturnType<typeof listLinesWithSources>>[number]

/** Lines that go into the cart; each of it remembers the needs it serves, those it had and this one. */
function itemsOf(entryId: number, planned: readonly PlannedLine[], missing: readonly Missing[], inCart: ReadonlyMap<string, CartLine>) {
  return planned.flatMap(({ id: lineId, key, taken }, at): NewCartItem[] => {
    const line = missing[at]
    if (key === null || !line) return []
    const had = inCart.get(key)
    const total = addAmounts(had?.amount ?? 0, taken)
    const needs = withNeed(had?.source?.needs ?? [], { total, need: { entryId, lineId, amount: taken } })
    const source: LineSource = { type: 'purchasing', id: entryId, lineId, needs }
    const subject = line.productId === null ? { customProductId: line.customProductId ?? undefined } : { productId: line.productId }
    return [{ ...subject, amount: taken, note: line.note, source }]
  })
}

const amountRule = (product: LineProduct | undefined, hasPrice: boolean, key: string) =>
  product && {
    key,
    unit: product.unit,
    minimumBatch: product.minimumBatch,
    multiplicity: product.multiplicity,
    isSold: product.isSold,
    isUsable: product.isUsable,
    // An own product goes without a price: the seller names it.
    hasPrice: product.type === 'custom' || hasPrice,
  }

/** Puts what is missing into a cart and reports each line. The entry is locked, so that two who press at once buy once. */
export async function fillCart(
  ctx: Context,
  actor: User,
  { catalogue, id, lineIds, cartId, newCartName }: Wish & { catalogue: Prices },
): Promise<TransferReport & { cartId: number | null }> {
  const reader = requireReader(actor)
  const owner = requireOwner(actor)
  return inTransaction(ctx, async (tx) => {
    await lockForEdit(tx, reader, id)
    const missing = missingLines(chosenOf(actor, await listLineAmounts(tx, id), lineIds))
    if (missing.length === 0) return { items: [], takenCount: 0, leftCount: 0, cartId: null }
    const products = await readLineProducts(tx, { ...reader, language: actor.language }, missing)
    const facts = await readFigureFacts(tx, actor, { catalogue, reader, document: { groups: [], lines: missing } })
    const figures = new Map(makeFigures(facts).lines.map((one) => [one.id, one]))
    const wanted = planTransfer(
      missing.map((line) => {
        const own = figures.get(line.id)
        const product = amountRule(products.of(line), (own?.price ?? null) !== null, keyOf(line)) ?? null
        return { id: line.id, needed: line.amount, product, isEnough: line.productId === null || (own?.isEnough ?? false), analog: null }
      }),
    )
    const hasGoods = wanted.some(({ key }) => key !== null)
    const target =
      newCartName && hasGoods ? (await createCart(tx, actor, newCartName)).id : (cartId ?? (await readActiveCart(tx, owner))?.id)
    const isThere = target !== undefined && (await lockOwnCart(tx, owner, target)) !== undefined
    const inCart = new Map((isThere ? await listLinesWithSources(tx, target) : []).map((line) => [keyOf(line), line]))
    const planned = fitPlan(wanted, { inCart: new Set(inCart.keys()), limit: MAX_CART_LINES })
    const items = itemsOf(id, planned, missing, inCart)
    const filled = items.length > 0 ? await addItems(tx, actor, { items, mode: 'add', cartId: target }) : null

    const { outcomes } = specificationTextsIn(actor.language)
    const reported = planned.map(({ id: lineId, outcome, asked, taken }, at) => {
      const line = missing[at]
      const product = line && products.of(line)
      const words = {
        taken,
        asked,
        unit: product?.unit.name ?? '',
        stock: figures.get(lineId)?.stock ?? 0,
        name: '',
        limit: MAX_CART_LINES,
      }
      return { lineId, name: product?.name ?? line?.name ?? '', outcome, asked, taken, message: fill(outcomes[outcome], words) }
    })
    const takenCount = reported.filter(({ taken }) => taken > 0).length
    return { items: reported, takenCount, leftCount: reported.length - takenCount, cartId: filled?.id ?? null }
  })
}
