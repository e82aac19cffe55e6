import { and, count, countDistinct, desc, eq, inArray, lte, notExists, sql } from '#platform/database/drizzle'
import { contentSlugs } from '@vitrina/contract/content/content'
import type { Context } from '#platform/context'
import { products, warehouses } from '#tables/catalogue'
import { contentPages } from '#tables/content'
import { deliveryRoutes } from '#tables/delivery'
import { auditEvents } from '#tables/platform'
import { prices } from '#tables/prices'
import { sampleRows } from '#tables/setup'
import { stock } from '#tables/stock'

/** Goods of the sample are no goods of the seller. */
const isSold = ({ db }: Context) =>
  and(
    eq(products.isActive, true),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sampleRows)
        .where(and(eq(sampleRows.table, 'products'), eq(sampleRows.rowId, products.id))),
    ),
  )

export async function countGoods(ctx: Context): Promise<{ products: number; priced: number; stocked: number }> {
  const { db } = ctx
  const [counted] = await db
    .select({
      products: count(),
      priced: count(sql`case when exists (select from ${prices} where ${prices.productId} = ${products.id}) then 1 end`),
      stocked: count(
        sql`case when exists (select from ${stock} where ${stock.productId} = ${products.id} and ${stock.free} > 0) then 1 end`,
      ),
    })
    .from(products)
    .where(isSold(ctx))
  return counted ?? { products: 0, priced: 0, stocked: 0 }
}

export async function countDelivery({ db }: Context): Promise<{ routes: number; pickupPoints: number }> {
  const [routes] = await db
    .select({ regions: countDistinct(deliveryRoutes.regionId) })
    .from(deliveryRoutes)
    .innerJoin(warehouses, eq(warehouses.id, deliveryRoutes.warehouseId))
    .where(and(eq(deliveryRoutes.isActive, true), eq(warehouses.isActive, true)))
  const pickupPoints = await db.$count(warehouses, and(eq(warehouses.isPickupPoint, true), eq(warehouses.isActive, true)))
  return { routes: routes?.regions ?? 0, pickupPoints }
}

/** Texts that are still as set-up wrote them; where the shop was not made by set-up, none. */
export function countUntouchedPages({ db }: Context, siteId: number): Promise<number> {
  // In the database: its clock is finer than a date of JavaScript.
  const created = db
    .select({ at: auditEvents.at })
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, 'site'), eq(auditEvents.entityId, String(siteId)), eq(auditEvents.type, 'site.created')))
  const isLegal = inArray(contentPages.slug, Object.values(contentSlugs))
  return db.$count(contentPages, and(eq(contentPages.siteId, siteId), isLegal, lte(contentPages.updatedAt, created)))
}

/** The newest try of the mail: whether its server took the letter, and by which settings. */
export async function findMailCheck({ db }: Context): Promise<unknown> {
  const [tried] = await db
    .select({ diff: auditEvents.diff })
    .from(auditEvents)
    .where(and(eq(auditEvents.entity, 'integration'), eq(auditEvents.entityId, 'mail'), eq(auditEvents.type, 'integration.checked')))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(1)
  return tried?.diff
}
