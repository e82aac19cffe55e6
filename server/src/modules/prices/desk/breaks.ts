import { areRising, areSameBreaks } from '@vitrina/contract/prices/desk/breaks.rules'
import type { QuantityBreak } from '@vitrina/contract/prices/desk/desk-shapes'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockProduct, readBreaks, replaceBreaks } from './breaks.queries.ts'
import { nameGoods } from './price-list.queries.ts'
import { toldDiscount } from './journal-figures.ts'

type Wanted = { id: number; breaks: QuantityBreak[]; expected: QuantityBreak[] }

const told = (breaks: readonly QuantityBreak[]) => ({ breaks: breaks.map(({ from, discount }) => `${from}: ${toldDiscount(discount)}`) })

/** The amounts from which a product is cheaper, all at once. */
export const setBreaks = (ctx: Context, actor: Actor, { id, breaks, expected }: Wanted): Promise<{ breaks: QuantityBreak[] }> =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockProduct(tx, id))) throw new AppError('product.not-found')
    const before = await readBreaks(tx, id)
    if (!areSameBreaks(before, expected)) throw new AppError('breaks.changed', { current: before })
    if (!areRising(breaks)) throw new AppError('breaks.not-rising')
    await replaceBreaks(tx, id, breaks)
    const after = await readBreaks(tx, id)
    const article = (await nameGoods(tx, [id])).get(id)?.article
    const diff = { article, before: told(before), after: told(after) }
    await recordEvent(tx, actor, { type: 'price.breaks-changed', entity: 'product', entityId: id, diff })
    return { breaks: after }
  })
