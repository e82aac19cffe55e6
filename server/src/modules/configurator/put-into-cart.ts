import { MAX_CART_LINES } from '@vitrina/contract/cart/cart.rules'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { TransferReport } from '@vitrina/contract/specifications/specification-shapes'
import type { Actor } from '#platform/actor'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { specificationTextsIn } from '#texts/specifications'
import { fill } from '#texts/texts'
import { addItems } from '#modules/cart/add-items'
import { requireOwner } from '#modules/cart/cart-owner'
import { readCartKeys } from '#modules/cart/own-carts'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { requireToggle } from '#modules/site/require-access'
import { fitPlan, planTransfer } from '#modules/specifications/transfer/plan-transfer.rules'
import { boughtLines, describePosition } from './board-lines.ts'
import { chooseLines, requireConfigurator } from './choose-goods.ts'

/** Puts the goods of a board into the active cart and reports the outcome of each; nothing is lost silently. */
export async function putBoardIntoCart(
  ctx: Context,
  actor: Actor,
  { catalogue, board }: { catalogue: Catalogue; board: Board },
): Promise<TransferReport> {
  requireConfigurator(actor)
  requireToggle(actor, 'cart')
  const owner = requireOwner(actor)
  const bought = boughtLines((await chooseLines(ctx, actor, { catalogue, board })).lines)
  if (bought.length === 0) throw new AppError('board.empty')
  const wanted = planTransfer(
    bought.map(({ positions, amount, product, isEnough }) => ({
      id: positions[0]?.key ?? '',
      needed: amount,
      isEnough,
      analog: null,
      product: product ? { ...product, key: `p${product.id}`, isSold: true, isUsable: true, hasPrice: product.price !== null } : null,
    })),
  )
  const planned = await inTransaction(ctx, async (tx) => {
    const fitting = fitPlan(wanted, { inCart: await readCartKeys(tx, owner, undefined), limit: MAX_CART_LINES })
    const items = fitting.flatMap(({ key, taken }) => (key === null ? [] : [{ productId: Number(key.slice(1)), amount: taken, note: '' }]))
    if (items.length > 0) await addItems(tx, actor, { items, mode: 'add' })
    return fitting
  })
  const { outcomes } = specificationTextsIn(actor.language)
  const items = planned.map(({ id: lineId, outcome, asked, taken }, at) => {
    const { product, positions } = bought[at] ?? { product: null, positions: [] }
    const values = { taken, asked, unit: product?.unit.name ?? '', stock: product?.stock ?? 0, name: '', limit: MAX_CART_LINES }
    const name = product?.name ?? (positions[0] ? describePosition(positions[0], actor.language) : '')
    return { lineId, name, outcome, asked, taken, message: fill(outcomes[outcome], values) }
  })
  const takenCount = items.filter(({ taken }) => taken > 0).length
  return { items, takenCount, leftCount: items.length - takenCount }
}
