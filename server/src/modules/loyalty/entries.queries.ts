import { and, count, desc, eq, sql } from '#platform/database/drizzle'
import type { PointsEntry } from '@vitrina/contract/club/club'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { Context } from '#platform/context'
import { loyaltyEntries, loyaltyLots, rewardOrders } from '#tables/loyalty'
import { orderItems, orders } from '#tables/orders'
import { returnRequests } from '#tables/shipments'
import { isOfHolder } from './lots.queries.ts'
import type { PointsHolder } from './points-holder.ts'

/** Points that stop waiting because they are earned now stand in the ledger twice; a reader needs the second entry alone. */
const isShown = (holder: PointsHolder) =>
  and(
    isOfHolder(loyaltyEntries, holder),
    sql`not (${loyaltyEntries.kind} = 'earn_pending' and starts_with(${loyaltyEntries.key}, 'paid:'))`,
  )

export async function countEntries({ db }: Context, holder: PointsHolder): Promise<number> {
  const [row] = await db.select({ count: count() }).from(loyaltyEntries).where(isShown(holder))
  return row?.count ?? 0
}

export async function listEntries(
  { db }: Context,
  holder: PointsHolder,
  { page, size, language }: { page: number; size: number; language: Language },
): Promise<PointsEntry[]> {
  const rows = await db
    .select({
      id: loyaltyEntries.id,
      at: loyaltyEntries.at,
      kind: loyaltyEntries.kind,
      amount: loyaltyEntries.amount,
      reason: loyaltyEntries.reason,
      order: { id: orders.id, number: orders.number },
      orderItem: { article: orderItems.article, name: orderItems.name },
      orderReturn: { id: returnRequests.id, number: returnRequests.number },
      rewardOrder: { id: rewardOrders.id, number: rewardOrders.number, name: rewardOrders.name },
      expiresOn: loyaltyLots.expiresOn,
    })
    .from(loyaltyEntries)
    // Expired and restored points name the order that earned them by their lot.
    .leftJoin(loyaltyLots, eq(loyaltyLots.id, loyaltyEntries.lotId))
    .leftJoin(
      orders,
      eq(orders.id, sql`coalesce(${loyaltyEntries.orderId}, case when ${loyaltyEntries.kind} = 'expire' then ${loyaltyLots.orderId} end)`),
    )
    .leftJoin(orderItems, eq(orderItems.id, loyaltyEntries.orderItemId))
    .leftJoin(returnRequests, eq(returnRequests.id, loyaltyEntries.returnId))
    .leftJoin(rewardOrders, eq(rewardOrders.id, loyaltyEntries.rewardOrderId))
    .where(isShown(holder))
    .orderBy(desc(loyaltyEntries.id))
    .limit(size)
    .offset((page - 1) * size)
  return rows.map(({ at, kind, reason, rewardOrder, ...row }) => ({
    ...row,
    kind,
    at: at.toISOString(),
    // Other reasons are notes of the ledger itself.
    reason: kind === 'adjust' ? reason : '',
    rewardOrder: rewardOrder && { ...rewardOrder, name: inLanguage(rewardOrder.name, language) },
  }))
}
