import * as z from 'zod'
import { productCost } from '@vitrina/contract/costs/costs'
import type { Actor } from '#platform/actor'
import { recordEvent } from '#platform/audit'
import { type Context, inTransaction } from '#platform/context'
import { AppError } from '#platform/errors'
import { lockProduct } from './costs.queries.ts'
import { saveCosts } from './save-costs.ts'

/** `expected`: the cost last seen; undefined: whatever it is. */
type Wanted = { id: number; cost: number | null; expected?: number | null | undefined }

/** The journal says that it was changed and by whom, not the figures: it is read by people who may not see them. */
export const saveCost = (ctx: Context, actor: Actor, { id, cost, expected }: Wanted) =>
  inTransaction(ctx, async (tx) => {
    if (!(await lockProduct(tx, id))) throw new AppError('product.not-found')
    const { other } = await saveCosts(tx, [{ productId: id, cost, ...(expected !== undefined && { expected: { cost: expected } }) }])
    if (other[0]) throw new AppError('cost.changed', { current: z.encode(productCost, { cost: other[0].before }) })
    await recordEvent(tx, actor, { type: cost === null ? 'cost.removed' : 'cost.changed', entity: 'product', entityId: id })
    return { cost }
  })
