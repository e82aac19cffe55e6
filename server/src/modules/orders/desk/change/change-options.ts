import type { Output } from '@vitrina/contract/endpoint'
import type { Analog } from '@vitrina/contract/catalogue/analogs'
import type { orderChangeApi } from '@vitrina/contract/orders/order-change'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { AppError } from '#platform/errors'
import { findAnalogs } from '#modules/catalogue/analogs/find-analogs'
import type { Catalogue } from '#modules/catalogue/open-catalogue'
import { requireSeen } from '#modules/order-record/seen-orders'
import { readGivenOptions } from '../../placing/checkout-options.ts'
import { listItems } from '../../reading/order-items.queries.ts'
import { customerOfOrder } from '../customer-of-order.ts'
import { findPricedFor } from '../decision.queries.ts'

async function customerAt(ctx: Context, actor: Actor, id: number) {
  await requireSeen(ctx, actor, id)
  const found = await findPricedFor(ctx, id)
  if (!found) throw new AppError('order.not-found')
  return { customer: customerOfOrder(actor, found), contractId: found.contractId }
}

/** Choices of the order's customer for what is in it now. */
export async function readChangeOptions(ctx: Context, actor: Actor, id: number): Promise<Output<typeof orderChangeApi.options>> {
  const { customer, contractId } = await customerAt(ctx, actor, id)
  const items = await listItems(ctx, id, 'seller')
  const lines = items.flatMap(({ id: lineId, productId, amount, cancelled, note, price }) =>
    productId === null || amount === cancelled
      ? []
      : [
          {
            id: lineId,
            product_id: productId,
            custom_product_id: null,
            amount: exactAmount(amount - cancelled),
            note,
            source: null,
            agreed: price === null ? null : { price, number: '' },
          },
        ],
  )
  const { addresses, pickupPoints, deliveryTypes, payments, contacts } = await readGivenOptions(ctx, customer, {
    lines,
    supply: 'earliest',
    contractId: contractId ?? undefined,
  })
  return { addresses, pickupPoints, deliveryTypes, payments, contacts }
}

const SHOWN = 8

type LineQuery = { catalogue: Catalogue; id: number; itemId: number }

/** Replacements of a line at the prices and days of its customer. */
export async function listLineAnalogs(ctx: Context, actor: Actor, { catalogue, id, itemId }: LineQuery): Promise<Analog[]> {
  const { customer } = await customerAt(ctx, actor, id)
  const line = (await listItems(ctx, id, 'seller')).find((one) => one.id === itemId)
  if (!line) throw new AppError('order.line-not-found')
  if (line.productId === null) return []
  const open = exactAmount(line.amount - line.cancelled - line.shipped)
  const sought = [{ productId: line.productId, amount: open > 0 ? open : undefined, price: line.price ?? undefined }]
  return (await findAnalogs(ctx, customer, { catalogue, sought, limit: SHOWN })).get(line.productId) ?? []
}
