import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { amount, amountOrNone } from './amounts.ts'
import { cartApi } from '../cart/cart.ts'
import { orderDeskApi } from '../orders/order-desk.ts'
import { pricesApi } from '../prices/prices.ts'
import { returnDeskApi } from '../returns/return-desk.ts'
import { returnsApi } from '../returns/returns.ts'

test.each([0.001, 0.3, 0.1 + 0.2, 1, 999_999.999, 1_000_000])('%d can be an amount', (given) => {
  expect(amount.safeParse(given).success).toBe(true)
})

test.each([0, -1, 1e-7, 1e-4, 0.0005, 0.1234, 1_000_000.001, 1e300, Number.NaN, Number.POSITIVE_INFINITY])('%d cannot', (given) => {
  expect(amount.safeParse(given).success).toBe(false)
})

test('zero is valid where it is allowed, a ten-millionth is not', () => {
  expect(amountOrNone.safeParse(0).success).toBe(true)
  expect(amountOrNone.safeParse(1e-7).success).toBe(false)
})

const tiny = 1e-7
/** Every call that takes an amount, with an amount below one thousandth. */
const calls: Record<string, [z.ZodType | undefined, unknown, string]> = {
  'new cart lines': [cartApi.addItems.body, { items: [{ productId: 1, amount: tiny }] }, 'items.0.amount'],
  'a cart line': [cartApi.changeItem.body, { amount: tiny }, 'amount'],
  'many cart lines': [cartApi.changeMany.body, { op: 'setAmount', ids: [1], amount: tiny }, 'amount'],
  prices: [pricesApi.actualise.body, { items: [{ id: 1, amount: tiny }] }, 'items.0.amount'],
  'the price of one product': [pricesApi.explain.query, { amount: String(tiny) }, 'amount'],
  'a return': [returnsApi.request.body, { items: [{ orderItemId: 1, amount: tiny }] }, 'items.0.amount'],
  'a changed order': [orderDeskApi.change.body, { version: 1, items: [{ id: 1, amount: tiny }] }, 'items.0.amount'],
  'goods put together': [orderDeskApi.assemble.body, { version: 1, items: [{ id: 1, amount: tiny }] }, 'items.0.amount'],
  'a shipment': [orderDeskApi.ship.body, { version: 1, items: [{ id: 1, amount: tiny }] }, 'items.0.amount'],
  'a reserve': [orderDeskApi.confirmReserve.body, { version: 1, items: [{ id: 1, amount: tiny }] }, 'items.0.amount'],
  'goods taken back': [returnDeskApi.decide.body, { step: 'receive', items: [{ orderItemId: 1, accepted: tiny }] }, 'items.0.accepted'],
}

describe('an amount below one thousandth is refused with its field named', () => {
  test.each(Object.entries(calls))('of %s', (_what, [schema, given, field]) => {
    const read = schema?.safeParse(given)
    expect(read?.error?.issues.map(({ path }) => path.join('.'))).toContain(field)
  })
})
