import { sellerDay } from '@vitrina/contract/days/days.rules'
import type { Output } from '@vitrina/contract/endpoint'
import type { LineFacts, orderDecisionApi } from '@vitrina/contract/orders/order-decision'
import type { Order } from '@vitrina/contract/orders/orders'
import type { OrderItem } from '@vitrina/contract/orders/order-parts'
import { dangersOf } from '@vitrina/contract/orders/promise-dangers.rules'
import type { PriceExplanation } from '@vitrina/contract/prices/prices'
import { exactAmount } from '@vitrina/contract/quantity/quantity.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { readCosts } from '#modules/costs/read-costs'
import { listWarehouses } from '#modules/fulfilment/stock/warehouses'
import { requireSeen } from '#modules/order-record/seen-orders'
import { explainPrices } from '#modules/prices/explain-price'
import { readViewer } from '#modules/prices/read-viewer'
import type { PromiseFacts } from '#modules/promise/promise.rules'
import { readPromiseFacts } from '#modules/promise/read-facts'
import { listItems } from '../reading/order-items.queries.ts'
import { readOrder } from '../reading/read-order.ts'
import { customerOfOrder } from './customer-of-order.ts'
import { findLastOrders, findOpenParts, findPricedFor, type OpenPart } from './decision.queries.ts'

const remainingOf = ({ amount, cancelled }: OrderItem) => exactAmount(amount - cancelled)

/** The prices of the order's customer today; none for whoever does not decide about prices. */
async function explainLines(ctx: Context, actor: Actor, { id, items }: { id: number; items: readonly OrderItem[] }) {
  const customer = await findPricedFor(ctx, id)
  if (!customer || !may(actor.user?.role, 'orders')) return new Map<number, PriceExplanation | null>()
  const viewer = await readViewer(ctx, customerOfOrder(actor, customer), { contractId: customer.contractId })
  const asked = items.flatMap((item) => (item.productId === null ? [] : [{ id: item.productId, amount: remainingOf(item) || 1 }]))
  return explainPrices(ctx, viewer, asked)
}

type Known = { price: PriceExplanation | null; cost: number | null }

function factsOfLine({ id, productId }: OrderItem, facts: PromiseFacts, { price, cost }: Known): LineFacts {
  const named = (warehouseId: number) => ({ id: warehouseId, name: facts.places.get(warehouseId)?.name ?? '' })
  return {
    itemId: id,
    stock: facts.stock
      .filter((one) => one.productId === productId)
      .map(({ warehouseId, free }) => ({ warehouse: named(warehouseId), free }))
      .toSorted((one, other) => other.free - one.free),
    arrivals: facts.arrivals
      .filter((one) => one.productId === productId && one.left > 0)
      .map(({ warehouseId, left, expectedOn }) => ({ warehouse: named(warehouseId), left, expectedOn })),
    price,
    cost,
  }
}

const openParts = (items: readonly OrderItem[], parts: readonly OpenPart[]) =>
  items.map(({ id }) => ({ id, open: parts.filter(({ itemId }) => itemId === id) }))

/** Before an order is confirmed nobody has an invoice to pay. */
const isDue = ({ awaitsPayment, state }: Order) => awaitsPayment && (state === 'confirmed' || state === 'in_progress')

const dangers = (order: Order, lines: ReturnType<typeof openParts>, today: string) =>
  dangersOf({
    ...order,
    awaitsPayment: isDue(order),
    reservedUntil: order.reservedUntil && sellerDay(new Date(order.reservedUntil)),
    today,
    lines,
  })

/** Facts to decide on an order by; the statements are the same few however many lines it has. */
export async function readDecision(ctx: Context, actor: Actor, id: number): Promise<Output<typeof orderDecisionApi.read>> {
  await requireSeen(ctx, actor, id)
  const [order, items, parts, warehouses] = await Promise.all([
    readOrder(ctx, actor, id, 'seller'),
    listItems(ctx, id, 'seller'),
    findOpenParts(ctx, id),
    listWarehouses(ctx),
  ])
  const [facts, prices, costs, lastOrders] = await Promise.all([
    readPromiseFacts(ctx, {
      productIds: items.flatMap(({ productId }) => productId ?? []),
      places: warehouses.map((warehouse) => ({ id: warehouse.id, days: 0 })),
    }),
    explainLines(ctx, actor, { id, items }),
    readCosts(
      ctx,
      actor,
      items.flatMap(({ productId }) => productId ?? []),
    ),
    findLastOrders(ctx, { id, companyId: order.company.id }),
  ])
  return {
    lines: items.map((item) => {
      const productId = item.productId ?? 0
      return factsOfLine(item, facts, { price: prices.get(productId) ?? null, cost: costs.get(productId) ?? null })
    }),
    dangers: dangers(order, openParts(items, parts), sellerDay(ctx.now())),
    lastOrders,
  }
}
