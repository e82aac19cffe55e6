import { randomUUID } from 'node:crypto'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { createOffer } from '#modules/offers/create-offer'
import { type CompanyActor, requireMaker } from '#modules/offers/offer-maker'
import { newLine } from '#modules/offers/sources/new-line'
import { boughtLines, describePosition } from './board-lines.ts'
import { chooseLines, requireConfigurator } from './choose-goods.ts'
import { unitsFor } from './find-goods.ts'

const MAX_DECIMALS = 3

/** The goods of a board as an offer to one's client, in a group of the board's name; marks of the board are for fitters and stay out. */
export async function putBoardIntoOffer(ctx: Context, actor: CompanyActor, { catalogue, board }: { catalogue: Catalogue; board: Board }) {
  requireConfigurator(actor)
  requireMaker(actor)
  const { lines } = await chooseLines(ctx, actor, { catalogue, board })
  const bought = boughtLines(lines)
  if (bought.length === 0) throw new AppError('board.empty')
  const group = { id: randomUUID(), parentId: null, name: board.name, markup: null }
  const offered = bought.map(({ positions: [first], amount, perUnit, product }) => {
    const common = { groupId: group.id, amount: unitsFor(amount, perUnit) }
    if (product) return newLine({ ...common, kind: 'product', productId: product.id })
    return newLine({ ...common, kind: 'own', name: first ? describePosition(first, actor.language) : board.name, decimals: MAX_DECIMALS })
  })
  const { id } = await createOffer(ctx, actor, {
    catalogue,
    from: { type: 'nothing' },
    name: board.name,
    document: { groups: [group], lines: offered },
  })
  return { offerId: id, lineCount: offered.length, withoutProductCount: bought.filter(({ product }) => product === null).length }
}
