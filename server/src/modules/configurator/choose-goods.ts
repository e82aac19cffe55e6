import { assembleBoard } from '@vitrina/contract/configurator/assemble-board.rules'
import type { Assembly, Position } from '@vitrina/contract/configurator/assembly-shapes'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { BoardGoods, BoardProduct } from '@vitrina/contract/configurator/configurator'
import { lineSum } from '@vitrina/contract/prices/prices.rules'
import { addAmounts, suggestedAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { withinLookups } from '#modules/list-import/import-budget'
import { requireToggle } from '#modules/site/require-access'
import { findGoods, type FoundGoods, type SoughtGoods, unitsFor } from './find-goods.ts'

/** Specification §6: it is there only when modules and the configurator are on. */
export function requireConfigurator(actor: Actor): void {
  requireToggle(actor, 'modules')
  requireToggle(actor, 'configurator')
}

type Group = { positions: Position[]; sought: SoughtGoods }

/** Positions that ask for the same are one question, for the amount of all of them; of a choice each has its own. */
function groupPositions(board: Board, { positions }: Assembly): Group[] {
  const chosen = new Map(board.choices.map(({ key, productId }) => [key, productId]))
  const groups = Map.groupBy(positions, ({ key, kind, requirement }) => JSON.stringify([kind, requirement, chosen.get(key) ?? null]))
  return [...groups.values()].map((group) => ({
    positions: group,
    sought: {
      kind: group[0]?.kind ?? 'breaker',
      requirement: group[0]?.requirement ?? [],
      amount: group.reduce((sum, { amount }) => addAmounts(sum, amount), 0),
      brandId: board.brandId,
      isInStockOnly: board.isInStockOnly,
      chosenIds: group.flatMap(({ key }) => chosen.get(key) ?? []).slice(0, 1),
    },
  }))
}

/** Positions of a board that one product is bought for; the amount is in its units. */
export type ChosenLine = {
  positions: Position[]
  amount: number
  perUnit: number
  product: BoardProduct | null
  isEnough: boolean
  problem: FoundGoods['problem']
}

type Choice = { assembly: Assembly; lines: (ChosenLine & { fitCount: number; isChosen: boolean })[] }

/** Goods for the whole board within one visitor's share of the machine. */
export async function chooseLines(
  ctx: Context,
  actor: Actor,
  { catalogue, board }: { catalogue: Catalogue; board: Board },
): Promise<Choice> {
  const assembly = assembleBoard(board)
  const groups = groupPositions(board, assembly)
  const found = await withinLookups(ctx, actor, async (spend) => {
    await spend(Math.max(1, groups.length))
    return findGoods(ctx, actor, { catalogue, sought: groups.map(({ sought }) => sought) })
  })
  const lines = groups.map(({ positions, sought }, at) => {
    const { products, total, problem } = found[at] ?? { products: [], total: 0, problem: 'nothing-fits' as const }
    const best = products[0]
    return {
      positions,
      amount: unitsFor(sought.amount, best?.perUnit ?? 1),
      perUnit: best?.perUnit ?? 1,
      product: best?.product ?? null,
      isEnough: best?.isEnough ?? false,
      fitCount: total,
      isChosen: best !== undefined && (sought.chosenIds ?? []).includes(best.product.id),
      problem,
    }
  })
  return { assembly, lines }
}

export async function chooseGoods(ctx: Context, actor: Actor, { catalogue, board }: { catalogue: Catalogue; board: Board }) {
  requireConfigurator(actor)
  const { lines } = await chooseLines(ctx, actor, { catalogue, board })
  const items = lines.flatMap(({ positions, perUnit, product, isEnough, fitCount, isChosen, problem }): BoardGoods[] =>
    positions.map(({ key, kind, amount: pieces }) => ({
      key,
      kind,
      amount: unitsFor(pieces, perUnit),
      product,
      sum: product?.price ? lineSum(product.price.value, unitsFor(pieces, perUnit)) : null,
      isEnough,
      isChosen,
      fitCount,
      problem,
    })),
  )
  const sums = lines.map(({ product, amount }) => (product?.price ? lineSum(product.price.value, suggestedAmount(product, amount)) : null))
  return {
    items,
    totals: {
      sum: sums.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      unpricedCount: lines.filter(({ product }) => product !== null && product.price === null).length,
      missingCount: lines.filter(({ product }) => product === null).length,
    },
  }
}

const MOST_ALTERNATIVES = 60

export async function listAlternatives(
  ctx: Context,
  actor: Actor,
  { catalogue, board, key }: { catalogue: Catalogue; board: Board; key: string },
): Promise<{ items: BoardProduct[]; total: number }> {
  requireConfigurator(actor)
  const { positions } = assembleBoard(board)
  const position = positions.find((one) => one.key === key)
  if (!position) throw new AppError('board.position-not-found')
  const { kind, requirement, amount } = position
  const chosenIds = board.choices.flatMap((one) => (one.key === key ? [one.productId] : []))
  const [found] = await withinLookups(ctx, actor, async (spend) => {
    await spend(1)
    const sought = { kind, requirement, amount, brandId: board.brandId, isInStockOnly: false, chosenIds }
    return findGoods(ctx, actor, { catalogue, sought: [sought] })
  })
  return { items: (found?.products ?? []).slice(0, MOST_ALTERNATIVES).map(({ product }) => product), total: found?.total ?? 0 }
}
