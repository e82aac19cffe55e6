import { randomUUID } from 'node:crypto'
import type { Board } from '@vitrina/contract/configurator/board-shapes'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { boughtLines, describePosition } from '#modules/configurator/board-lines'
import { chooseLines, requireConfigurator } from '#modules/configurator/choose-goods'
import { unitsFor } from '#modules/configurator/find-goods'
import { createOffer } from '../create-offer.ts'
import { type CompanyActor, requireMaker } from '../offer-maker.ts'
import { newLine } from './new-line.ts'

const MAX_DECIMALS = 3

/** The goods of a board as an offer to one's client, in a group of the board's name; marks of the board are for fitters and stay out. */
export async function offerFromBoard(ctx: Context, actor: CompanyActor, { catalogue, board }: { catalogue: Catalogue; board: Board }) {
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
