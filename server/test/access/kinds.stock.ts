import { eq } from '#platform/database/drizzle'
import { regionWarehouses, warehouses } from '#tables/catalogue'
import { deliveryRoutes } from '#tables/delivery'
import { regions } from '#tables/sites'
import { next, only } from '../builders.ts'
import { aWarehouse } from '../builders.prices.ts'
import { everyone } from './found-by.ts'
import { NO_NUMBER, wrongNumbers } from './ids.ts'
import type { Kind } from './kinds.ts'

const numbered = { isFoundBy: everyone, missing: NO_NUMBER, malformed: wrongNumbers }

/** Where goods lie and how they come to buyers: the seller's own, found by every caller the policy lets in. */
export const stockKinds = {
  deskWarehouse: {
    ...numbered,
    make: async ({ server, goods }) => {
      const mark = `warehouse-${next()}-mark`
      return { id: (await aWarehouse(server.ctx, { name: mark, regionId: goods.region.id })).id, mark }
    },
    remove: async ({ server }, id) => {
      await server.ctx.db.delete(regionWarehouses).where(eq(regionWarehouses.warehouseId, Number(id)))
      await server.ctx.db.delete(warehouses).where(eq(warehouses.id, Number(id)))
    },
    notFound: 'warehouse.not-found',
  },
  deskRegion: {
    ...numbered,
    make: async ({ server }) => {
      const slug = `region-${next()}-mark`
      return {
        id: only(
          await server.ctx.db
            .insert(regions)
            .values({ slug, name: { ru: slug } })
            .returning(),
        ).id,
        mark: slug,
      }
    },
    remove: async ({ server }, id) => {
      // Those a call has added to it.
      await server.ctx.db.delete(warehouses).where(eq(warehouses.regionId, Number(id)))
      await server.ctx.db.delete(regions).where(eq(regions.id, Number(id)))
    },
    notFound: 'region.not-found',
  },
  deskRoute: {
    ...numbered,
    make: async ({ server, goods }) => {
      const row = { regionId: goods.region.id, warehouseId: goods.warehouses.near.id, weekdays: [1], cutoff: '16:00' }
      return { id: only(await server.ctx.db.insert(deliveryRoutes).values(row).returning()).id }
    },
    remove: ({ server }, id) => server.ctx.db.delete(deliveryRoutes).where(eq(deliveryRoutes.id, Number(id))),
    notFound: 'delivery-route.not-found',
  },
} satisfies Record<string, Kind>
